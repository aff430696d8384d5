/// The limits of one message from any sender. The bus itself allows 128 MB.
package struct DBusBudget: Hashable, Sendable {
    /// The memory of a value in bytes without its text: its block, its place in a list, a list's or text's block.
    static let bytesOfValue = 100

    private var values: Int
    private var bytes: Int

    /// The answer to a call of ours.
    package static let reply = DBusBudget(values: 65_536, bytes: (4 << 20) + 65_536 * bytesOfValue)
    /// A signal. Any connection on the bus can send one, and a thousand may wait.
    package static let signal = DBusBudget(values: 1_024, bytes: 64 << 10)
    /// A call to one of our objects. Any connection on the bus can send one, and `DBusCallTable.limit` may wait.
    package static let call = DBusBudget(values: 1_024, bytes: 64 << 10)

    init(values: Int, bytes: Int) {
        self.values = values
        self.bytes = bytes
    }

    package mutating func spend(values count: Int = 0, bytes length: Int = 0) throws(DBusError) {
        values -= count
        bytes -= length + count * Self.bytesOfValue
        guard values >= 0, bytes >= 0 else {
            throw DBusError(.malformed, "A D-Bus message holds more than any that is expected here.")
        }
    }
}
