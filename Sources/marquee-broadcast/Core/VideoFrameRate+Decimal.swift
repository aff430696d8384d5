package import struct RemoteDisplay.VideoFrameRate

extension VideoFrameRate {
    /// The usual fraction for a decimal frame rate: 29.97 is 30000/1001.
    package init(_ perSecond: Double) {
        let whole = Int(perSecond.rounded(.up))
        if perSecond == perSecond.rounded() {
            self.init(whole)
        } else if abs(Double(whole) * 1000 / 1001 - perSecond) < 0.01 {
            self.init(whole * 1000, 1001)
        } else {
            self.init(max(1, Int((perSecond * 1000).rounded())), 1000)
        }
    }
}
