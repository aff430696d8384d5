/// The detached casts that are running.
enum ServingCheckup {
    static func findings() throws -> [Finding] {
        let entries = try ServingRegistry().entries()
        guard !entries.isEmpty else {
            return [Finding(subject: "detached casts", verdict: .note, finding: "none")]
        }
        return entries.map { entry in
            let place = entry.servingAddress.map { ", served from \($0)" } ?? ""
            return Finding(
                subject: "detached cast", verdict: .good,
                finding: "\"\(entry.title)\" on \"\(entry.deviceName)\"\(place) (process \(entry.pid))",
                remedy: "marquee stop --to \"\(entry.deviceName)\" ends it")
        }
    }
}
