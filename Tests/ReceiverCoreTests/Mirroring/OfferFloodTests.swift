import CastWire
import Testing

@testable import CastStreaming
@testable import ReceiverCore

/// Offers that come one after the other, each taking the place of the one before.
@Suite struct OfferFloodTests {
    @Test func offersThatReplaceEachOtherAreTakenAtAPace() {
        var bench = DeviceBench.mirroringLaunched()
        var opened = 0
        var refused = 0
        for sequence in 1...1_000 {
            let sent = bench.offer(OfferText.offer([OfferText.video], sequence: "\(sequence)"))
            refused += sent.filter { $0.json["result"] == "error" }.count
            for case .open(let id, _, _) in bench.ports {
                opened += 1
                bench.open(id)
            }
        }
        #expect(opened == MirroringCore.offerLimit)
        #expect(refused == 1_000 - MirroringCore.offerLimit)
        bench.wait(MirroringCore.offerWindow)
        let sent = bench.offer(OfferText.offer([OfferText.video], sequence: "1001"))
        #expect(sent.isEmpty && bench.ports.count == 1)
    }
}
