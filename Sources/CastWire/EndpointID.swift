/// The ids of senders and receivers within one TLS connection.
///
/// `receiver-0` is the device itself, an application uses its transport id, and `*` means every connected sender.
package enum EndpointID {
    package static let platformSender = "sender-0"
    package static let platformReceiver = "receiver-0"
    package static let broadcast = "*"
}
