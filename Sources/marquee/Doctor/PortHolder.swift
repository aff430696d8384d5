import PlatformFoundation

/// The process that listens on a TCP port of this machine, if this user may know it. /proc shows the process of a
/// socket only to its own user and to root.
struct PortHolder: Equatable {
    let pid: Int32
    /// The kernel's name for the program: at most 15 bytes.
    let name: String

    /// Nil if no process listens, or if the process belongs to another user.
    static func find(_ port: Int) -> PortHolder? {
        let tables = ["/proc/net/tcp", "/proc/net/tcp6"].compactMap(text(of:))
        let sockets = Set(tables.flatMap { listeners(on: port, in: $0) }.map { "socket:[\($0)]" })
        guard !sockets.isEmpty else { return nil }
        let files = FileManager.default
        for pid in (try? files.contentsOfDirectory(atPath: "/proc"))?.compactMap(Int32.init) ?? [] {
            let folder = "/proc/\(pid)/fd"
            let open = (try? files.contentsOfDirectory(atPath: folder)) ?? []
            let isHolder = open.contains { file in
                (try? files.destinationOfSymbolicLink(atPath: "\(folder)/\(file)")).map(sockets.contains) ?? false
            }
            guard isHolder else { continue }
            let name = text(of: "/proc/\(pid)/comm")?.split(separator: "\n").first.map(String.init)
            return PortHolder(pid: pid, name: name ?? "a program")
        }
        return nil
    }

    /// The inodes of the sockets that listen on `port`, from a table as in proc(5). Column 2 has the address and the
    /// port in hexadecimal digits, column 4 the state (0A: listening), column 10 the inode.
    static func listeners(on port: Int, in table: String) -> [String] {
        table.split(separator: "\n").dropFirst().compactMap { line in
            let columns = line.split(separator: " ")
            guard columns.count > 9, columns[3] == "0A", let colon = columns[1].lastIndex(of: ":"),
                Int(columns[1][columns[1].index(after: colon)...], radix: 16) == port
            else { return nil }
            return String(columns[9])
        }
    }

    private static func text(of path: String) -> String? {
        // Kernel files report no size before they are read.
        (try? Data(contentsOf: URL(fileURLWithPath: path))).map { String(decoding: $0, as: UTF8.self) }
    }
}
