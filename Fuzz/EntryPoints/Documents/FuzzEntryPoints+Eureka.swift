import SenderCore

extension FuzzEntryPoints {
    /// What a host answers that was asked for eureka_info.
    public static func eureka(_ bytes: [UInt8]) {
        guard let information = EurekaInformation(json: String(decoding: bytes, as: UTF8.self)) else { return }
        let device = information.device(at: "192.0.2.1", port: nil)
        // Whole characters of it, as many as a name may have bytes.
        let (said, name) = (information.name, device.friendlyName)
        invariant(said.unicodeScalars.starts(with: name.unicodeScalars), "a device has another name")
        invariant(name.utf8.count <= 256 && (said.utf8.count > 256 || name == said), "a name is cut wrongly")
        Weight.check(device, fed: bytes.count, "a device")
    }
}
