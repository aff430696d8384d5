import FileAccess
import FilePaths
import PlatformC
public import PlatformFoundation

/// The folder shared by the programs of a group, like `containerURL(forSecurityApplicationGroupIdentifier:)` on Apple
/// platforms.
///
/// On Linux it is `$XDG_DATA_HOME/marquee/groups/ID`, 0700. ``create(_:environment:)`` sets a group up once; every
/// program of the same user that knows its name is in it. An upload extension is only in the groups of its manifest.
/// That separates well-behaved programs, but is no protection against another program of the same user, which can read
/// all of the user's files.
public struct GroupContainer: Hashable, Sendable {
    /// The variable with the groups of its manifest, separated by commas, that a host gives to an extension.
    package static let groupsVariable = "MARQUEE_EXTENSION_GROUPS"

    /// The group.
    public let group: GroupIdentifier
    /// The folder.
    public let url: URL

    /// Nil, without an error, if the identifier is invalid, the group was not set up, this extension's manifest does
    /// not name it, or others can access the folder.
    public init?(_ identifier: String, environment: [String: String] = ProcessInfo.processInfo.environment) {
        guard let group = GroupIdentifier(rawValue: identifier) else { return nil }
        if let mine = environment[Self.groupsVariable], !mine.split(separator: ",").contains(identifier[...]) {
            return nil
        }
        let url = Self.folder(of: group, environment)
        guard Self.isOwn(url) else { return nil }
        self.group = group
        self.url = url
    }

    /// The groups in this extension's manifest that are set up; none if this program is no extension.
    static func mine(_ environment: [String: String] = ProcessInfo.processInfo.environment) -> [GroupContainer] {
        (environment[groupsVariable] ?? "").split(separator: ",").prefix(ExtensionManifest.groupLimit)
            .compactMap { GroupContainer(String($0), environment: environment) }
    }

    /// Sets the group up: makes its folder if it does not exist.
    ///
    /// - Throws: ``GroupError`` if the identifier is invalid, or the folder can't be made or others can access it.
    @discardableResult
    public static func create(
        _ identifier: String, environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws(GroupError) -> GroupContainer {
        guard let group = GroupIdentifier(rawValue: identifier) else {
            throw GroupError("\"\(identifier)\" is no group: letters, digits, dots, hyphens and _, no dot in front")
        }
        let url = folder(of: group, environment)
        Files.makeFolder(url.path)
        guard let container = GroupContainer(identifier, environment: environment) else {
            throw GroupError(
                "the folder \(url.path) of the group can't be made or is open to others: `chmod 700` it, or check the "
                    + "rights of the one above it")
        }
        return container
    }

    /// The path of a file or folder in it; nil for a name that leads elsewhere.
    public func path(_ name: String) -> String? {
        guard !name.isEmpty, name != ".", name != "..", !name.utf8.contains(UInt8(ascii: "/")), !name.utf8.contains(0)
        else { return nil }
        return url.path + "/" + name
    }

    /// Follows the XDG base directory specification; a variable that is no absolute path counts as unset.
    private static func folder(of group: GroupIdentifier, _ environment: [String: String]) -> URL {
        URL(fileURLWithPath: BaseFolders(environment: environment).data + "/marquee/groups/" + group.rawValue)
    }

    private static func isOwn(_ url: URL) -> Bool {
        var info = stat()
        return lstat(url.path.pathBytes, &info) == 0 && info.st_mode & S_IFMT == S_IFDIR && info.st_uid == geteuid()
            && info.st_mode & 0o077 == 0
    }
}

/// Why a group's folder, settings or log can't be used, as a sentence for people. Marquee's own.
public struct GroupError: Error, Hashable, Sendable, CustomStringConvertible {
    public let description: String

    package init(_ description: String) {
        self.description = description
    }
}
