import CastRemote

/// What `marquee remote` needs: its port, and the library that draws its link for phones.
enum RemoteCheckup {
    static func findings() -> [Finding] {
        let port = RemoteOptions().port
        let running = RunningRemote.find(in: RemoteFolders().state)
        let isFree = NetworkCheckup.isFree(port)
        return [
            finding(ofPort: port, isFree: isFree, running: running, holder: isFree ? nil : PortHolder.find(port)),
            finding(ofLibrary: QRCode.canBeMade),
        ]
    }

    static func finding(ofLibrary isThere: Bool) -> Finding {
        let subject = "libqrencode"
        guard !isThere else {
            return Finding(subject: subject, verdict: .good, finding: "draws the remote's link as a QR code for phones")
        }
        return Finding(
            subject: subject, verdict: .missing,
            finding: "not found, so `marquee remote --lan` prints its link for phones without a QR code",
            remedy: "apt-get install libqrencode4")
    }

    /// - Parameters:
    ///   - running: this user's remote, on whichever port.
    ///   - holder: who has the port, where that can be found out.
    static func finding(ofPort port: Int, isFree: Bool, running: RunningRemote?, holder: PortHolder?) -> Finding {
        let subject = "port \(port)"
        let base = running?.bases.last
        if let base, let running, base.contains(":\(port)/") || running.pid == holder?.pid {
            return Finding(
                subject: subject, verdict: .good, finding: "your remote has it: \(base) (process \(running.pid))")
        }
        guard !isFree else {
            let elsewhere = base.map { "; yours runs at \($0)" } ?? ""
            return Finding(subject: subject, verdict: .good, finding: "free for the remote (a page)\(elsewhere)")
        }
        let who = holder.map { "\($0.name) (process \($0.pid)) has it" } ?? "another user's program has it"
        return Finding(
            subject: subject, verdict: .note, finding: "\(who); the remote needs another",
            remedy: "marquee remote --port 0 takes any that is free")
    }
}
