import CastWire
import Testing

@testable import ReceiverCore

/// What the items of a queue take as text, over the changes that senders make to them.
@Suite struct QueueTextSizeTests {
    private static let length = 5_000

    /// Three items whose media and customData are long.
    private static func bench() -> DeviceBench {
        var bench = DeviceBench.launched()
        let items = (1...3).map { index in
            let text = String(repeating: "\(index)", count: length)
            let media = #"{"contentId":"http://h/\#(index)","contentType":"video/mp4","customData":"\#(text)"}"#
            return #"{"media":\#(media),"customData":"\#(text)"}"#
        }
        bench.ask(#"{"type":"QUEUE_LOAD","requestId":2,"items":[\#(items.joined(separator: ","))]}"#)
        bench.report(.loaded(DeviceBench.filmFacts), .playing)
        return bench
    }

    private func entries(_ bench: DeviceBench) -> [MediaQueue.Entry] {
        bench.device.media?.session?.queue.entries ?? []
    }

    private func update(_ items: String, _ bench: inout DeviceBench) {
        bench.ask(#"{"type":"QUEUE_UPDATE","mediaSessionId":1,"requestId":5,"items":[\#(items)]}"#)
    }

    @Test func anUpdateThatNamesItemsAloneWritesNothingOfThemAnew() {
        var bench = Self.bench()
        let before = entries(bench).map(\.textSize)
        // The current item's media is described anew once it is loaded.
        #expect(before.count == 3 && before.dropFirst().allSatisfy { $0.bytesWritten > 2 * Self.length })
        update(#"{"itemId":1},{"itemId":2},{"itemId":3}"#, &bench)
        let after = entries(bench).map(\.textSize)
        #expect(after.map(\.media) == before.map(\.media) && after.map(\.item) == before.map(\.item))
        #expect(after.allSatisfy { (1..<100).contains($0.bytesWritten) })
    }

    @Test func onlyWhatAnUpdateChangesIsWrittenAnew() throws {
        var bench = Self.bench()
        update(#"{"itemId":2,"customData":"x"},{"itemId":3,"media":{"contentId":"http://h/new"}}"#, &bench)
        let sizes = entries(bench).map(\.textSize)
        try #require(sizes.count == 3)
        #expect(sizes[1].media > Self.length && sizes[1].bytesWritten < 200)
        #expect(sizes[2].media < 200 && sizes[2].item > Self.length && sizes[2].bytesWritten < 400)
    }

    @Test(arguments: [
        #"{"itemId":2}"#, #"{"itemId":2,"customData":"x"}"#, #"{"itemId":2,"media":{"contentId":"http://h/new"}}"#,
        #"{"itemId":2,"startTime":7,"preloadTime":3}"#, #"{"itemId":1,"customData":{"a":[1,2]}},{"itemId":3}"#,
    ])
    func sizesAfterAnUpdateAreThoseOfItemsMadeNew(update items: String) {
        var bench = Self.bench()
        update(items, &bench)
        update(#"{"itemId":2,"autoplay":false}"#, &bench)
        let entries = entries(bench)
        #expect(entries.count == 3)
        for entry in entries {
            let new = MediaQueue.TextSize(of: entry.item)
            #expect(entry.textSize.media == new.media && entry.textSize.item == new.item)
        }
    }

    @Test func aTextThatIsEqualButLongerIsWrittenAnew() {
        var bench = Self.bench()
        // The same letters to Swift, composed and not.
        update(#"{"itemId":2,"customData":"\u00e9\u00e9"}"#, &bench)
        let composed = entries(bench).first { $0.id == 2 }?.textSize.item ?? 0
        update(#"{"itemId":2,"customData":"e\u0301e\u0301"}"#, &bench)
        let decomposed = entries(bench).first { $0.id == 2 }?.textSize.item ?? 0
        #expect(decomposed == composed + 2)
    }
}
