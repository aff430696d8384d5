import MediaPipeline

/// Carries out a ``PageCourse`` until it is cancelled.
struct PageRun: Sendable {
    let stage: PageStage
    let outlet: PageOutlet
    let warn: @Sendable (String) -> Void
    /// Called once: the page has been seen, or is given up.
    let begun: @Sendable (Result<Void, any Error>) -> Void

    private enum Signal: Sendable {
        case of(PageCourse.Event)
        case still
    }

    func run() async {
        let clock = ContinuousClock()
        let start = clock.now
        let (signals, signal) = AsyncStream.makeStream(of: Signal.self)
        var course = PageCourse(stage.address.shown, at: .zero)
        var life = Life()
        begin(&life, signal)
        var alarm = alarm(course, start, signal)
        let still = Task {
            while !Task.isCancelled {
                try await Task.sleep(for: .milliseconds(500))
                signal.yield(.still)
            }
        }
        for await next in signals {
            guard case .of(let event) = next else {
                outlet.keepAlive(at: clock.now)
                continue
            }
            for step in course.take(event, at: start.duration(to: clock.now)) {
                switch step {
                case .begin: begin(&life, signal)
                case .load: life.load?.yield()
                case .show:
                    outlet.show()
                    outlet.admitBlankInTime()
                    begun(.success(()))
                case .hold: outlet.hold(at: clock.now)
                case .end: life.task?.cancel()
                case .warn(let sentence): warn(sentence)
                case .giveUp(let sentence): begun(.failure(PipelineError(.pageUnreadable, sentence)))
                }
            }
            alarm.cancel()
            alarm = self.alarm(course, start, signal)
        }
        // It was cancelled: the stream of signals ends with this task.
        still.cancel()
        alarm.cancel()
        life.task?.cancel()
        await life.task?.value
    }

    private struct Life {
        var task: Task<Void, Never>?
        var load: AsyncStream<Void>.Continuation?
    }

    private func begin(_ life: inout Life, _ signal: AsyncStream<Signal>.Continuation) {
        let (loads, load) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        life.load = load
        life.task = Task {
            let why = await stage.run(loads: loads) { signal.yield(.of($0)) }
            outlet.forget()
            signal.yield(.of(.ended(why)))
        }
    }

    private func alarm(
        _ course: PageCourse, _ start: ContinuousClock.Instant, _ signal: AsyncStream<Signal>.Continuation
    ) -> Task<Void, Never> {
        guard let due = course.due else { return Task {} }
        return Task {
            try? await Task.sleep(until: start + due, clock: .continuous)
            if !Task.isCancelled { signal.yield(.of(.time)) }
        }
    }
}
