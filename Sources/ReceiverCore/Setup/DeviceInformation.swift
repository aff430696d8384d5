import CastWire

/// The answer to `/setup/eureka_info`: a description of the device for senders that ask before they connect.
///
/// PyChromecast and catt first request `params=device_info,name` over HTTPS. They read name, model, manufacturer, udn
/// and whether the device shows video. PyChromecast also requests `multizone`. Without params all sections are
/// returned.
package struct DeviceInformation: Equatable, Sendable {
    package static let path = "/setup/eureka_info"

    private let profile: DeviceProfile
    private let addresses: [String]
    /// Seconds since the receiver was started.
    private let uptime: Double
    private let groups: [CastingGroup]

    /// - Parameter groups: The groups of which the device is a member.
    package init(
        profile: DeviceProfile, addresses: [String] = [], uptime: Double = 0, groups: [CastingGroup] = []
    ) {
        self.profile = profile
        self.addresses = addresses
        self.uptime = uptime
        self.groups = groups
    }

    /// - Parameter params: The value of `params`: section names separated by commas. Unknown names are left out.
    package func json(params: String?) -> String {
        let all = sections
        var answer: [String: JSONValue] = [:]
        if let params {
            for name in params.split(separator: ",").prefix(64).map(String.init) { answer[name] = all[name] }
        } else {
            answer = all
        }
        return (try? JSONPayload.encode(JSONValue.object(answer))) ?? "{}"
    }

    private var sections: [String: JSONValue] {
        [
            "name": .string(profile.friendlyName),
            "version": 12,
            "ssdp_udn": .string(profile.hyphenatedID),
            "connected": true,
            "setup_state": 60,
            "uptime": .number(uptime.rounded()),
            "device_info": deviceInfo,
            "build_info": ["build_type": 2, "cast_build_revision": "1.0.0", "release_track": "stable-channel"],
            "detail": detail,
            "net": net,
            "setup": ["setup_state": 60, "ssdp_udn": .string(profile.hyphenatedID), "tos_accepted": true],
            "multizone": ["dynamic_groups": [], "groups": .array(groups.map(Self.entry)), "multichannel_status": 0],
        ]
    }

    /// The group's leader is this machine. PyChromecast takes "self" together with the port as the group's address.
    private static func entry(_ group: CastingGroup) -> JSONValue {
        [
            "name": .string(group.name), "uuid": .string(DeviceProfile.hyphenated(group.id)),
            "elected_leader": "self", "cast_port": .number(Double(group.port)), "multichannel_group": false,
        ]
    }

    private var isGroupedOrGroup: Bool {
        !groups.isEmpty || profile.capabilities & DeviceProfile.Capability.multizoneGroup != 0
    }

    private var deviceInfo: JSONValue {
        let hasPicture = profile.capabilities & DeviceProfile.Capability.videoOut != 0
        return [
            "name": .string(profile.friendlyName),
            "model_name": .string(profile.modelName),
            "product_name": "marquee",
            "manufacturer": .string(profile.manufacturer),
            "ssdp_udn": .string(profile.hyphenatedID),
            "uptime": .number(uptime.rounded()),
            "capabilities": [
                "audio_supported": true,
                "display_supported": .bool(hasPicture),
                "multizone_supported": .bool(isGroupedOrGroup),
                "stats_supported": false,
                "wifi_supported": false,
            ],
        ]
    }

    private var detail: JSONValue {
        [
            "icon_list": [
                ["depth": 8, "height": 48, "mimetype": "image/png", "url": .string(DeviceIcon.path), "width": 48]
            ],
            "manufacturer": .string(profile.manufacturer),
            "model_name": .string(profile.modelName),
        ]
    }

    private var net: JSONValue {
        ["ip_address": .string(addresses.first ?? ""), "online": true]
    }
}
