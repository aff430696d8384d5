import CastRemote
import CastSender
import Casting
import FilePaths
import PlatformC
import PlatformFoundation

/// Starts casts as detached processes of this command. They go on when the remote control ends, and `marquee stop` and
/// other remote controls of the TV can end them.
struct DetachedRemoteCaster: RemoteCaster {
    /// The interfaces that the casts have to use, too.
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

    /// The arguments of the child process. They contain no token, and the path of the file is no secret.
    static func arguments(_ order: RemoteCastOrder, interfaces: [String]) -> [String] {
        var list = ["cast", "--serving-child", "--detach", "--to", address(of: order.device)]
        for interface in interfaces { list += ["--interface", interface] }
        if let start = order.start, start >= 1 { list += ["--start", "\(Int(start))"] }
        if let arriving = order.arriving { list += ["--arriving", "\(arriving)"] }
        // Given as one argument, because a title may begin with a hyphen.
        if let title = order.details.title { list.append("--shown-title=\(title)") }
        if let subtitle = order.details.subtitle { list.append("--shown-subtitle=\(subtitle)") }
        if let artwork = order.details.artwork { list += ["--shown-artwork", artwork.pathForChildren] }
        return list + ["--", order.path]
    }

    /// The address at which the device was found, so that the child does not search for it again.
    static func address(of device: Device) -> String { device.place }
}

/// A detached cast process.
struct DetachedRemoteCasting: RemoteCasting {
    private let process: DetachedProcess
    private let path: String

    /// - Parameter path: the path of the cast file.
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
            // No other code waits for the process.
            _ = await process.exitStatus()
            throw RemoteRefusal(.conflict, Self.sentence(error, of: path))
        }
        return RemoteCastStart(title: report.title ?? "", address: report.address)
    }

    /// The error for a web page: a path is replaced by the file's name, because a page must not learn paths of this
    /// machine.
    static func sentence(_ error: String, of path: String) -> String {
        error.replacing(PathText.shown(path), with: PathText.shown(PathParts.name(path)))
    }

    func over() async -> String? {
        let status = await process.exitStatus()
        switch ExitStatus(rawValue: status) {
        // Ended by this machine or by another sender, which is no failure.
        case .done, .interrupted: return nil
        case .lost: return "the device was lost"
        case .refused: return "the device could not play it to the end"
        default: return status > 128 ? nil : "the cast ended early"
        }
    }

    func stop() { kill(pid, SIGTERM) }
}
