import Testing

@testable import MediaPipeline

/// Keeps the course, since expectations take no value that changes.
private final class Course {
    private var course: OutputCourse
    init(isFile: Bool, isOnly: Bool) { course = OutputCourse(isFile: isFile, isOnly: isOnly) }

    func failed(_ failure: OutputFailure, lasted: Duration?, jitter: Double) -> OutputCourse.Decision {
        course.failed(failure, lasted: lasted, jitter: jitter)
    }
}

@Suite("What becomes of a server or a file that failed")
struct OutputCourseTests {
    private let unreachable = OutputFailure(.unreachable, "it does not answer")
    private let lost = OutputFailure(.lost, "gone")
    private let refused = OutputFailure(.refused, "no")

    @Test("A server that went is tried again after 1, 2, 4, 8, 16 and then each 30 s")
    func pauses() {
        let course = Course(isFile: false, isOnly: true)
        #expect(course.failed(lost, lasted: .seconds(5), jitter: 0) == .again(after: .seconds(1)))
        for pause in [2, 4, 8, 16, 30, 30] {
            #expect(course.failed(unreachable, lasted: nil, jitter: 0) == .again(after: .seconds(pause)))
        }
        // A short connection is no recovery; a long one is.
        #expect(course.failed(lost, lasted: .seconds(1), jitter: 0) == .again(after: .seconds(30)))
        #expect(course.failed(lost, lasted: .seconds(10), jitter: 0) == .again(after: .seconds(1)))
        #expect(course.failed(refused, lasted: nil, jitter: 1) == .again(after: .milliseconds(2_500)))
        #expect(course.failed(refused, lasted: nil, jitter: 7) == .again(after: .seconds(5)))
    }

    @Test("A stream that was refused at first is not tried again")
    func refusal() {
        let course = Course(isFile: false, isOnly: false)
        #expect(course.failed(refused, lasted: nil, jitter: 0) == .end(refused))
        let closed = Course(isFile: false, isOnly: false)
        guard case .end(let failure) = closed.failed(lost, lasted: .seconds(1), jitter: 0) else {
            Issue.record("it is tried again")
            return
        }
        #expect(failure.kind == .refused)
    }

    @Test("A server that nobody answers for ends the only output, and is tried again beside others")
    func unreachableAtFirst() {
        let only = Course(isFile: false, isOnly: true)
        #expect(only.failed(unreachable, lasted: nil, jitter: 0) == .end(unreachable))
        let beside = Course(isFile: false, isOnly: false)
        #expect(beside.failed(unreachable, lasted: nil, jitter: 0) == .again(after: .seconds(1)))
    }

    @Test("A file that can't be written on ends")
    func file() {
        let course = Course(isFile: true, isOnly: false)
        let full = OutputFailure(.full, "no room")
        #expect(course.failed(full, lasted: .seconds(100), jitter: 0) == .end(full))
    }
}
