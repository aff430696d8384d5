import CastSender
import CastingFakes
import SenderFakes
import Testing

@testable import Casting

/// Casts whose connection goes, and comes back or does not.
@MainActor @Suite(.timeLimit(.minutes(1))) struct CastConnectionTests {
    private let tv = FakeTV()

    private func cast(in context: CastContext) async throws -> Cast {
        Cast([try await CastItem(FakeTV.film)], on: .tv, in: context)
    }

    private static let lost = ["suspended", "warning connectionLost", "resumed", "warning connectionBack"]
    private static let started = "started 0 film.mp4 video/mp4"

    @Test("A connection that is lost while it plays comes back, and the cast goes on to its end")
    func lostWhilePlaying() async throws {
        let again = FakeTV.running(FakeTV.state("PLAYING"))
        let cast = try await cast(in: .fake(tv, again))
        let told = await cast.told { name in
            switch name {
            case "playing": tv.breakDown(FakeTV.cut)
            case "warning connectionBack": again.tell("IDLE", FakeTV.finished)
            default: break
            }
        }
        #expect(
            told.course == ["joined", "loading film.mp4", Self.started] + Self.lost + ["ended finished"])
        #expect(tv.sentJSON("LOAD").count == 1 && again.sentJSON("LOAD").isEmpty)
    }

    @Test("Let go of while it plays, it is told of and nothing is warned of, until it goes on")
    func letGo() async throws {
        let again = FakeTV.running(FakeTV.state("PLAYING"))
        let cast = try await cast(in: .fake(tv, again))
        #expect(!cast.suspend() && !cast.resume(), "there is no session yet")
        let told = await cast.told { name in
            switch name {
            case "playing" where !tv.isClosed: #expect(cast.suspend())
            case "suspended": #expect(cast.resume())
            case "resumed": again.tell("IDLE", FakeTV.finished)
            default: break
            }
        }
        #expect(
            told.course
                == ["joined", "loading film.mp4", Self.started, "suspended", "resumed", "ended finished"])
        #expect(!tv.sentTypes.contains("STOP"))
    }

    @Test("A LOAD that the device went away with is sent again, once it is back without it")
    func loadAgain() async throws {
        tv.goesAwayAtLoad()
        let again = FakeTV.running()
        let cast = try await cast(in: .fake(tv, again))
        let told = await cast.told { if $0 == "playing" { again.tell("IDLE", FakeTV.finished) } }
        #expect(
            told.course == ["joined", "loading film.mp4"] + Self.lost + [Self.started, "ended finished"])
        #expect(tv.sentJSON("LOAD").count == 1 && again.sentJSON("LOAD").count == 1)
    }

    @Test("A LOAD that was taken although nobody heard its answer is not sent again")
    func settled() async throws {
        tv.goesAwayAtLoad()
        let again = FakeTV.running(FakeTV.state("PLAYING"))
        let cast = try await cast(in: .fake(tv, again))
        let told = await cast.told { if $0 == "playing" { again.tell("IDLE", FakeTV.finished) } }
        #expect(
            told.course == ["joined", "loading film.mp4"] + Self.lost + [Self.started, "ended finished"])
        #expect(again.sentJSON("LOAD").isEmpty)
    }

    @Test("A device that has gone away three times with the LOAD does not get it again")
    func failsAtLoad() async throws {
        let later = [FakeTV.running(), FakeTV.running(), FakeTV.running()]
        for tv in [tv] + later.prefix(2) { tv.goesAwayAtLoad() }
        let time = ManualTime()
        let cast = try await cast(in: .fake(tv, later[0], later[1], later[2], time: time))
        // It is tried more seldom from loss to loss.
        let clock = Task { while !Task.isCancelled { await time.advanceToSleeper(within: .seconds(2)) } }
        let told = await cast.told()
        clock.cancel()
        #expect(told.last == "ended failsAtLoad(times: 3)")
        #expect(cast.failure?.code == .lost && later.map { $0.sentJSON("LOAD").count } == [1, 1, 0])
    }

    @Test("What is moved to another device is followed there")
    func moved() async throws {
        tv.handsOver()
        let other = FakeTV()
        other.takesOver(mediaSessionID: 9)
        let cast = try await cast(in: .fake(tv, other))
        let told = try await cast.told { name in
            switch name {
            case "playing" where tv.sentJSON("STORE_SESSION").isEmpty:
                try await cast.session?.transfer(to: .kitchen).value
            case "warning moved": other.tell("IDLE", FakeTV.finished, mediaSessionID: 9)
            default: break
            }
        }
        #expect(
            told.course == [
                "joined", "loading film.mp4", Self.started, "suspended", "resumed", "warning moved", Self.started,
                "ended finished",
            ])
        #expect(cast.link?.device.friendlyName == "Kitchen" && other.sentJSON("LOAD").isEmpty)
    }

    @Test("A session that ends after it was let go of, as for a move, has lost nothing", arguments: [
        (ConnectionSuspendReason.none, false), (.appBackgrounded, false), (.networkError, true),
        (.networkNotReachable, true), (.unknown, true),
    ])
    func sessionEndsAfterAMove(reason: ConnectionSuspendReason, isLost: Bool) async throws {
        tv.answer("LOAD", nil)
        // The application is gone when it is back.
        let context = CastContext.fake(tv, FakeTV())
        let cast = try await cast(in: context)
        let suspending = Task {
            await until { tv.sentTypes.contains("LOAD") }
            #expect(context.sessionManager.suspendSession(with: reason))
        }
        let told = await cast.told { if $0 == "suspended" { #expect(cast.resume()) } }
        await suspending.value
        #expect(told.contains("warning connectionLost") == isLost)
        switch cast.ending {
        case .lost?: #expect(isLost)
        case .neverPlayed(.applicationEnded)?: #expect(!isLost)
        default: Issue.record("\(String(describing: cast.ending))")
        }
    }
}
