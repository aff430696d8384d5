import Testing

@testable import Casting
@testable import SenderCore

@Suite struct LoadCourseTests {
    /// Sends, loses and resumes again and again; what came of it each time, up to `count` times.
    private func outcomes(
        of course: inout LoadCourse, _ count: Int, after reason: ConnectionSuspendReason = .networkError
    ) -> [LoadCourse.Outcome] {
        (0..<count).map { _ in
            if course.state == .unsent || course.state == .inDoubt { course.send() }
            course.lose()
            return course.resume(after: reason, isThere: false)
        }
    }

    @Test("A LOAD that the device goes away with each time is sent three times in all")
    func storm() {
        var course = LoadCourse()
        course.send()
        var sendings = 1
        for _ in 0..<1000 {
            course.lose()
            guard course.resume(after: .networkError, isThere: false) == .sendAgain else { break }
            course.send()
            sendings += 1
        }
        #expect(sendings == 3 && sendings == LoadCourse.limit)
        #expect(course.state == .givenUp)
        let further = course.resume(after: .networkError, isThere: false)
        #expect(further == .nothing)
    }

    @Test("One that was cut off is settled where the device has it, and sent again where not")
    func settled() {
        var course = LoadCourse()
        course.send()
        course.lose()
        let again = course.resume(after: .networkError, isThere: false)
        #expect(again == .sendAgain)
        course.send()
        course.lose()
        let settled = course.resume(after: .networkError, isThere: true)
        #expect(settled == .settled && course.state == .taken)
    }

    @Test("Once it is taken, losses of the connection send nothing again")
    func taken() {
        var course = LoadCourse()
        course.send()
        course.take()
        course.lose()
        let outcome = course.resume(after: .networkError, isThere: false)
        #expect(outcome == .nothing && course.losses == 0)
    }

    @Test("What this side paused or lost itself is not the device's doing", arguments: [
        ConnectionSuspendReason.networkNotReachable, .appBackgrounded, .none,
    ])
    func ownPauses(reason: ConnectionSuspendReason) {
        var course = LoadCourse()
        #expect(outcomes(of: &course, 10, after: reason) == Array(repeating: .sendAgain, count: 10))
        #expect(outcomes(of: &course, 3) == [.sendAgain, .sendAgain, .giveUp])
    }

    @Test("A connection that comes back and brings the device's answer between two losses clears nothing")
    func memory() {
        var course = LoadCourse()
        #expect(outcomes(of: &course, 2) == [.sendAgain, .sendAgain])
        course.send()
        let waiting = course.resume(after: .networkError, isThere: false)
        #expect(waiting == .nothing)
        #expect(outcomes(of: &course, 1) == [.giveUp])
    }
}
