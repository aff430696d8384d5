import SenderCore

extension FuzzEntryPoints {
    /// What a host answers that was asked for eureka_info.
    public static func eureka(_ bytes: [UInt8]) {
        guard let information = EurekaInformation(json: String(decoding: bytes, as: UTF8.self)) else { return }
        let device = information.device(at: "192.0.2.1", port: nil)
        invariant(device.friendlyName == information.name, "a device has another name")
        Weight.check(device, fed: bytes.count, "a device")
    }
}
