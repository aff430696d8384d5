import CastRemote
import CastSender
import Casting
import FilePaths

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Casts by this command's own detached casts: each is a process that goes on when the remote ends, and that
/// `marquee stop` and the TV's other remotes end too.
struct DetachedRemoteCaster: RemoteCaster {
    /// What of the remote's own options a cast has to know.
    private let interfaces: [String]

    init(search: SearchOptions) { interfaces = search.interfaces }

    func start(_ order: RemoteCastOrder) async throws(RemoteRefusal) -> any RemoteCasting {
        do {
            return DetachedRemoteCasting(
                try DetachedProcess(arguments: Self.arguments(order, interfaces: interfaces)), path: order.path)
        } catch {
            throw RemoteRefusal(.conflict, "The cast can't be started: \(error).")
        }
    }

    /// Of the child. No token is in it, and the file's path is no secret.
    static func arguments(_ order: RemoteCastOrder, interfaces: [String]) -> [String] {
        var list = ["cast", "--serving-child", "--detach", "--to", address(of: order.device)]
        for interface in interfaces { list += ["--interface", interface] }
        if let start = order.start, start >= 1 { list += ["--start", "\(Int(start))"] }
        if let arriving = order.arriving { list += ["--arriving", "\(arriving)"] }
        // As one argument: what people call things may begin with a hyphen.
        if let title = order.details.title { list.append("--shown-title=\(title)") }
        if let subtitle = order.details.subtitle { list.append("--shown-subtitle=\(subtitle)") }
        if let artwork = order.details.artwork { list += ["--shown-artwork", artwork.pathForChildren] }
        return list + ["--", order.path]
    }

    /// Where the device was found: it is not looked for again.
    static func address(of device: Device) -> String { device.place }
}

/// One such process.
struct DetachedRemoteCasting: RemoteCasting {
    private let process: DetachedProcess
    private let path: String

    /// - Parameter path: of what it casts.
    init(_ process: DetachedProcess, path: String) { (self.process, self.path) = (process, path) }

    var pid: Int32 { process.pid }

    func started() async throws(RemoteRefusal) -> RemoteCastStart {
        guard let line = await process.nextLine(),
            let report = try? JSONDecoder().decode(DetachedCast.Report.self, from: Data(line.utf8))
        else {
            _ = await process.exitStatus()
            throw RemoteRefusal(.conflict, "The cast ended before it played.")
        }
        if let error = report.error {
            // Nobody else waits for it.
            _ = await process.exitStatus()
            throw RemoteRefusal(.conflict, Self.sentence(error, of: path))
        }
        return RemoteCastStart(title: report.title ?? "", address: report.address)
    }

    /// As a page may be told: a file goes by its name, and where it lies here is nobody's affair there.
    static func sentence(_ error: String, of path: String) -> String {
        error.replacing(PathText.shown(path), with: PathText.shown(PathParts.name(path)))
    }

    func over() async -> String? {
        let status = await process.exitStatus()
        switch ExitStatus(rawValue: status) {
        // Ended here or by somebody on the way out: that is no failure.
        case .done, .interrupted: return nil
        case .lost: return "the device was lost"
        case .refused: return "the device could not play it to its end"
        default: return status > 128 ? nil : "the cast ended before its time"
        }
    }

    func stop() { kill(pid, SIGTERM) }
}
