import Testing

@testable import CastReceiver

@Suite(.timeLimit(.minutes(1))) struct PageChannelTests {
    private func told(_ events: AsyncStream<PlayerEvent>) async -> [Bool] {
        await events.reduce(into: []) { if case .page(let isOpen) = $1 { $0.append(isOpen) } }
    }

    @Test(arguments: [true, false])
    func aScreenSaysWhenItsPageComesAndGoes(tells: Bool) async {
        let (events, output) = AsyncStream.makeStream(of: PlayerEvent.self)
        let channel = PageChannel(output: output, tellsOfPage: tells)
        let (_, other) = (channel.connect(page: "a", seen: 0), channel.connect(page: "b", seen: 0))
        let reader = Task { for await _ in other {} }
        reader.cancel()
        await reader.value
        let again = channel.connect(page: "b", seen: 0)
        channel.gone(reason: "It ended.")
        output.finish()
        withExtendedLifetime(again) {}
        #expect(await told(events) == (tells ? [false, true, false, true, false] : []))
    }
}
