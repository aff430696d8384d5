import Testing

@testable import marquee

@MainActor @Suite struct DemoBusTests {
    @Test(arguments: [
        ("/tmp/marquee-demo-0A/bus", "/tmp/marquee-demo-0A/bus"), ("/tmp/a b", "/tmp/a%20b"), ("/x;y,z", "/x%3by%2cz"),
        ("/50%", "/50%25"), ("/ü", "/%c3%bc"), ("/\n", "/%0a"),
    ])
    func aPathStandsInAnAddressEscaped(path: String, escaped: String) {
        #expect(DemoBus.escaped(path) == escaped)
    }
}
