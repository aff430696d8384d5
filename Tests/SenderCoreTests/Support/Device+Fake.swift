@testable import SenderCore

extension Device {
    static func fake(_ name: String, id: String) -> Device {
        Device(deviceID: id, friendlyName: name, networkAddresses: ["127.0.0.1"], servicePort: 8009)
    }

    static let tv = Device.fake("TV", id: "0001")
}
