import CastSender
import MediaServing

// Carries out a slide course: pictures of a queue that advance automatically.
extension Cast {
    /// The extra time for a device that advances by itself.
    private static let slideGrace = Duration.seconds(1)

    /// Starts the slides if the options have a time. Queue items for devices that advance by themselves contain it too.
    func beginSlides(_ link: DeviceLink) {
        guard let time = slideTime else { return }
        slides = SlideCourse(time: .seconds(time), grace: slideTime(of: link) == nil ? .zero : Self.slideGrace)
        if !prepared.contains(where: \.media.isPicture) {
            warn(.media, "none of this is a picture, so --slide changes nothing")
        }
    }

    /// Seconds that the device is told; nil if only this side keeps the time. The Cast documentation does not say what
    /// other devices do with it, and they might skip an item without a duration.
    func slideTime(of link: DeviceLink) -> Double? {
        guard prepared.count > 1, PlayerCapabilities.of(model: link.device.modelName).timesPictures else { return nil }
        return slideTime
    }

    /// Seconds, within ``SlideText``'s range; nil if pictures stay.
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
            // The picture must not stay on the screen after its server has ended.
            client?.stop()
            return end()
        case .nothing: break
        }
        waitForSlide()
    }
}
