import CastWire
import Testing

@Suite struct ConstantTimeTests {
    @Test func secretsAreTheSameOrNot() {
        #expect(ConstantTime.isEqual("abc", "abc") && ConstantTime.isEqual("", ""))
        for (one, other) in [("abc", "abd"), ("abc", "ab"), ("", "a"), ("abc", "ABC"), ("a\u{0}", "a")] {
            #expect(!ConstantTime.isEqual(one, other), "\(one) \(other)")
        }
    }
}
