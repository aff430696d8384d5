import CastWire
import CastingFakes
import HTTPTypes
import Hummingbird
import NIOCore
import SenderFakes
import Testing

@testable import CastWidgets
@testable import CastWidgetsWeb

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

@MainActor @Suite(.timeLimit(.minutes(1))) struct WebFilesTests {
    private static let zipped: [UInt8] = [0x1F, 0x8B, 8, 0, 1]
    private let asset = EmbeddedAsset(
        "text/javascript; charset=utf-8", tag: "abc", text: "export {}", gzip: Data(zipped).base64EncodedString())

    private func request(_ fields: HTTPFields = [:], _ method: HTTPRequest.Method = .get) -> Request {
        Request(
            head: HTTPRequest(method: method, scheme: "http", authority: "localhost", path: "/", headerFields: fields),
            body: .init(buffer: ByteBuffer()))
    }

    @Test func aFileComesZippedToWhoTakesThat() {
        for field in ["gzip", "deflate, gzip, br", "GZIP;q=0.5", "gzip ; q=1"] {
            let answer = asset.response(to: request([.acceptEncoding: field]))
            #expect(answer.headers[.contentEncoding] == "gzip" && answer.body.contentLength == 5, "\(field)")
        }
        for field in ["", "br", "gzip;q=0", "identity", "xgzip"] {
            let answer = asset.response(to: request([.acceptEncoding: field]))
            #expect(answer.headers[.contentEncoding] == nil && answer.body.contentLength == 9, "\(field)")
        }
        let head = asset.response(to: request([.acceptEncoding: "gzip"], .head))
        #expect(head.body.contentLength == 0 && head.headers[.contentLength] == "5")
    }

    @Test func whoHasItIsToldSoWithoutIt() throws {
        let first = asset.response(to: request())
        let tag = try #require(first.headers[.eTag])
        #expect(first.status == .ok && first.headers[.cacheControl] == "no-cache")
        for known in [tag, "W/\"x\", \(tag)", "*"] {
            let answer = asset.response(to: request([.ifNoneMatch: known, .acceptEncoding: "gzip"]))
            #expect(answer.status == .notModified && answer.body.contentLength == 0 && answer.headers[.eTag] == tag)
        }
        #expect(asset.response(to: request([.ifNoneMatch: "W/\"abcd\""])).status == .ok)
    }

    @Test func anAppsOwnWordsAndLanguagesAreAmongThem() throws {
        let known = EmbeddedAsset(
            "application/json; charset=utf-8", tag: "1",
            text: #"{"dir":"ltr","name":"Deutsch","texts":{"play":"Abspielen","stop":"Halt"}}"#, gzip: "")
        let files = WebFiles(
            [
                "de": WidgetLanguage(name: "Deutsch", texts: [.play: "Los"]),
                "he": WidgetLanguage(name: "עברית", isRightToLeft: true, texts: [.play: "נגן"]),
                "../../x": WidgetLanguage(name: "x", texts: [:]), "": WidgetLanguage(name: "x", texts: [:]),
            ], assets: ["texts/de.json": known, "texts/en.json": known, "widgets.js": asset])
        #expect(files.file(named: "texts/index.json")?.string == #"["de","en","he"]"#)
        func json(_ name: String) throws -> JSONValue {
            try JSONPayload.decode(JSONValue.self, from: try #require(files.file(named: name)?.string))
        }
        #expect(try json("texts/de.json")["texts"] == ["play": "Los", "stop": "Halt"])
        #expect(try json("texts/he.json")["dir"] == "rtl")
        #expect(files.file(named: "widgets.js") != nil && files.file(named: "../widgets.js") == nil)
    }

    @Test func whatIsNoFileIsNotFound() async throws {
        let web = try await WebBench(WidgetBench())
        for path in ["/cast/../Package.swift", "/cast/%2e%2e/etc/passwd", "/cast/texts/", "/cast/x", "/cast/Events"] {
            let answer = try await web.ask("GET", path, ["Authorization": nil])
            #expect(answer.status == 404, "\(path)")
        }
        #expect(try await web.ask("GET", "/cast/texts/index.json", ["Authorization": nil]).status == 200)
        await web.stop()
    }
}
