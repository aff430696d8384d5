import Testing

@testable import CastReceiver

@Suite struct ApplicationListReadingTests {
    @Test func aFileThatIsNotThereIsNamed() {
        let error = #expect(throws: ReceiverError.self) { try ApplicationList.read(path: "/nowhere/apps.json") }
        #expect(error?.description.contains("/nowhere/apps.json") == true)
    }
}
