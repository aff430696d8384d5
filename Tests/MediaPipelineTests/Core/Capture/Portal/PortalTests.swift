import Testing

@testable import DBusValues
@testable import MediaPipeline

@Suite("What is asked of the desktop portal, and what it answers")
struct PortalTests {
    private func offer(_ version: UInt32 = 5, types: UInt32 = 7, modes: UInt32 = 7) -> PortalOffer {
        PortalOffer(version: version, sourceTypes: types, cursorModes: modes)
    }

    @Test("An offer is read from the portal's properties; what is missing is nothing")
    func properties() {
        let read = PortalOffer(
            .properties([
                "version": .uint32(4), "AvailableSourceTypes": .uint32(5), "AvailableCursorModes": .uint32(3),
            ]))
        #expect(read == offer(4, types: 5, modes: 3))
        #expect(read.kinds == [.monitor, .virtual])
        #expect(PortalOffer(nil) == offer(0, types: 0, modes: 0))
        #expect(PortalOffer(.properties(["version": .string("4")])).version == 0)
    }

    @Test("The pointer comes beside the pictures where it can, else in them; one that is not wanted is left out")
    func pointer() {
        #expect(offer().cursorMode(showsCursor: true) == .metadata)
        #expect(offer(modes: 3).cursorMode(showsCursor: true) == .embedded)
        #expect(offer(modes: 1).cursorMode(showsCursor: true) == .hidden)
        #expect(offer().cursorMode(showsCursor: false) == .hidden)
        #expect(offer(modes: 6).cursorMode(showsCursor: false) == .metadata)
        #expect(offer(1).cursorMode(showsCursor: true) == nil)
    }

    @Test("What is not offered is told, with what is")
    func missing() throws {
        try offer().check(.virtual, on: nil)
        #expect { try offer(types: 1).check(.window, on: "sway") } throws: { "\($0)".contains("it offers screen.") }
        #expect { try offer(types: 3).check(.virtual, on: "sway") } throws: { "\($0)".contains("screen and window") }
        #expect { try offer(types: 2).check(.monitor, on: nil) } throws: { "\($0)".contains("only window") }
        #expect { try offer(types: 0).check(.monitor, on: "GNOME") } throws: { "\($0)".contains("portal-gnome") }
    }

    @Test(
        "Each desktop has a package of its own",
        arguments: [
            ("ubuntu:GNOME", "-gnome"), ("KDE", "-kde"), ("Hyprland", "-hyprland"), ("sway", "-wlr"),
            ("wlroots", "-wlr"), ("other:sway:wlroots", "-wlr"), ("COSMIC", "-cosmic"),
        ])
    func packages(desktop: String, package: String) {
        #expect(DesktopPortal.backend(for: desktop) == "xdg-desktop-portal" + package)
        #expect(DesktopPortal.missing(on: desktop).description.contains("xdg-desktop-portal" + package))
    }

    @Test("Of a desktop that nobody knows all packages are told")
    func anyDesktop() {
        #expect(DesktopPortal.backend(for: nil).contains("-hyprland"))
        #expect(DesktopPortal.noScreenCast(on: "Unheard").description.contains("-wlr"))
    }

    @Test("Only what the portal's version knows is asked for")
    func selecting() {
        func options(_ version: UInt32, _ token: PortalToken?) -> DBusValue? {
            PortalRequests.selectSources(
                .window, of: offer(version), in: "/s", showsCursor: true, restoring: token, token: "t"
            ).last
        }
        let token = PortalToken("abc")
        #expect(options(5, token)?["restore_token"]?.stringValue == "abc")
        #expect(options(5, token)?["persist_mode"]?.integerValue == 2)
        #expect(options(5, nil)?["restore_token"] == nil && options(5, nil)?["types"]?.integerValue == 2)
        #expect(options(3, token)?["restore_token"] == nil && options(3, token)?["persist_mode"] == nil)
        #expect(options(1, token)?["cursor_mode"] == nil && options(2, token)?["cursor_mode"]?.integerValue == 4)
    }

    @Test("An answer is a yes, a no, or an end")
    func answers() throws {
        func error(_ code: UInt32) -> PipelineError? {
            do throws(PipelineError) {
                _ = try PortalResponse([.uint32(code), .properties([:])])
                return nil
            } catch {
                return error
            }
        }
        #expect(error(0) == nil && error(1)?.code == .captureRefused && error(2) == DesktopPortal.ended)
        #expect(throws: PipelineError.self) { try PortalResponse([.uint32(0)]) }
        #expect(throws: PipelineError.self) { try PortalResponse([.string("0"), .properties([:])]) }
        let session = try PortalResponse([.uint32(0), .properties(["session_handle": .string("/a/b")])])
        #expect(session.session == "/a/b")
    }

    private func started(_ results: [String: DBusValue]) throws -> PortalGrant {
        try PortalResponse([.uint32(0), .properties(results)]).grant()
    }

    @Test("What is shared is one of PipeWire's nodes, with a token to keep")
    func grants() throws {
        let stream = DBusValue.structure([.uint32(42), .properties(["size": .structure([.int32(1), .int32(2)])])])
        let streams = DBusValue.array(of: "(ua{sv})", [stream])
        #expect(try started(["streams": streams, "restore_token": .string("abc")]).node == 42)
        #expect(try started(["streams": streams, "restore_token": .string("abc")]).token == PortalToken("abc"))
        #expect(try started(["streams": streams]).token == nil)
        #expect(throws: PipelineError.self) { try started([:]) }
        #expect(throws: PipelineError.self) { try started(["streams": .array(of: "(ua{sv})", [])]) }
    }

    @Test("A token is text of a bounded length, which is not shown")
    func tokens() {
        #expect(PortalToken("") == nil && PortalToken("a b") == nil && PortalToken("a\n") == nil)
        #expect(PortalToken(String(repeating: "a", count: 513)) == nil)
        #expect(PortalToken("secret").map { "\($0)" }?.contains("secret") == false)
    }

    @Test("A token is useless only where the portal says so of the token itself")
    func rejections() {
        let invalid = "org.freedesktop.portal.Error.InvalidArgument"
        func error(_ sentence: String, _ name: String?) -> DBusError { DBusError(.refused, sentence, name: name) }
        #expect(PortalToken.isRejected(by: error("Restore token is not a valid UUID string", invalid)))
        #expect(!PortalToken.isRejected(by: error("Unsupported cursor mode", invalid)))
        #expect(!PortalToken.isRejected(by: error("token", "org.freedesktop.DBus.Error.NoReply")))
        #expect(!PortalToken.isRejected(by: DBusError(.timeout, "token")))
    }
}
