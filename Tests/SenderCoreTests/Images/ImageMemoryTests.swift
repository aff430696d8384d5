import Testing

@testable import SenderCore

@Suite struct ImageMemoryTests {
    private func image(_ size: Int) -> CachedImage {
        CachedImage(contentType: "image/png", bytes: [UInt8](repeating: 0, count: size))
    }

    @Test func theOneThatWasNotUsedForLongestGoes() {
        var memory = ImageMemory(limit: 20)
        memory.keep(image(10), at: "a")
        memory.keep(image(10), at: "b")
        #expect(memory.image(at: "a") == image(10))
        memory.keep(image(10), at: "c")
        #expect(memory.image(at: "b") == nil)
        #expect(memory.image(at: "a") == image(10) && memory.image(at: "c") == image(10))
    }

    @Test func aPictureThatIsKeptAnewTakesThePlaceOfTheOneBefore() {
        var memory = ImageMemory(limit: 20)
        for size in [15, 5, 15] { memory.keep(image(size), at: "a") }
        memory.keep(image(5), at: "b")
        #expect(memory.image(at: "a") == image(15) && memory.image(at: "b") == image(5))
    }

    @Test func ofSmallOnesTooNoMoreAreKeptThanItHasRoomFor() {
        var memory = ImageMemory(limit: 1 << 20)
        for number in 0...ImageMemory.mostImages { memory.keep(image(1), at: "\(number)") }
        #expect(memory.image(at: "0") == nil)
        #expect(memory.image(at: "1") != nil && memory.image(at: "\(ImageMemory.mostImages)") != nil)
    }

    @Test func oneThatIsTooLargeDrivesNobodyOut() {
        var memory = ImageMemory(limit: 20)
        memory.keep(image(20), at: "a")
        memory.keep(image(21), at: "b")
        #expect(memory.image(at: "a") == image(20) && memory.image(at: "b") == nil)
        memory.removeAll()
        #expect(memory == ImageMemory(limit: 20))
    }
}
