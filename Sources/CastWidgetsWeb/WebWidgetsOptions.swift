public import CastSender
public import CastWidgets
public import CastWidgetsCore

/// Options for serving the widgets. Marquee's own.
public struct WebWidgetsOptions: Sendable {
    /// The path beneath which ``WebWidgets/addRoutes(to:)`` adds the routes: begins with a slash and ends without one.
    /// Default: `/cast`.
    public var path = "/cast"
    /// The names and addresses that this server accepts in a request's Host, besides the loopback names.
    ///
    /// Each may have a port if only that port is accepted (`192.168.1.5`, `tv.example:8443`, `[fd00::5]`). A name that
    /// is not listed is refused, because a web page could let a name of its own resolve to this machine (DNS
    /// rebinding).
    public var hosts: [String] = []
    /// Other sites whose pages may use the widgets, such as `https://app.example`. Each is an origin: scheme, name and
    /// port, no path.
    public var allowedOrigins: [String] = []
    /// Decides who may use the widgets.
    public var access: any WidgetAccess
    /// Additional languages, and the app's own texts for the framework's languages, by BCP 47 tag (`de`, `pt-BR`).
    public var texts: [String: WidgetLanguage] = [:]
    /// Makes the context for a guest's widgets: a separate one, so that sessions are not shared. Nil: there are no
    /// guests.
    ///
    /// Its argument is `Device.deviceID`.
    public var makeGuestContext: (@MainActor @Sendable (_ deviceID: String) -> CastContext)?
    /// The mini controller's three buttons, the one nearest to the text first.
    public var miniSlots: [MediaButtonType] = [.playPauseToggle, .none, .none]
    /// Whether the introductory overlay is shown once, when the first device is found.
    public var presentsInstructions = true
    /// The overlay's content; the framework's own texts by default.
    public var instructions = CastInstructionsState.Content()
    /// Makes the store that keeps that the overlay was shown; nil: a file of this user.
    public var makeInstructionsStore: (@MainActor @Sendable () -> any InstructionsStore)?
    /// The limits of clients.
    public var limits = WebWidgetsLimits()

    /// Creates options for `/cast`, with the loopback names alone and without guests.
    public init(access: any WidgetAccess) { self.access = access }
}

/// The limits of clients. Marquee's own; docs/limits.md has the reasons for the numbers.
public struct WebWidgetsLimits: Sendable, Hashable {
    /// Connections at once, in all: from 1 on.
    ///
    /// A quarter of them is for loopback and for addresses whose requests had a valid token. If all are taken, a new
    /// client replaces a connection of the unknown address that has the most.
    public var connections = 640
    /// Connections of one address, from 1 on. Loopback, which all browsers of this machine share, may have eight times
    /// as many, and an IPv6 network (/64) four times as many.
    public var connectionsPerAddress = 64
    /// Requests of one address, including files and images: as many at once, from 1 on. An IPv6 network (/64) may send
    /// eight times as many.
    public var openBurst = 2_000
    /// Requests of one address, of any kind: how many times a second it may send another beyond the burst, more than 0.
    /// An IPv6 network (/64) may send eight times as many.
    public var openPerSecond = 500.0
    /// Requests of one address with a token: as many at once, from 1 on. An IPv6 network (/64) may send eight times as
    /// many.
    public var requestBurst = 200
    /// Requests of one address with a token: how many times a second it may send another beyond the burst, more than 0.
    public var requestsPerSecond = 50.0
    /// Wrong tokens of one address before its tokens are refused for a while: as many at once, from 1 on.
    ///
    /// An IPv6 network (/64) may send eight times as many. Tokens that were valid there lately are still accepted.
    public var wrongTokenBurst = 10
    /// Wrong tokens of one address: how many times a second it may send another beyond the burst, more than 0.
    public var wrongTokensPerSecond = 0.2
    /// Devices that have guests at the same time: from 0 on.
    public var guestDevices = 8
    /// Seconds after which a reader that takes no waiting data is closed: more than 0. A reader that takes little goes
    /// on.
    public var stallSeconds = 60.0
    /// Seconds for which discovery and a guest's connection go on after the last page has gone: from 0 on.
    public var lingerSeconds = 30.0

    /// The limits for a home: some dozens of browsers.
    public init() {}
}
