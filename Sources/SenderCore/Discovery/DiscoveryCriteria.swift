/// Which devices are of interest to an app: those that can run its Web Receiver app.
///
/// The first application id is also the one that a session launches. An id has eight upper-case hexadecimal digits;
/// other forms, names of built-in apps among them, are accepted, and logged by the context.
///
/// From the Cast SDK: `GCKDiscoveryCriteria`.
public struct DiscoveryCriteria: Hashable, Sendable {
    /// The Default Media Receiver: Google's own player, which every Cast device has.
    public static let defaultMediaReceiverApplicationID = "CC1AD845"

    /// In order of preference, each once.
    public let applicationIDs: [String]
    /// Devices do not announce namespaces, so they restrict nothing before a session has started.
    public let namespaces: [String]

    /// Devices that can run this application. Sessions launch it.
    public init(applicationID: String) {
        self.init(applicationIDs: [applicationID])
    }

    /// Devices that can run one of these applications. Sessions launch the first; an id that comes twice counts once.
    public init(applicationIDs: [String]) {
        var seen: Set<String> = []
        self.applicationIDs = applicationIDs.filter { seen.insert($0).inserted }
        namespaces = []
    }

    /// Devices whose application speaks one of these namespaces. Sessions have no application to launch then.
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

    /// What is browsed for. Every device has the Default Media Receiver, whether or not it announces so: asked for
    /// alone it restricts nothing. So do criteria without an application.
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
