/// What a program read from a picture of the `SyntheticSource`.
package struct SyntheticReading: Hashable, Sendable {
    /// Tenths of a second since the start, modulo 2048. The demo's reader of films reads the same.
    package let tenths: Int
    /// The frame's number since the start, modulo 2^20. Its time is this many frames at the source's rate.
    package let counter: Int

    package init(tenths: Int, counter: Int) {
        self.tenths = tenths
        self.counter = counter
    }
}

/// Draws the synthetic picture: a scrolling colored background, a bouncing square, the time and the frame's number.
///
/// The time and the number are there as digits for people and as cells for programs (``CellCode``).
package struct SyntheticPicture: Sendable {
    package let size: VideoSize
    package let layout: PixelLayout
    private let ground: ScrollingGround

    package init(size: VideoSize, layout: PixelLayout = .i420) {
        self.size = size
        self.layout = layout
        ground = ScrollingGround(size: size, layout: layout)
    }

    /// Draws the whole frame `counter`, which belongs to `time`.
    package func draw(counter: Int, time: Duration, on canvas: VideoCanvas) {
        let scene = SceneCanvas(canvas: canvas)
        let tenths = Int(time.ticks(rate: 1000) / 100)
        ground.draw(counter, on: canvas)
        drawSquare(counter, on: scene)
        scene.fill(x: 240, y: 210, width: 800, height: 420, .panel)
        SegmentDigits(height: 130, colour: .white).draw(Self.clock(tenths), centredAt: 640, y: 245, on: scene)
        SegmentDigits(height: 180, colour: .amber).draw(Self.padded(counter), centredAt: 640, y: 415, on: scene)
        CellCode.time.draw(tenths % (1 << CellCode.time.bitCount), on: scene)
        CellCode.counter.draw(counter % (1 << CellCode.counter.bitCount), on: scene)
    }

    /// What a picture shows, by its luma plane; nil if it is no synthetic picture, or one that can't be read any more.
    package static func read(luma: VideoPlane, size: VideoSize) -> SyntheticReading? {
        func value(_ x: Int, _ y: Int) -> Int {
            let column = min(x * size.width / SceneCanvas.width, size.width - 1)
            let row = min(y * size.height / SceneCanvas.height, size.height - 1)
            return Int(luma[column, row])
        }
        guard let tenths = CellCode.time.read(luma: value), let counter = CellCode.counter.read(luma: value) else {
            return nil
        }
        return SyntheticReading(tenths: tenths, counter: counter)
    }

    private func drawSquare(_ counter: Int, on scene: SceneCanvas) {
        let side = 84
        scene.fill(
            x: Self.bounce(counter * 9, within: SceneCanvas.width - side),
            y: 200 + Self.bounce(counter * 5, within: SceneCanvas.height - 200 - side), width: side, height: side,
            SceneCanvas.Colour(luma: 150, blue: 90, red: 200))
    }

    /// Goes back and forth between 0 and `limit`.
    private static func bounce(_ distance: Int, within limit: Int) -> Int {
        let place = distance % (2 * limit)
        return place < limit ? place : 2 * limit - place
    }

    /// Minutes, seconds and tenths: 1:02.3.
    package static func clock(_ tenths: Int) -> String {
        let seconds = tenths / 10
        return "\(seconds / 60):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60).\(tenths % 10)"
    }

    /// The last six digits.
    package static func padded(_ counter: Int) -> String {
        let digits = String(counter % 1_000_000)
        return String(repeating: "0", count: 6 - digits.count) + digits
    }
}
