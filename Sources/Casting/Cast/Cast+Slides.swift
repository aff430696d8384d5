import CastSender
import MediaServing

// Pictures that go on by themselves: the course of it carried out.
extension Cast {
    /// How long a device that goes on by itself is given to do so.
    private static let slideGrace = Duration.seconds(1)

    /// Where a time for pictures was given. What the devices' own way of it is stands in the queue's items by then.
    func beginSlides(_ link: DeviceLink) {
        guard let time = slideTime else { return }
        slides = SlideCourse(time: .seconds(time), grace: slideTime(of: link) == nil ? .zero : Self.slideGrace)
        if !prepared.contains(where: \.media.isPicture) {
            warn(.media, "none of this is a picture, so --slide changes nothing")
        }
    }

    /// Seconds that the device is told; nil where this side keeps the time alone: the Cast documentation does not say
    /// what other devices make of it, and an item with no time of its own could be passed over.
    func slideTime(of link: DeviceLink) -> Double? {
        guard prepared.count > 1, PlayerCapabilities.of(model: link.device.modelName).timesPictures else { return nil }
        return slideTime
    }

    /// Seconds, within ``SlideText``'s range; nil where pictures stay.
    private var slideTime: Double? {
        guard let time = options.slideTime, time > 0, time.isFinite else { return nil }
        return min(max(time, SlideText.range.lowerBound), SlideText.range.upperBound)
    }

    func followSlides(_ status: MediaStatus?) {
        guard slides != nil, let status else { return }
        let isLast = course.current == prepared.count - 1
        slides?.reported(SlideCourse.Report(status, isLast: isLast), at: .now)
        waitForSlide()
    }

    private func waitForSlide() {
        slideWait?.cancel()
        slideWait = nil
        guard let deadline = slides?.deadline, course.ending == nil else { return }
        slideWait = Task { [weak self] in
            try? await Task.sleep(until: deadline, clock: .continuous)
            guard !Task.isCancelled else { return }
            self?.slideIsOver()
        }
    }

    private func slideIsOver() {
        guard course.ending == nil, let outcome = slides?.deadlinePassed(at: .now) else { return }
        let client = link?.session.remoteMediaClient
        switch outcome {
        case .jump(let id): client?.queueJumpToItem(withID: id)
        case .next: client?.queueNextItem()
        case .end:
            guard course.slidesOver() else { break }
            // The screen is not to show for ever what nobody serves any more.
            client?.stop()
            return end()
        case .nothing: break
        }
        waitForSlide()
    }
}
