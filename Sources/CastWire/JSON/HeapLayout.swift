/// What Swift's containers add to what is in them.
package enum HeapLayout {
    /// Of an object, an array's or a string's storage.
    package static let header = 32

    /// A dictionary keeps a quarter of its places free.
    package static func table(of capacity: Int, stride: Int) -> Int {
        capacity == 0 ? 0 : header + capacity * stride / 3 * 4
    }
}

extension String {
    /// Beside the value itself; up to fifteen bytes have room in that.
    package var heapSize: Int { utf8.count > 15 ? HeapLayout.header + utf8.count : 0 }
}

extension Array {
    /// Beside the value itself, without what its elements have elsewhere.
    package var heapSize: Int {
        capacity == 0 ? 0 : HeapLayout.header + capacity * MemoryLayout<Element>.stride
    }
}

extension Optional<String> {
    package var heapSize: Int { self?.heapSize ?? 0 }
}

extension Optional<JSONValue> {
    /// Beside the value itself.
    package var heapSize: Int { map { $0.memorySize - MemoryLayout<JSONValue>.stride } ?? 0 }
}
