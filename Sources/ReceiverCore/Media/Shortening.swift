extension Array where Element: Hashable {
    /// Each element where it comes first.
    var eachOnce: [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
