import CastWire

/// A command of a page.
package enum WidgetCommand: Equatable, Sendable {
    package enum Bar: String, Hashable, Sendable, CaseIterable {
        case mini, expanded
    }

    // The dialog.
    case choose(deviceID: String)
    case disconnect(stopCasting: Bool)
    case acceptPermission, searchAgain, dismissNotice
    // The media.
    case tapPlayback
    case tapButton(Bar, slot: Int)
    case ask(MediaControl)
    /// A nil `audio` leaves the audio as it is; a nil `text` turns text off.
    case selectTracks(audio: Int?, text: Int?)
    // The device's volume; nil: the device itself, not a member of the group.
    case setVolume(Double, member: String?)
    case setDeviceMuted(Bool, member: String?)
    // The queue.
    case jump(itemID: Int)
    case move(itemID: Int, beforeItemID: Int?)
    case remove(itemIDs: [Int])
    // The overlay.
    case dismissInstructions, showInstructions

    /// Whether guests may not use it: the command would leave the one device that a guest is for.
    package var isForOwners: Bool {
        switch self {
        case .choose, .disconnect, .acceptPermission, .searchAgain, .dismissInstructions, .showInstructions: true
        default: false
        }
    }
}

/// A command and its id, by which a repetition is recognized.
package struct WidgetRequest: Equatable, Sendable {
    package let id: String
    /// The server's run that the page expects, from the greeting of its stream; nil: any.
    package let epoch: String?
    package let command: WidgetCommand

    /// The most bytes of a request's body.
    package static let bodyLimit = 16_384

    /// Reads a request's body.
    ///
    /// - Throws: what is wrong, as a sentence that says what is expected.
    package init(_ body: [UInt8]) throws(CommandFault) {
        guard body.count <= Self.bodyLimit else {
            throw CommandFault("A command has at most \(Self.bodyLimit) bytes.")
        }
        let value: JSONValue
        do {
            value = try JSONPayload.decode(
                JSONValue.self, from: body, within: JSONBudget(length: Self.bodyLimit, depth: 8, values: 4_096))
        } catch {
            throw CommandFault("The body is no JSON that can be read: send an object with id and command.")
        }
        guard case .object(let members) = value else {
            throw CommandFault("The body is to be a JSON object with id and command.")
        }
        let fields = CommandFields(members)
        id = try fields.requestID()
        epoch = try fields.optionalText("epoch", most: 64)
        command = try WidgetCommand(named: fields.text("command", most: 64), fields)
    }
}

/// What is wrong with a command.
package struct CommandFault: Error, Hashable, CustomStringConvertible {
    package let description: String

    package init(_ description: String) { self.description = description }
}
