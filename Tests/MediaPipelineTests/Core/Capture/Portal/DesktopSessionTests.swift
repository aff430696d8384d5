import Testing

@testable import MediaPipeline

@Suite("How a session's screen is captured")
struct DesktopSessionTests {
    private func session(_ environment: [String: String]) -> DesktopSession {
        DesktopSession(environment: { environment[$0] })
    }

    @Test("WAYLAND_DISPLAY decides, and else the kind of session")
    func windowSystems() {
        #expect(session(["DISPLAY": ":0"]) == DesktopSession(hasX11: true, hasWayland: false))
        #expect(session(["DISPLAY": "", "WAYLAND_DISPLAY": "w"]) == DesktopSession(hasX11: false, hasWayland: true))
        #expect(session(["XDG_SESSION_TYPE": "wayland", "XDG_CURRENT_DESKTOP": "GNOME"]).hasWayland)
        #expect(!session(["XDG_SESSION_TYPE": "wayland", "WAYLAND_DISPLAY": ""]).hasWayland)
        #expect(!session(["XDG_SESSION_TYPE": "x11"]).hasWayland)
        #expect(session(["XDG_CURRENT_DESKTOP": "sway"]).desktop == "sway")
    }

    private let wayland = DesktopSession(hasX11: true, hasWayland: true)
    private let bare = DesktopSession(hasX11: false, hasWayland: true)
    private let x11 = DesktopSession(hasX11: true, hasWayland: false)

    @Test("A screen goes to the portal under Wayland, and to the display under X11")
    func screens() throws {
        #expect(try wayland.route(to: .screen(nil)) == .portal(.monitor, nil))
        #expect(try x11.route(to: .screen(nil)) == .x11)
        #expect(try x11.route(to: .screen("2")) == .x11)
        #expect(try DesktopSession(hasX11: false, hasWayland: false).route(to: .screen(nil)) == .x11)
        #expect { try wayland.route(to: .screen("2")) } throws: { "\($0)".contains("write screen alone") }
    }

    @Test("A window with a number is X11's, also under Xwayland; one without is chosen by the portal")
    func windows() throws {
        #expect(try wayland.route(to: .window(7)) == .x11)
        #expect { try bare.route(to: .window(7)) } throws: { "\($0)".contains("write window alone") }
        #expect(try wayland.route(to: .anyWindow) == .portal(.window, nil))
        #expect { try x11.route(to: .anyWindow) } throws: { "\($0)".contains("window:0x1e00007") }
    }

    @Test("A virtual screen is a Wayland desktop's")
    func virtual() throws {
        #expect(try bare.route(to: .virtual(VideoSize(640, 480))) == .portal(.virtual, VideoSize(640, 480)))
        #expect { try x11.route(to: .virtual(nil)) } throws: { "\($0)".contains("X11 has none") }
    }
}
