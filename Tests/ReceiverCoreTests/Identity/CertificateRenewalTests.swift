import Foundation
import Testing

@testable import ReceiverCore

private let start = Date(timeIntervalSince1970: 1_780_272_000.5)

struct CertificateRenewalTests {
    /// What a sender asks of the certificate that it is shown.
    private func senderAccepts(_ validity: CertificateRenewal.Validity?, at now: Date) -> Bool {
        guard let validity else { return false }
        return validity.notBefore <= now && now < validity.notAfter
            && validity.notAfter.timeIntervalSince(now) <= 4 * 86_400
    }

    @Test func tenDaysOfConnectionsAreAllServedAValidCertificate() {
        var renewal = CertificateRenewal()
        var certificates = 0
        var refused: [Double] = []
        var shortLived: [Double] = []
        for minute in stride(from: 0.0, through: 10 * 24 * 60, by: 7) {
            let now = start + minute * 60
            switch renewal.check(at: now) {
            case .keep: break
            case .renew(let validity):
                // The old one may be served while the next is made.
                if !senderAccepts(renewal.current, at: now) { refused.append(minute) }
                renewal.made(validity)
                certificates += 1
            case .renewFirst(let validity):
                if minute != 0 { refused.append(minute) }
                renewal.made(validity)
                certificates += 1
            }
            if !senderAccepts(renewal.current, at: now) { refused.append(minute) }
            if renewal.check(at: now) != .keep { refused.append(minute) }
            // A connection lives on with the certificate that it was opened with.
            if (renewal.current?.notAfter ?? now) < now + 24 * 3_600 - 7 * 60 { shortLived.append(minute) }
        }
        #expect(refused.isEmpty)
        #expect(shortLived.isEmpty)
        #expect(certificates == 10 || certificates == 11)
    }

    @Test func aFailedRenewalLeavesADayToTryAgain() {
        var renewal = CertificateRenewal()
        guard case .renewFirst(let validity) = renewal.check(at: start) else {
            Issue.record("no first certificate")
            return
        }
        renewal.made(validity)
        #expect(validity.notAfter.timeIntervalSince(validity.notBefore) == 49 * 3_600)
        #expect(renewal.check(at: start + 23.9 * 3_600) == .keep)
        guard case .renew = renewal.check(at: start + 24 * 3_600) else {
            Issue.record("not renewed after a day")
            return
        }
        guard case .renew = renewal.check(at: start + 47.9 * 3_600) else {
            Issue.record("the old one is good for two days")
            return
        }
        guard case .renewFirst = renewal.check(at: start + 48 * 3_600) else {
            Issue.record("an expired certificate was served")
            return
        }
        #expect(renewal.renewal == validity.notBefore + 25 * 3_600)
    }

    @Test func aClockThatJumpsGetsANewCertificateFirst() {
        var renewal = CertificateRenewal()
        #expect(renewal.renewal == nil)
        guard case .renewFirst(let validity) = renewal.check(at: start) else {
            Issue.record("no first certificate")
            return
        }
        renewal.made(validity)
        let hours: [TimeInterval] = [-2, -9_600, 72, 9_600]
        for jump in hours.map({ $0 * 3_600 }) {
            guard case .renewFirst(let next) = renewal.check(at: start + jump) else {
                Issue.record("kept after a jump of \(jump) s")
                continue
            }
            #expect(senderAccepts(next, at: start + jump))
        }
        #expect(renewal.check(at: start - 1_800) == .keep)
    }
}
