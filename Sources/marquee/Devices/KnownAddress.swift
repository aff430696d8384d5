import CastSender
import Foundation

/// What `--host` names: an address literal or a host name, and a port where one was given.
struct KnownAddress: Equatable {
    let address: String
    /// The port for casting; nil for the usual one.
    let port: Int?

    /// Nil for what no host can be called: a port beyond 65535, four numbers that are no IPv4 address, blanks.
    init?(_ text: String) {
        if let device = Device(parsing: text) {
            address = device.networkAddress
            port = device.servicePort == Device.defaultPort ? nil : device.servicePort
        } else {
            // A host name without a dot, which DEVICE would take for a device's name.
            guard !text.isEmpty, text.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }) else {
                return nil
            }
            (address, port) = (text, nil)
        }
        let isNumeric = address.contains(":") || address.allSatisfy { $0.isNumber || $0 == "." }
        guard !isNumeric || Self.bytes(of: address) != nil else { return nil }
    }

    /// Whether one of `devices` is at this address. What a name stands for is not known here: any device will do.
    func isAmong(_ devices: [Device]) -> Bool {
        guard let wanted = Self.bytes(of: address) else { return !devices.isEmpty }
        return devices.contains { $0.networkAddresses.contains { Self.bytes(of: $0) == wanted } }
    }

    /// An address literal without its scope, as the network writes it; nil for names.
    private static func bytes(of text: String) -> [UInt8]? {
        let literal = String(text.prefix { $0 != "%" })
        var bytes = [UInt8](repeating: 0, count: 16)
        if inet_pton(AF_INET6, literal, &bytes) == 1 { return bytes }
        return inet_pton(AF_INET, literal, &bytes) == 1 ? Array(bytes.prefix(4)) : nil
    }
}
