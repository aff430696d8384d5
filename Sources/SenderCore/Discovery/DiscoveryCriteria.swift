import CastWire

/// The devices that an app is interested in: those that can run its Web Receiver app.
///
/// The first application id is also the one that a session launches. An id has eight upper-case hexadecimal digits.
/// Other forms, such as names of built-in apps, are accepted, and the context logs them.
///
/// From the Cast SDK: `GCKDiscoveryCriteria`.
public struct DiscoveryCriteria: Hashable, Sendable {
    /// The Default Media Receiver: Google's own player, which every Cast device has.
    public static let defaultMediaReceiverApplicationID = ApplicationIDs.defaultMediaReceiver

    /// The application ids in order of preference, each once.
    public let applicationIDs: [String]
    /// The namespaces. Devices do not announce them, so they restrict nothing before a session has started.
    public let namespaces: [String]

    /// Creates criteria for devices that can run this application. Sessions launch it.
    public init(applicationID: String) {
        self.init(applicationIDs: [applicationID])
    }

    /// Creates criteria for devices that can run one of these applications. Sessions launch the first; duplicates are
    /// removed.
    public init(applicationIDs: [String]) {
        var seen: Set<String> = []
        self.applicationIDs = applicationIDs.filter { seen.insert($0).inserted }
        namespaces = []
    }

    /// Creates criteria for devices whose application uses one of these namespaces. Sessions then have no application
    /// to launch.
    public init(namespaces: [String]) {
        applicationIDs = []
        self.namespaces = namespaces
    }

    /// Whether an application is named.
    public var hasApplicationIDs: Bool { !applicationIDs.isEmpty }
    /// Whether a namespace is named.
    public var hasNamespaces: Bool { !namespaces.isEmpty }

    /// The service subtypes in mDNS that devices with these applications announce.
    public var allSubtypes: [String] {
        applicationIDs.map { "_\($0)._sub._googlecast._tcp" }
    }

    /// The names to browse for.
    ///
    /// Every device has the Default Media Receiver, whether it announces it or not, so that id restricts nothing.
    /// Criteria without an application restrict nothing either.
    package var browseTargets: [BrowseTarget] {
        let ids = applicationIDs
        guard !ids.isEmpty, !ids.contains(Self.defaultMediaReceiverApplicationID) else { return [.allDevices] }
        return ids.map(BrowseTarget.application)
    }

    package static func isWellFormed(applicationID id: String) -> Bool {
        id.utf8.count == 8 && id.utf8.allSatisfy { (48...57).contains($0) || (65...70).contains($0) }
    }
}

/// The Default Media Receiver's application id.
public let defaultMediaReceiverApplicationID = DiscoveryCriteria.defaultMediaReceiverApplicationID
