/// Searches bytes in bytes, many times faster than the standard library's generic collection methods.
enum ByteSearch {
    static func contains(_ bytes: [UInt8], _ wanted: [UInt8]) -> Bool {
        guard let first = wanted.first else { return true }
        guard bytes.count >= wanted.count else { return false }
        return bytes.withUnsafeBufferPointer { bytes in
            wanted.withUnsafeBufferPointer { wanted in
                for start in 0...(bytes.count - wanted.count) where bytes[start] == first {
                    var place = 1
                    while place < wanted.count, bytes[start + place] == wanted[place] { place += 1 }
                    if place == wanted.count { return true }
                }
                return false
            }
        }
    }
}
