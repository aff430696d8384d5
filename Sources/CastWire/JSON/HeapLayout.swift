/// The memory in bytes that Swift's containers need in addition to their elements.
package enum HeapLayout {
    /// The header of an object, or of an array's or string's storage.
    package static let header = 32

    /// The size of a dictionary's table. A dictionary keeps a quarter of its places free.
    package static func table(of capacity: Int, stride: Int) -> Int {
        capacity == 0 ? 0 : header + capacity * stride / 3 * 4
    }
}

extension String {
    /// The bytes outside the value itself. The value has room for up to fifteen bytes.
    package var heapSize: Int { utf8.count > 15 ? HeapLayout.header + utf8.count : 0 }
}

extension Array {
    /// The bytes outside the value itself, without further storage of its elements.
    package var heapSize: Int {
        capacity == 0 ? 0 : HeapLayout.header + capacity * MemoryLayout<Element>.stride
    }
}

extension Optional<String> {
    package var heapSize: Int { self?.heapSize ?? 0 }
}

extension Optional<JSONValue> {
    /// The bytes outside the value itself.
    package var heapSize: Int { map { $0.memorySize - MemoryLayout<JSONValue>.stride } ?? 0 }
}
