import PlatformFoundation

/// The sentences for people: the cause, then the remedy. `offering` adds pinning as a remedy.
extension DeviceRefusal {
    static func timedOut(_ what: String) -> DeviceRefusal {
        DeviceRefusal(.timedOut, "\(what): try again, restart the device")
    }

    static func answered(_ error: DeviceAuthenticationError) -> DeviceRefusal {
        let cause =
            switch error {
            case .internal: "has nothing to prove itself with, or failed to"
            case .noTLS: "sees no TLS on this connection"
            case .algorithmUnavailable: "does not know the signature algorithm that every Cast device knows"
            }
        return DeviceRefusal(.deviceError, "The device says that it \(cause): update the device")
    }

    static func malformed(_ what: String) -> DeviceRefusal {
        DeviceRefusal(.malformedAnswer, "The device's proof can't be read (\(what)): update the device")
    }

    static let wrongNonce = DeviceRefusal(
        .wrongNonce,
        "The device's proof answers another challenge, so it proves nothing about this connection: try again")

    static let wrongSignature = DeviceRefusal(
        .wrongSignature,
        "The device's signature does not cover this connection's certificate, so another machine may sit in between:"
            + " look for a proxy in the network, restart the device")

    static let otherHash = DeviceRefusal(
        .otherHash,
        "The device signed with another hash than it was asked to, which only the oldest have a reason to: update it")

    static let revoked = DeviceRefusal(
        .revoked,
        "The maker of Cast devices withdrew this device's key, mostly because others have it too: whoever answers"
            + " here need not be the device that it says; update or replace it")

    static let notPinned = DeviceRefusal(.policy, "Only pinned devices are accepted here, and this one is not pinned")

    static func onlyGenuine(root: String) -> DeviceRefusal {
        DeviceRefusal(
            .policy,
            "Only genuine devices are accepted here, and this one's chain ends at \(quoted(root)): use another device, or a"
                + " policy that is not .genuineOnly")
    }

    static func tls(_ fault: TLSCertificateRule.Fault) -> DeviceRefusal {
        let (cause, remedy) =
            switch fault {
            case .unreadable: ("can't be read", "update the device")
            case .expired(let date):
                ("expired on \(day(date))", "set the device's clock and this machine's, restart it")
            case .notYetValid(let date):
                ("is not valid before \(day(date))", "set the device's clock and this machine's")
            case .livesTooLong(let date):
                ("is valid until \(day(date)), and no genuine device's has more than 4 days left", "update the device")
            }
        return DeviceRefusal(.unfitTLSCertificate, "The device's TLS certificate \(cause): \(remedy)")
    }

    static func chain(_ fault: ChainFault) -> DeviceRefusal {
        switch fault {
        case .untrustedRoot(let top):
            DeviceRefusal(
                .untrustedRoot,
                "The device's certificate is signed by \(quoted(top)), which is neither a maker of Cast devices nor"
                    + " trusted by you: install that root if it is yours")
        case .expired(let link, let name, let date):
            DeviceRefusal(
                .certificateExpired, "\(owner(link)) (\(quoted(name))) expired on \(day(date)): update the device")
        case .notYetValid(let link, let name, let date):
            DeviceRefusal(
                .certificateNotYetValid,
                "\(owner(link)) (\(quoted(name))) is not valid before \(day(date)): set this machine's clock")
        case .unfit(let reason):
            DeviceRefusal(.unfitChain, "The device's certificates are not to be trusted, because \(reason)")
        }
    }

    /// Returns the refusal with the pin that would accept this device.
    func offering(_ pin: KeyPin, _ key: PinnedKey) -> DeviceRefusal {
        let warning = key == .tls ? " (the pin ends with the device's TLS certificate, which may be tomorrow)" : ""
        let separator = description.contains(": ") ? ", or" : ":"
        return DeviceRefusal(
            code, "\(description)\(separator) `marquee pin` it\(warning)", pin: pin, pinnedKey: key,
            finding: description)
    }

    /// Returns the refusal for a device that the user pinned before with another key than the offered one. If no key is
    /// offered, there is nothing to compare.
    package func remembering(_ earlier: EarlierPin?) -> DeviceRefusal {
        guard let earlier, let pin, let pinnedKey, earlier.pin != pin else { return self }
        let when = earlier.since.map { " on \(Self.day($0))" } ?? ""
        let cause =
            earlier.key == .tls
            ? "unless its TLS certificate was renewed, which devices do often, since its key was pinned"
            : "unless it was reset or replaced"
        let finding =
            "This device was pinned\(when) with another key than the one it shows now: another machine may be"
            + " pretending to be it, \(cause)"
        return DeviceRefusal(
            code, "\(finding); only if you know why, `marquee pin` it anew, which replaces the old pin", pin: pin,
            pinnedKey: pinnedKey, earlierPin: earlier, finding: finding)
    }

    /// Returns the refusal for a device that is announced at several places, of which none proved itself.
    ///
    /// - Parameter keys: The number of different keys that were shown. If there are several, no pin is offered, since
    ///   all but one of them belong to other machines.
    package func atOneOf(_ places: [String], keys: Int) -> DeviceRefusal {
        let doubt = "Another machine may be pretending to be this device, which is announced at "
        // A refusal with an earlier pin says the same itself.
        let beginning = earlierPin == nil || keys > 1 ? doubt : "This device is announced at "
        let finding = beginning + places.joined(separator: " and ")
        guard keys > 1 else {
            return DeviceRefusal(
                code, "\(finding). \(description)", pin: pin, pinnedKey: pinnedKey, earlierPin: earlierPin,
                finding: "\(finding). \(self.finding)")
        }
        return DeviceRefusal(
            code, "\(finding), with different keys: if you know its address, `marquee pin` that address",
            earlierPin: earlierPin, finding: finding)
    }

    private static func owner(_ link: ChainLink) -> String {
        switch link {
        case .device: "The device's own certificate"
        case .intermediate: "Its maker's intermediate certificate"
        case .root: "The root certificate above the device"
        }
    }

    private static func quoted(_ name: String) -> String {
        name.isEmpty ? "somebody without a name" : "“\(name)”"
    }

    /// The day in UTC, such as 2025-03-09.
    private static func day(_ date: Date) -> String {
        date.formatted(.iso8601.year().month().day())
    }
}
