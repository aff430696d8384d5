import CastRemote

/// Checks what `marquee remote` needs: its port, and the library that draws QR codes.
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
            return Finding(
                subject: subject, verdict: .good,
                finding: "draws the link of the remote control as a QR code for phones")
        }
        return Finding(
            subject: subject, verdict: .missing,
            finding: "not found, so `marquee remote --lan` prints its link without a QR code",
            remedy: "apt-get install libqrencode4")
    }

    /// - Parameters:
    ///   - running: this user's running remote control, on any port.
    ///   - holder: the process that uses the port, if known.
    static func finding(ofPort port: Int, isFree: Bool, running: RunningRemote?, holder: PortHolder?) -> Finding {
        let subject = "port \(port)"
        let base = running?.bases.last
        if let base, let running, base.contains(":\(port)/") || running.pid == holder?.pid {
            return Finding(
                subject: subject, verdict: .good,
                finding: "used by your remote control: \(base) (process \(running.pid))")
        }
        guard !isFree else {
            let elsewhere = base.map { "; yours runs at \($0)" } ?? ""
            return Finding(subject: subject, verdict: .good, finding: "free for the remote control\(elsewhere)")
        }
        let who = holder.map { "used by \($0.name) (process \($0.pid))" } ?? "used by another user's program"
        return Finding(
            subject: subject, verdict: .note, finding: "\(who); the remote control needs another port",
            remedy: "marquee remote --port 0 uses any free port")
    }
}
