/// ffmpeg's filters for a video stream that is re-encoded, so that it looks as its file means it. Before them, ffmpeg
/// itself applies the display matrix.
package struct PictureFilters {
    let stream: MediaStream
    let mostHeight: Int
    /// HDR colors are converted to those of a usual screen.
    var mapsTones = true
    /// The video is interlaced, as only its decoded frames show.
    var hasFields = false
    /// The size or the aspect may change within the stream, as between the programs of a TV channel. All frames get the
    /// size and the aspect that the stream begins with, and black bars where they have another shape. Otherwise a browser
    /// shows them in the shape of the first frame.
    var mayChange = false
    /// Seconds from the film's start to the first frame that is kept; nil keeps all.
    var begin: Double?
    /// Seconds from the film's start to the first frame after the last; nil: there is none.
    var end: Double?
    /// Seconds from the film's start at which the first frame has to appear. If the film's own next one comes later, it
    /// is shown from then on. Nil adds no frame.
    var stillFrom: Double?
    /// Seconds for which the last frame stays.
    var stillBehind = 0.0
    /// Set if some frames are shown for long: each is repeated until the next one, and the last one to the end.
    var held: Held?

    /// The range of a film whose frames are repeated, in seconds from the film's start.
    struct Held: Equatable {
        /// The frame that is shown at this time comes first, though it may have begun before. Nil: the first frame.
        var begin: Double?
        var end: Double
    }

    /// The value of the option `-vf`.
    var chain: String {
        let form = stream.form
        return [
            // A segment after the last frame shows that frame.
            stillBehind > 0 ? "tpad=stop_mode=clone:stop_duration=\(DecimalText.of(stillBehind, places: 6))" : nil,
            trim,
            form.isCroppedByFFmpeg ? nil : form.crop.map(Self.crop),
            form.crop == nil && !form.isStereo ? nil : form.pointAspect.map { "setsar=\($0.width)/\($0.height):max=65535" },
            form.isInterlaced || hasFields ? Self.deinterlacing : nil,
            fixedSize ?? "scale=w=-2:h='trunc(min(\(mostHeight),ih)/2)*2'",
            mapsTones && !form.hasDolbyColours ? form.highRange.map(Self.toneMapping) : nil, stillFrom.map(still),
            held.map(hold),
        ].compactMap { $0 }.joined(separator: ",")
    }

    /// Nil if the stream can't change, or if its size is unknown.
    private var fixedSize: String? {
        let form = stream.form
        guard mayChange, form.crop == nil, !form.isTurned, let width = stream.width, let height = stream.height,
            width > 1, height > 1
        else { return nil }
        let high = min(mostHeight, height) / 2 * 2
        let wide = max(2, Int((Double(width) * Double(high) / Double(height) / 2).rounded()) * 2)
        let aspect = form.pointAspect.map { "\($0.width)/\($0.height)" }
        // A frame of the usual aspect has this size exactly.
        let (w, h) = ("\(high)*dar/(\(aspect ?? "1"))", "\(wide)*(\(aspect ?? "1"))/dar")
        let scaling = "scale=w='trunc(min(\(wide),\(w))/2+0.5)*2':h='trunc(min(\(high),\(h))/2+0.5)*2':eval=frame"
        let padding = "pad=w=\(wide):h=\(high):x=-1:y=-1:eval=frame"
        return ([scaling, padding] + [aspect.map { "setsar=\($0):max=65535" }].compactMap { $0 }).joined(separator: ",")
    }

    private var trim: String? {
        let ends = [("start", begin), ("end", end)].compactMap { name, time in
            time.map { "\(name)=\(DecimalText.of($0, places: 6))" }
        }
        return ends.isEmpty ? nil : "trim=" + ends.joined(separator: ":")
    }

    private static func crop(_ crop: PictureForm.Crop) -> String {
        "crop=iw-\(crop.left + crop.right):ih-\(crop.top + crop.bottom):\(crop.left):\(crop.top)"
    }

    /// Makes one frame of each pair of fields, so the rate stays. Frames that are not flagged as fields pass unchanged.
    private static let deinterlacing = "bwdif=mode=send_frame:parity=auto:deint=interlaced"

    /// Converts HDR light to what a usual screen shows (ITU-R BT.709). It comes after scaling, since it is slow.
    private static func toneMapping(_ range: PictureForm.HighRange) -> String {
        let from = "tin=\(range.rawValue):pin=bt2020:min=bt2020nc"
        return "zscale=\(from):t=linear:npl=100,format=gbrpf32le,zscale=p=bt709,tonemap=tonemap=hable:desat=0,"
            + "zscale=t=bt709:m=bt709:r=tv,format=yuv420p"
    }

    /// The filters that a stream needs and that not every ffmpeg has.
    package static func rare(for form: PictureForm) -> [String] {
        form.highRange == nil || form.hasDolbyColours ? [] : ["zscale", "tonemap"]
    }

    private func still(from time: Double) -> String {
        "\(even):start_time=\(DecimalText.of(time, places: 6))"
    }

    /// Frames at an even rate; missing ones are repeats of those before.
    private var even: String {
        "fps=fps=\(DecimalText.of(stream.evenRate ?? stream.framesPerSecond ?? 25, places: 6))"
    }

    private func hold(_ held: Held) -> String {
        let begin = held.begin.map { "start=\(DecimalText.of($0, places: 6)):" } ?? ""
        let parts = [
            stillFrom == nil ? even : nil, "tpad=stop=-1:stop_mode=clone",
            "trim=\(begin)end=\(DecimalText.of(held.end, places: 6))",
        ]
        return parts.compactMap { $0 }.joined(separator: ",")
    }
}
