public import CastSender
public import CastWidgetsCore

/// How the widgets are served. Marquee's own.
public struct WebWidgetsOptions: Sendable {
    /// Where ``WebWidgets/addRoutes(to:)`` puts them: begins with a slash and ends without one. Default: `/cast`.
    public var path = "/cast"
    /// What this server may be called in a request's Host, beside the names of loopback: addresses and names, each with
    /// its port where only that one counts (`192.168.1.5`, `tv.example:8443`, `[fd00::5]`). A name that is not listed
    /// is refused: a page of the web could have its own name lead here (DNS rebinding).
    public var hosts: [String] = []
    /// Other sites whose pages may use the widgets, such as `https://app.example`. Each is an origin: scheme, name and
    /// port, no path.
    public var allowedOrigins: [String] = []
    /// Who may.
    public var access: any WidgetAccess
    /// Languages of the app's own, and its own words in the framework's, by BCP 47 tag (`de`, `pt-BR`).
    public var texts: [String: WidgetLanguage] = [:]
    /// Makes what a guest's widgets are bound to: a context of its own, so that nobody's session is another's. It gets
    /// `Device.deviceID`. Nil: there are no guests.
    public var makeGuestContext: (@MainActor @Sendable (_ deviceID: String) -> CastContext)?
    /// The mini controller's three buttons, the one nearest to the text first.
    public var miniSlots: [MediaButtonType] = [.playPauseToggle, .none, .none]
    /// Whether the introductory overlay is shown once, when the first device turns up.
    public var presentsInstructions = true
    /// What the overlay says; the framework's own words where nothing is set.
    public var instructions = CastInstructionsState.Content()
    /// Makes what keeps that it was shown; nil: a file of this user.
    public var makeInstructionsStore: (@MainActor @Sendable () -> any InstructionsStore)?
    /// What clients may cost.
    public var limits = WebWidgetsLimits()

    /// Under `/cast`, by loopback's names alone, without guests.
    public init(access: any WidgetAccess) { self.access = access }
}

/// What clients may cost. Marquee's own; docs/limits.md has the reasons for the numbers.
public struct WebWidgetsLimits: Sendable, Hashable {
    /// Connections at once, in all: from 1 on. A quarter of them is for loopback and for addresses whose requests had a
    /// good token. Where all are taken, a connection of the stranger's address that has most gives way to a newcomer.
    public var connections = 640
    /// Of these, of one address; of loopback, where all of a machine's browsers are, eight times as many; of an IPv6
    /// network (/64), four times as many.
    public var connectionsPerAddress = 64
    /// Requests of one address, files and pictures among them: as many at once, from 1 on. Of an IPv6 network (/64),
    /// eight times as many.
    public var openBurst = 2_000
    /// Requests of one address, of any kind: how many times a second it may have another beyond the burst, more than 0.
    /// Of an IPv6 network (/64), eight times as often.
    public var openPerSecond = 500.0
    /// Requests of one address with a token: as many at once, from 1 on. Of an IPv6 network (/64), eight times as many.
    public var requestBurst = 200
    /// Requests of one address with a token: how many times a second it may have another beyond the burst, more than 0.
    public var requestsPerSecond = 50.0
    /// Wrong tokens of one address, before it is not answered for a while: as many at once, from 1 on. Of an IPv6
    /// network (/64), eight times as many. Tokens that were right there lately are answered all the same.
    public var wrongTokenBurst = 10
    /// Wrong tokens of one address: how many times a second it may have another beyond the burst, more than 0.
    public var wrongTokensPerSecond = 0.2
    /// Devices for which there are guests at once: from 0 on.
    public var guestDevices = 8
    /// Seconds after which a reader that takes nothing of what waits for it is closed: more than 0. One that takes
    /// little goes on.
    public var stallSeconds = 60.0
    /// Seconds after the last page has gone in which discovery and a guest's connection go on: from 0 on.
    public var lingerSeconds = 30.0

    /// Those of a house: some dozens of browsers.
    public init() {}
}
