import CastWire
import Testing

@testable import CastRemote

@MainActor @Suite(.timeLimit(.minutes(1))) struct RemotePathTests {
    /// What each takes, as docs/remote.md has it.
    private static let paths = [
        "/": "GET, HEAD", "/sw.js": "GET, HEAD", "/remote/remote.js": "GET, HEAD", "/remote/library": "GET, HEAD",
        "/remote/poster/AAAAAAAAAAAAAAAAAAAAAA": "GET, HEAD", "/remote/watched": "POST", "/remote/cast": "POST",
        "/remote/uploads/upload-1": "DELETE, PUT", "/remote/guests": "GET, HEAD, POST",
        "/remote/guests/abcdef": "DELETE", "/cast/queue": "GET, HEAD, OPTIONS",
    ]
    private static let methods = ["GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "PROPFIND"]

    @Test func aKnownPathSaysWhatItTakesInstead() async throws {
        let bench = try await RemoteBench()
        let guest = try bench.tokens.makeGuest(deviceID: "0001", deviceName: "TV", for: 600)
        for (path, allowed) in Self.paths {
            for method in Self.methods where !allowed.contains(method) {
                for token in [nil, "Bearer \(bench.owner.secret)", "Bearer \(guest.secret)"] as [String?] {
                    let answer = try await bench.ask(method, path, ["Authorization": token])
                    #expect(answer.status == 405 && answer.fields["allow"] == allowed, "\(method) \(path)")
                    #expect(method == "HEAD" || answer.error?.contains("not \(method)") == true, "\(answer.text)")
                }
            }
        }
        await bench.stop()
    }

    @Test func anUnknownPathIsSaidToBeNoneWhoeverAsks() async throws {
        let bench = try await RemoteBench()
        for path in [
            "/nothing", "/index.html", "/remote", "/remote/", "/remote/nothing", "/remote/uploads",
            "/remote/uploads/a/b",
            "/remote/library/x", "/remote/nothing.js", "/cast/nothing", "//etc/passwd", "/remote/..%2fx",
        ] {
            for method in Self.methods where !(method == "OPTIONS" && path.hasPrefix("/cast/")) {
                for token in [nil, "Bearer \(bench.owner.secret)"] as [String?] {
                    let answer = try await bench.ask(method, path, ["Authorization": token])
                    #expect(answer.status == 404 && answer.fields["allow"] == nil, "\(method) \(path)")
                    #expect(method == "HEAD" || answer.error?.isEmpty == false, "\(method) \(path)")
                }
                #expect(try await bench.ask(method, path, ["Host": "evil.example"]).status == 403, "\(method) \(path)")
            }
        }
        await bench.stop()
    }

    @Test func aHeadIsAnsweredAsItsGetWithoutTheBody() async throws {
        let bench = try await RemoteBench()
        for path in ["/", "/remote/library", "/remote/library?from=-1", "/remote/guests", "/remote/poster/x"] {
            let (get, head) = (try await bench.ask("GET", path), try await bench.ask("HEAD", path))
            #expect(head.status == get.status && head.body.isEmpty && !get.body.isEmpty, "\(path)")
            #expect(head.fields["content-length"] == get.fields["content-length"], "\(path)")
        }
        #expect(try await bench.ask("HEAD", "/remote/library", ["Authorization": nil]).status == 401)
        await bench.stop()
    }

    @Test func aLongBodyForAPathThatIsNoneIsNotReadToItsEnd() async throws {
        let bench = try await RemoteBench()
        let client = try RemoteClient(port: bench.port)
        await client.send(
            bench.head("PUT", "/remote/upload/a", ["Content-Length": "1000000000", "Connection": nil]))
        await until { client.text.contains("404") && client.isOver }
        #expect(client.text.lowercased().contains("connection: close"))
        await bench.stop()
    }
}
