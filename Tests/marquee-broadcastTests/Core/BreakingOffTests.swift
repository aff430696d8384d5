import Testing
@testable import marquee_broadcast

@Suite struct BreakingOffTests {
    @Test(
        "Where a file breaks off is told to the nearest tenth, later to the nearest second",
        arguments: [
            (Duration.milliseconds(4960), "5 s"), (.milliseconds(4640), "4.6 s"), (.zero, "0 s"), (.seconds(-3), "0 s"),
            (.milliseconds(59_970), "1:00 min"), (.milliseconds(83_600), "1:24 min"), (.seconds(7265), "121:05 min"),
        ])
    func place(place: Duration, text: String) {
        #expect(BreakingOff.sentence(place) == "the file breaks off after \(text): the rest of it is missing")
    }
}
