import Testing

@testable import SystemEvents

@Suite("When the machine may sleep")
struct SleepCoreTests {
    private static func awake() -> SleepCore {
        var core = SleepCore()
        _ = core.began()
        _ = core.lockTaken()
        return core
    }

    @Test func aLockIsTakenFromTheBeginning() {
        var core = SleepCore()
        #expect(core.began() == [.takeLock])
        #expect(core.lockTaken() == [])
        #expect(core.lock == .held)
        #expect(core.phase == .awake)
    }

    @Test func theLockIsHeldUntilTheNewsWasHandled() {
        var core = Self.awake()
        #expect(core.prepareForSleep(true) == [.tell(.willSleep)])
        #expect(core.lock == .held)
        #expect(core.handled(.willSleep) == [.releaseLock])
        #expect(core.lock == .none)
        #expect(core.phase == .asleep)
        #expect(core.prepareForSleep(false) == [.tell(.didWake), .takeLock])
        #expect(core.phase == .awake)
        #expect(core.lockTaken() == [])
        #expect(core.handled(.didWake) == [])
        #expect(core.lock == .held)
    }

    @Test func newsThatComeAgainAreToldOnce() {
        var core = Self.awake()
        #expect(core.prepareForSleep(false) == [])
        #expect(core.prepareForSleep(true) == [.tell(.willSleep)])
        #expect(core.prepareForSleep(true) == [])
        #expect(core.handled(.willSleep) == [.releaseLock])
        #expect(core.prepareForSleep(true) == [])
        #expect(core.prepareForSleep(false) == [.tell(.didWake), .takeLock])
        #expect(core.prepareForSleep(false) == [])
    }

    @Test func aMachineThatWakesBeforeTheNewsWasHandledKeepsItsLock() {
        var core = Self.awake()
        _ = core.prepareForSleep(true)
        #expect(core.prepareForSleep(false) == [.tell(.didWake)])
        #expect(core.lock == .held)
        #expect(core.handled(.willSleep) == [])
        #expect(core.lock == .held)
    }

    @Test func aSecondSleepWaitsForItsOwnHandling() {
        var core = Self.awake()
        _ = core.prepareForSleep(true)
        _ = core.prepareForSleep(false)
        #expect(core.prepareForSleep(true) == [.tell(.willSleep)])
        #expect(core.handled(.willSleep) == [])
        #expect(core.lock == .held)
        #expect(core.handled(.willSleep) == [.releaseLock])
    }

    @Test func aLockThatComesTooLateIsLetGo() {
        var core = SleepCore()
        _ = core.began()
        #expect(core.prepareForSleep(true) == [.tell(.willSleep)])
        #expect(core.handled(.willSleep) == [])
        #expect(core.lockTaken() == [.releaseLock])
        #expect(core.lock == .none)
    }

    @Test func aLockThatComesWhileTheNewsIsHandledIsHeldUntilThen() {
        var core = SleepCore()
        _ = core.began()
        _ = core.prepareForSleep(true)
        #expect(core.lockTaken() == [])
        #expect(core.handled(.willSleep) == [.releaseLock])
    }

    @Test func aLockAskedForBeforeAShortSleepIsNotAskedForTwice() {
        var core = SleepCore()
        _ = core.began()
        _ = core.prepareForSleep(true)
        _ = core.handled(.willSleep)
        #expect(core.prepareForSleep(false) == [.tell(.didWake)])
        #expect(core.lockTaken() == [])
        #expect(core.lock == .held)
    }

    @Test func withoutALockTheNewsIsToldAllTheSame() {
        var core = SleepCore()
        _ = core.began()
        core.lockRefused()
        #expect(core.prepareForSleep(true) == [.tell(.willSleep)])
        #expect(core.handled(.willSleep) == [])
        #expect(core.prepareForSleep(false) == [.tell(.didWake), .takeLock])
    }
}
