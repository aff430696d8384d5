/// A queue whose first element is taken without moving the rest.
struct OutputQueue<Element: Sendable>: Sendable {
    private var elements: [Element] = []
    private var first = 0

    mutating func append(_ element: Element) { elements.append(element) }

    mutating func popFirst() -> Element? {
        guard first < elements.count else { return nil }
        defer {
            first += 1
            if first == elements.count {
                elements.removeAll(keepingCapacity: false)
                first = 0
            }
        }
        return elements[first]
    }
}
