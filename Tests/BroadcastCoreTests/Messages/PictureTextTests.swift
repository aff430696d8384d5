import BroadcastCore
import Testing

@Suite struct PictureTextTests {
    @Test(
        "Sizes are read as people write them",
        arguments: [
            ("1280x720", 1280, 720), ("1920X1080", 1920, 1080), ("720p", 1280, 720), ("1080p", 1920, 1080),
            ("480p", 854, 480), ("4k", 3840, 2160), ("64x64", 64, 64),
        ])
    func sizes(text: String, width: Int, height: Int) {
        #expect(PictureText.size(text) == .init(width: width, height: height))
    }

    @Test(
        "What is no size, or one that no encoder takes, is none",
        arguments: [
            "", "x", "1280", "1280x", "x720", "1281x720", "1280x719", "16x16", "8000x720", "1280x720x3", "-1280x720",
            "1e3x720", "p", "99999999p", "1280 x 720",
        ])
    func noSizes(text: String) {
        #expect(PictureText.size(text) == nil)
    }

    @Test(
        "Bitrates are read as people write them",
        arguments: [
            ("5M", 5_000_000), ("2.5mbit", 2_500_000), ("800k", 800_000), ("800kbit", 800_000), ("5000000", 5_000_000),
        ])
    func bitRates(text: String, bits: Int) {
        #expect(PictureText.bitRate(text) == bits)
    }

    @Test(
        "What is no bitrate, or out of bounds, is none",
        arguments: [
            "", "M", "k", "bit", "5G", "1", "49999", "1000M", "-5M", "nan", "inf", "1e7", "5 M",
            "999999999999999999999",
        ])
    func noBitRates(text: String) {
        #expect(PictureText.bitRate(text) == nil)
    }
}
