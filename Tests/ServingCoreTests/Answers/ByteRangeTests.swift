import Testing

@testable import ServingCore

@Suite struct ByteRangeTests {
    @Test(arguments: [
        (nil, 100, ByteRange.whole),
        ("bytes=0-0", 100, .part(0...0)),
        ("bytes=0-99", 100, .part(0...99)),
        ("bytes=10-", 100, .part(10...99)),
        ("bytes=10-1000", 100, .part(10...99)),
        ("bytes=-1", 100, .part(99...99)),
        ("bytes=-1000", 100, .part(0...99)),
        ("Bytes=5-9", 100, .part(5...9)),
        ("bytes= 5-9 ", 100, .part(5...9)),
        ("bytes=0-99999999999999999999999", 100, .part(0...99)),
        ("bytes=100-", 100, .unsatisfiable),
        ("bytes=99999999999999999999-", 100, .unsatisfiable),
        ("bytes=-0", 100, .unsatisfiable),
        ("bytes=0-", 0, .unsatisfiable),
        ("bytes=-5", 0, .unsatisfiable),
        ("bytes=9-5", 100, .whole),
        ("bytes=", 100, .whole),
        ("bytes=-", 100, .whole),
        ("bytes=a-b", 100, .whole),
        ("bytes=+1-5", 100, .whole),
        ("bytes=1-5-9", 100, .whole),
        ("bytes=0-1,5-9", 100, .whole),
        ("items=0-5", 100, .whole),
        ("bytes 0-5", 100, .whole),
        ("", 100, .whole),
    ] as [(String?, Int64, ByteRange)])
    func rangeFieldGives(field: String?, size: Int64, expected: ByteRange) {
        #expect(ByteRange.resolve(field, size: size) == expected)
    }
}

@Suite struct FileValidatorTests {
    private let state = FileValidators(inode: 7, size: 16, modifiedSeconds: 784_111_777, nanoseconds: 5)

    @Test func dateIsWrittenAndReadInThePreferredForm() {
        #expect(HTTPDate.text(784_111_777) == "Sun, 06 Nov 1994 08:49:37 GMT")
        #expect(HTTPDate.seconds("Sun, 06 Nov 1994 08:49:37 GMT") == 784_111_777)
        #expect(HTTPDate.text(0) == "Thu, 01 Jan 1970 00:00:00 GMT")
        #expect(HTTPDate.text(951_782_400) == "Tue, 29 Feb 2000 00:00:00 GMT")
        #expect(HTTPDate.text(.max) == "Fri, 31 Dec 9999 23:59:59 GMT")
        for day in stride(from: Int64(0), to: 80_000 * 86_400, by: 86_400 * 37) {
            #expect(HTTPDate.seconds(HTTPDate.text(day)) == day)
        }
    }

    @Test(arguments: ["", "Sunday, 06-Nov-94 08:49:37 GMT", "Sun, 99 Nov 1994 08:49:37 GMT", "x y z a b c d GMT"])
    func otherDatesAreNotRead(text: String) {
        #expect(HTTPDate.seconds(text) == nil)
    }

    @Test func tagChangesWithEveryPartOfTheState() {
        let others = [
            FileValidators(inode: 8, size: 16, modifiedSeconds: 784_111_777, nanoseconds: 5),
            FileValidators(inode: 7, size: 17, modifiedSeconds: 784_111_777, nanoseconds: 5),
            FileValidators(inode: 7, size: 16, modifiedSeconds: 784_111_778, nanoseconds: 5),
            FileValidators(inode: 7, size: 16, modifiedSeconds: 784_111_777, nanoseconds: 6),
        ]
        for other in others { #expect(other.entityTag != state.entityTag) }
        #expect(state.entityTag == "\"7-10-2ebc98a1-5\"")
    }

    @Test func conditionsFollowTagBeforeDate() {
        #expect(state.isCurrent(ifNoneMatch: state.entityTag, ifModifiedSince: nil))
        #expect(state.isCurrent(ifNoneMatch: "\"x\", W/\(state.entityTag)", ifModifiedSince: nil))
        #expect(state.isCurrent(ifNoneMatch: "*", ifModifiedSince: nil))
        #expect(!state.isCurrent(ifNoneMatch: "\"x\"", ifModifiedSince: state.lastModified))
        #expect(state.isCurrent(ifNoneMatch: nil, ifModifiedSince: state.lastModified))
        #expect(!state.isCurrent(ifNoneMatch: nil, ifModifiedSince: "Sun, 06 Nov 1994 08:49:36 GMT"))
        #expect(!state.isCurrent(ifNoneMatch: nil, ifModifiedSince: nil))
    }

    @Test func partIsAllowedOnlyForTheSameState() {
        #expect(state.allowsPart(ifRange: nil))
        #expect(state.allowsPart(ifRange: state.entityTag))
        #expect(state.allowsPart(ifRange: state.lastModified))
        #expect(!state.allowsPart(ifRange: "W/" + state.entityTag))
        #expect(!state.allowsPart(ifRange: "\"x\""))
    }
}
