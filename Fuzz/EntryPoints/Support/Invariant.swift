/// What a target holds to be true after each step; where it is not, the program ends, and the fuzzer keeps the input.
///
/// `precondition` would do, but says nothing in an optimised build.
func invariant(_ holds: Bool, _ what: @autoclosure () -> String) {
    if !holds { fatalError(what()) }
}
