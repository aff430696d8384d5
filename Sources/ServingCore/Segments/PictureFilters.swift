/// What ffmpeg does to a picture that is encoded anew, so that it looks as its file means it. ffmpeg itself turns what
/// the display matrix turns, before all of this.
package struct PictureFilters {
    let stream: MediaStream
    let mostHeight: Int
    /// The colours of a high dynamic range become those of a usual screen.
    var mapsTones = true
    /// Its decoded pictures say what nothing else says: each is two fields.
    var hasFields = false
    /// Seconds from the film's start to the first picture that is not thrown away; nil: all are kept.
    var begin: Double?
    /// Seconds from the film's start to the first picture behind the last; nil: there is none.
    var end: Double?
    /// Seconds from the film's start at which the first picture is to stand, where the film's own first one comes later:
    /// it is shown until then. Nil: no picture is added.
    var stillFrom: Double?
    /// Seconds for which the last picture stays.
    var stillBehind = 0.0

    /// As the option `-vf` takes it.
    var chain: String {
        let form = stream.form
        let size = "scale=w=-2:h='trunc(min(\(mostHeight),ih)/2)*2'"
        return [
            // What begins behind the last picture shows that one.
            stillBehind > 0 ? "tpad=stop_mode=clone:stop_duration=\(DecimalText.of(stillBehind, places: 6))" : nil,
            trim,
            form.isCroppedByFFmpeg ? nil : form.crop.map(Self.crop),
            form.crop == nil ? nil : form.pointAspect.map { "setsar=\($0.width)/\($0.height):max=65535" },
            form.isInterlaced || hasFields ? Self.deinterlacing : nil, size,
            mapsTones && !form.hasDolbyColours ? form.highRange.map(Self.toneMapping) : nil, stillFrom.map(still),
        ].compactMap { $0 }.joined(separator: ",")
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

    /// A picture of each pair of fields: the rate stays. Pictures that are not flagged as fields pass as they are.
    private static let deinterlacing = "bwdif=mode=send_frame:parity=auto:deint=interlaced"

    /// From the light of a high dynamic range to what a usual screen shows (ITU-R BT.709). It is done on small pictures,
    /// since it is dear.
    private static func toneMapping(_ range: PictureForm.HighRange) -> String {
        let from = "tin=\(range.rawValue):pin=bt2020:min=bt2020nc"
        return "zscale=\(from):t=linear:npl=100,format=gbrpf32le,zscale=p=bt709,tonemap=tonemap=hable:desat=0,"
            + "zscale=t=bt709:m=bt709:r=tv,format=yuv420p"
    }

    /// The filters that a stream needs beyond what each ffmpeg has.
    package static func rare(for form: PictureForm) -> [String] {
        form.highRange == nil || form.hasDolbyColours ? [] : ["zscale", "tonemap"]
    }

    private func still(from time: Double) -> String {
        let rate = stream.evenRate ?? stream.framesPerSecond ?? 25
        return "fps=fps=\(DecimalText.of(rate, places: 6)):start_time=\(DecimalText.of(time, places: 6))"
    }
}
