/// ffprobe's lines of packets, `0,12.345000,0.040000,K__`: stream, presentation time, duration, flags.
struct PacketList {
    struct Packet: Equatable {
        let stream: Int
        /// Seconds from the film's start.
        let time: Double
        /// Seconds; 0 if unknown.
        let length: Double
        let isKey: Bool
        /// Cut off by an edit list: decoded if needed, but not shown.
        var isDiscarded = false
    }

    /// The streams that have packets, also without a time.
    let met: Set<Int>
    /// The streams whose first packet has no time.
    let untimed: Set<Int>
    /// In the order of the answer. Packets without a time, or with an impossible one, are left out.
    let packets: [Packet]

    init(_ answer: [UInt8], of file: MediaFile) {
        var met: Set<Int> = []
        var untimed: Set<Int> = []
        packets = String(decoding: answer, as: UTF8.self).split(separator: "\n").compactMap { line in
            let fields = line.split(separator: ",")
            if fields.count > 1, let stream = Int(fields[0]), met.insert(stream).inserted, Double(fields[1]) == nil {
                untimed.insert(stream)
            }
            guard fields.count >= 4, let stream = Int(fields[0]), let time = Double(fields[1]),
                time.magnitude <= SegmentTable.longestFilm
            else { return nil }
            let length = Double(fields[2]).flatMap { (0...60).contains($0) ? $0 : nil }
            return Packet(
                stream: stream, time: time - file.startTime, length: length ?? 0, isKey: fields[3].hasPrefix("K"),
                isDiscarded: fields[3].contains("D"))
        }
        (self.met, self.untimed) = (met, untimed)
    }

    /// Seconds from the film's start to its end; nil without packets.
    var end: Double? { packets.map { $0.time + $0.length }.max() }
}
