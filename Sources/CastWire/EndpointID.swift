/// The addresses inside one TLS connection: who a message is from and for.
///
/// `receiver-0` is the device itself; an application answers under its transport id; `*` reaches every connected
/// sender.
package enum EndpointID {
    package static let platformSender = "sender-0"
    package static let platformReceiver = "receiver-0"
    package static let broadcast = "*"
}
