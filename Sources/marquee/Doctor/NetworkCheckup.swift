import CastTransport
import CastWire
import Logging
import MulticastDNS
import PlatformC

/// Checks the network interfaces, multicast, and the ports of Cast.
enum NetworkCheckup {
    static func findings() async -> [Finding] {
        await [interfaces(), multicast()] + ports()
    }

    private static func interfaces() async -> Finding {
        let group = SocketThreads.shared
        guard let all = try? SystemNetworkPath.make(group: group.next()).interfaces() else {
            return Finding(subject: "interfaces", verdict: .missing, finding: "the list of interfaces can't be read")
        }
        let usable = all.filter(\.isUsableForDiscovery).map { interface in
            "\(interface.name) (\(interface.addresses.map { "\($0.address)" }.joined(separator: ", ")))"
        }
        let outside = all.contains { $0.isUsableForDiscovery && $0.name != "lo" }
        return Finding(
            subject: "interfaces", verdict: outside ? .good : .missing,
            finding: usable.isEmpty ? "no interface can be used" : usable.joined(separator: "; "),
            remedy: outside ? nil : "connect to the network of the TV; until then only this machine is searched")
    }

    private static func multicast() async -> Finding {
        let logger = Logger(label: "doctor", factory: { _ in SwiftLogNoOpLogHandler() })
        do {
            let service = try await MulticastDNSService.start(
                group: SocketThreads.shared, logger: logger)
            await service.shutdown()
            return Finding(
                subject: "multicast", verdict: .good,
                finding: "UDP port 5353 can be shared, and the group can be joined")
        } catch {
            return Finding(
                subject: "multicast", verdict: .missing, finding: "\(error)",
                remedy: "name devices by their address: --to ADDRESS")
        }
    }

    /// The well-known ports of a receiver. Another receiver on this machine may use them.
    private static func ports() -> [Finding] {
        let ports = [
            (CastPorts.cast, "senders"), (CastPorts.setup, "setup pages"),
            (CastPorts.secureSetup, "setup pages over TLS"),
        ]
        return ports.map { port, use in
            if isFree(port) {
                return Finding(subject: "port \(port)", verdict: .good, finding: "free for a receiver (\(use))")
            }
            return Finding(
                subject: "port \(port)", verdict: .note,
                finding: "in use; a receiver started now uses another port for \(use)")
        }
    }

    static func isFree(_ port: Int) -> Bool {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        var reuse: Int32 = 1
        setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &reuse, socklen_t(MemoryLayout<Int32>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(port).bigEndian
        return withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
            }
        }
    }
}
