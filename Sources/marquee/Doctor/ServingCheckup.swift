import Casting

/// Checks the detached casts: which run, and why others ended.
enum ServingCheckup {
    static func findings() throws -> [Finding] {
        let registry = try ServingRegistry()
        let entries = registry.entries()
        let endings = registry.endings().map(finding(ofEnding:))
        guard !entries.isEmpty else {
            return [Finding(subject: "detached casts", verdict: .note, finding: "no detached cast runs")] + endings
        }
        return entries.map(finding(ofRunning:)) + endings
    }

    static func finding(ofRunning entry: ServingRegistry.Entry) -> Finding {
        let place = entry.servingAddress.map { ", served from \($0)" } ?? ""
        let trouble = entry.troubles?.last.map { "; \($0)" } ?? ""
        return Finding(
            subject: "detached cast", verdict: trouble.isEmpty ? .good : .missing,
            finding: "\"\(entry.title)\" on \"\(entry.deviceName)\"\(place) (process \(entry.pid))\(trouble)",
            remedy: "marquee stop --to \"\(entry.deviceName)\" ends it")
    }

    static func finding(ofEnding entry: ServingRegistry.Entry) -> Finding {
        Finding(subject: "detached cast", verdict: .missing, finding: entry.endingSentence)
    }
}
