import Testing

@testable import MediaPipeline

@Suite struct PageAddressTests {
    @Test func whatMayBeSecretIsNotShown() throws {
        let address = try PageAddress("https://anna:s3cret@Example.org:8443/board/2?token=abc#part")
        #expect(address.shown == "https://example.org:8443")
        #expect(address.credentials?.user == "anna" && address.credentials?.password == "s3cret")
        #expect(address.url == "https://Example.org:8443/board/2?token=abc#part")
        #expect(address.origin == "https://example.org:8443")
    }

    @Test func credentialsAreReadAsTheyAreMeant() throws {
        let credentials = try PageAddress("http://a%40b:p%3Aw@h").credentials
        #expect(credentials?.user == "a@b" && credentials?.password == "p:w")
        #expect(try PageAddress("http://h/").credentials == nil)
        #expect(try PageAddress("http://h:80").origin == "http://h")
        #expect(try PageAddress("http://h").shown == "http://h")
        #expect(try PageAddress("http://[::1]:8080/x").shown == "http://[::1]:8080")
    }

    @Test(arguments: [
        "file:///etc/passwd", "chrome://crash", "view-source:http://h/", "javascript:alert(1)", "http://", "", "h",
    ])
    func whatIsNotOfTheWebIsRefused(_ text: String) {
        let error = #expect(throws: PipelineError.self) { try PageAddress(text) }
        #expect(error?.code == .badConfiguration)
    }

    @Test func aLongPathIsNotShown() throws {
        let address = try PageAddress("http://h/" + String(repeating: "a", count: 5_000))
        #expect(address.shown == "http://h" && address.url.count > 5_000)
    }
}

@Suite struct PageTroubleTests {
    @Test func errorsOfServersAreToldByWhatHelps() {
        #expect(PageTrouble(status: 200) == nil && PageTrouble(status: 304) == nil)
        #expect(PageTrouble(status: 503)?.isLasting == false)
        #expect(PageTrouble(status: 404)?.isLasting == true)
        #expect(PageTrouble(status: 401)?.description.contains("password") == true)
        #expect(PageTrouble(status: 429)?.isLasting == false)
    }

    @Test func errorsOfTheNetworkAreSentences() {
        #expect(PageTrouble(network: "net::ERR_NAME_NOT_RESOLVED").description == "its host's name is not known")
        #expect(PageTrouble(network: "net::ERR_CERT_DATE_INVALID").isLasting)
        #expect(!PageTrouble(network: "net::ERR_CONNECTION_REFUSED").isLasting)
        #expect(PageTrouble(network: "net::ERR_ODD\u{1B}[31m").description == "it can't be loaded (ERR_ODD31m)")
    }
}
