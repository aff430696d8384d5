import CastWire
import SenderScripts
import Testing

@testable import CastSender

/// The context, its options, and discovery as a part of it.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct RequirementsContextTests {
    // S0-09
    @Test func optionsKeepTheCriteriaThatTheyAreMadeWith() {
        let criteria = DiscoveryCriteria(applicationID: "AABBCCDD")
        let options = CastOptions(discoveryCriteria: criteria)
        #expect(options.discoveryCriteria == criteria)
        #expect(CastContext.fake(applicationID: "AABBCCDD").options.discoveryCriteria == criteria)
    }

    // S0-12
    @Test func anUnusualIDIsTakenAndLogged() {
        let lines = LogLines()
        let browser = FakeBrowser()
        _ = CastContext.fake(applicationID: "YouTube", browser: browser) { $0.logger = lines.logger }
        #expect(browser.browsed == [.application("YouTube")])
        let said = lines.lines.filter { $0.hasPrefix("notice ") }
        #expect(said.count == 1)
        #expect(said.first?.contains("YouTube") == true)
        _ = CastContext.fake(applicationID: "AABBCCDD") { $0.logger = lines.logger }
        #expect(lines.lines.count { $0.hasPrefix("notice ") } == 1)
    }

    // S0-13, in a process of its own, since a process has one shared context.
    @Test func theSharedContextHasTheOptionsItWasMadeWith() async {
        await #expect(processExitsWith: .success) {
            try await MainActor.run {
                var options = CastOptions(discoveryCriteria: DiscoveryCriteria(applicationID: "AABBCCDD"))
                options.disableDiscoveryAutostart = true
                options.stopReceiverApplicationWhenEndingSession = true
                #expect(!CastContext.isSharedInstanceInitialized)
                try CastContext.setSharedInstance(with: options)
                #expect(CastContext.isSharedInstanceInitialized)
                let shared = try CastContext.shared
                #expect(try CastContext.shared === shared)
                #expect(shared.options.discoveryCriteria.applicationIDs == ["AABBCCDD"])
                #expect(shared.options.stopReceiverApplicationWhenEndingSession)
                #expect(!shared.discoveryManager.discoveryActive)
                do throws(CastError) {
                    try CastContext.setSharedInstance(with: CastOptions(discoveryCriteria: .init(namespaces: [])))
                    Issue.record("made twice")
                } catch {
                    #expect(error.code == .alreadyInitialized)
                }
                #expect(try CastContext.shared === shared)
            }
        }
    }

    // S0-13
    @Test func discoveryStartsWithTheSharedContext() async {
        await #expect(processExitsWith: .success) {
            try await MainActor.run {
                var options = CastOptions(discoveryCriteria: DiscoveryCriteria(applicationID: "AABBCCDD"))
                options.sessionResumption = .never
                try CastContext.setSharedInstance(with: options)
                let manager = try CastContext.shared.discoveryManager
                #expect(manager.discoveryActive)
                // Before its first question would go out.
                manager.stopDiscovery()
            }
        }
    }

    // S0-35
    @Test func anAppMayStopDiscoveryAndStartItAgain() async {
        let browser = FakeBrowser()
        let context = CastContext.fake(browser: browser)
        let manager = context.discoveryManager
        var events = manager.events.makeAsyncIterator()
        browser.tell(.found(.tv))
        #expect(await events.next() == .inserted(.tv, at: 0))
        manager.stopDiscovery()
        #expect(manager.discoveryState == .stopped)
        #expect(manager.devices.isEmpty)
        #expect(await events.next() == .removed(.tv, at: 0))
        #expect(context.castState == .noDevicesAvailable)
        manager.startDiscovery()
        manager.startDiscovery()
        #expect(browser.browsed == [.allDevices, .allDevices])
        browser.tell(.found(.tv))
        #expect(await events.next() == .inserted(.tv, at: 0))
    }

    // S0-36, S0-40
    @Test func theManagersAreTheContextsOwnAndStayTheSame() {
        let context = CastContext.fake()
        let (discovery, sessions) = (context.discoveryManager, context.sessionManager)
        context.discoveryManager.stopDiscovery()
        #expect(context.discoveryManager === discovery)
        #expect(context.sessionManager === sessions)
        #expect(context.makeSessionManager() !== sessions)
    }

    // S0-08
    @Test func theIDThatFiltersIsTheOneThatIsLaunched() async throws {
        let receiver = FakeReceiver()
        let application = Script.application.replacing("CC1AD845", with: "AABBCCDD")
        receiver.answer("LAUNCH") { _, json in
            [Script.receiverStatus(id: json["requestId"]?.intValue ?? 0, applications: application)]
        }
        let browser = FakeBrowser()
        let context = CastContext.fake(receiver, applicationID: "AABBCCDD", browser: browser)
        var events = context.discoveryManager.events.makeAsyncIterator()
        browser.tell(.found(.fake("Without", id: "2")), .allDevices)
        browser.tell(.found(.fake("With", id: "1")), .application("AABBCCDD"))
        #expect(await events.next() == .inserted(.fake("With", id: "1"), at: 0))
        #expect(context.discoveryManager.devices.map(\.friendlyName) == ["With"])
        let session = try await context.sessionManager.connect(to: context.discoveryManager.device(at: 0))
        #expect(receiver.sentJSON("LAUNCH").map { $0["appId"] } == [.string("AABBCCDD")])
        #expect(session.applicationMetadata?.applicationID == "AABBCCDD")
    }
}
