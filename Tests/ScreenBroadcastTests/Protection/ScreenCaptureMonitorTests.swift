import Synchronization
import Testing

@testable import ScreenBroadcast

@Suite struct ScreenCaptureMonitorTests {
    @Test("S4-21: told on each change, not on repetitions, and not after it was let go of")
    func changes() {
        let monitor = ScreenCaptureMonitor()
        let heard = Mutex<[Bool]>([])
        var observation: ScreenCaptureMonitor.Observation? = monitor.onChange { state in
            heard.withLock { $0.append(state.isCaptured) }
        }
        withExtendedLifetime(observation) {
            for isCaptured in [true, true, false, false, true] {
                monitor.update(ScreenCaptureState(isCaptured: isCaptured))
            }
        }
        #expect(heard.withLock { $0 } == [true, false, true])
        #expect(monitor.isCaptured)
        observation = nil
        monitor.update(ScreenCaptureState())
        #expect(heard.withLock { $0.count } == 3)
    }

    @Test("S4-22: a second screen that shows the same is a change too, and nothing is hidden then")
    func mirroring() {
        let monitor = ScreenCaptureMonitor(ScreenCaptureState(isCaptured: true))
        let heard = Mutex<[Bool]>([])
        let observation = monitor.onChange { state in heard.withLock { $0.append(state.shouldProtectContent) } }
        monitor.update(ScreenCaptureState(isCaptured: true, screenCount: 2))
        monitor.update(ScreenCaptureState(isCaptured: true, screenCount: 1))
        #expect(heard.withLock { $0 } == [false, true])
        withExtendedLifetime(observation) {}
    }

    @Test("A change that a handler makes itself comes after the one that it is told of")
    func order() {
        let monitor = ScreenCaptureMonitor()
        let heard = Mutex<[Bool]>([])
        let first = monitor.onChange { state in
            if state.isCaptured { monitor.update(ScreenCaptureState()) }
        }
        let second = monitor.onChange { state in heard.withLock { $0.append(state.isCaptured) } }
        monitor.update(ScreenCaptureState(isCaptured: true))
        #expect(heard.withLock { $0 } == [true, false])
        withExtendedLifetime((first, second)) {}
    }
}
