import BroadcastCore
import Testing

@Suite struct EncoderWatchTests {
    @Test("That software goes on where the card failed is told once, with both their names")
    func fallsBack() {
        var watch = EncoderWatch()
        #expect(watch.read("", isHardware: false) == nil)
        #expect(watch.read("vp8_vaapi", isHardware: true) == nil)
        #expect(watch.read("vp8_vaapi", isHardware: true) == nil)
        let told = watch.read("libvpx", isHardware: false)
        #expect(told?.contains("vp8_vaapi") == true && told?.contains("libvpx") == true)
        for _ in 0..<10 { #expect(watch.read("libvpx", isHardware: false) == nil) }
    }

    @Test("Software from the beginning is no news")
    func software() {
        var watch = EncoderWatch()
        for name in ["", "libvpx", "libvpx"] { #expect(watch.read(name, isHardware: false) == nil) }
    }
}
