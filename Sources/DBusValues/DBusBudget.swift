/// How much one message may hold, whoever sent it: the bus lets 128 MB through.
package struct DBusBudget: Hashable, Sendable {
    /// What a value takes in memory besides its text: its own block, its place in a list, and a list's or a text's
    /// block.
    static let bytesOfValue = 100

    private var values: Int
    private var bytes: Int

    /// An answer to a call of ours.
    package static let reply = DBusBudget(values: 65_536, bytes: (4 << 20) + 65_536 * bytesOfValue)
    /// A signal, of which a thousand may wait: anybody on the bus sends it.
    package static let signal = DBusBudget(values: 1_024, bytes: 64 << 10)
    /// A call of an object of ours, of which `DBusCallTable.limit` may wait: anybody on the bus sends it.
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
