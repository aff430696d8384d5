import CastSender
import Testing

@testable import Casting

@Suite struct URLCheckTests {
    private func check(_ findings: [PreflightFinding], isAlone: Bool = true, keepsType: Bool = false) -> URLCheck {
        let look = MediaLook(findings: findings, contentType: "audio/mpeg")
        return URLCheck(
            look, of: "live", at: "http://user:secret@h:80/live?token=1", isAlone: isAlone, keepsType: keepsType)
    }

    @Test(arguments: [
        (401, "password"), (404, "nothing at this address"), (410, "no more"), (407, "proxy"), (451, "legal"),
    ])
    func aServerThatRefusesTheMediaIsSaidToDoSoWithoutWhatIsSecret(status: Int, words: String) throws {
        let refusal = try #require(check([PreflightFinding(.media, .status(status))]).refusal)
        #expect(refusal.hasPrefix("h/live: ") && refusal.contains(words) && refusal.contains("\(status)"))
        #expect(!refusal.contains("secret") && !refusal.contains("token"))
    }

    @Test func whatMayStillPlayIsNotRefused() {
        for problem in [PreflightFinding.Problem.status(500), .status(403), .status(405), .unreachable, .noRanges] {
            let found = check([PreflightFinding(.media, problem)])
            #expect(found.refusal == nil && found.sentences.count == 1)
        }
        #expect(check([PreflightFinding(.track(1), .status(404))]).refusal == nil, "a film plays without it")
    }

    @Test func inAQueueTheItemIsNamed() {
        let finding = PreflightFinding(.media, .noRanges)
        #expect(check([finding], isAlone: false).sentences == ["\"live\": \(finding.description)"])
    }

    @Test func whoNamesATypeIsNotToldOfAnother() {
        let other = PreflightFinding(.media, .contentType("text/plain", expected: "video/mp4"))
        let track = PreflightFinding(.track(1), .contentType("text/plain", expected: "text/vtt"))
        #expect(check([other, track], keepsType: true).sentences == [track.description])
        #expect(check([other, track]).sentences.count == 2)
    }

    @Test func aPictureOfAQueueStaysForTheTimeThatWasGivenAndAFilmForItsOwn() throws {
        func duration(_ type: String, _ time: Double?) throws -> Double? {
            try PreparedItem(url: "http://h/a", contentType: type).queueItem(slideTime: time).playbackDuration
        }
        #expect(try duration("image/png", 8) == 8)
        #expect(try duration("image/png", nil) == nil && duration("video/mp4", 8) == nil)
    }

    @Test func theTypeThatAPersonNamesComesBeforeTheGuess() throws {
        let guessed = try PreparedItem(url: "http://h/live")
        #expect(guessed.media.contentType == "video/mp4" && !guessed.isTypeGiven)
        let named = try PreparedItem(url: "http://h/live", contentType: "audio/mpeg")
        #expect(named.media.contentType == "audio/mpeg" && named.isTypeGiven)
    }
}
