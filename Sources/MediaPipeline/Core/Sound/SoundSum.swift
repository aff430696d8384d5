/// The sum of several sounds.
package enum SoundSum {
    /// Adds sounds sample by sample. A sample that is too loud is clipped, and one that is not a number becomes
    /// silence.
    ///
    /// - Parameter count: The samples of the result. A sound that has fewer ends early.
    package static func mix(_ sounds: [[Float]], count: Int) -> [Float] {
        if sounds.count == 1, sounds[0].count == count, sounds[0].allSatisfy({ $0 >= -1 && $0 <= 1 }) {
            return sounds[0]
        }
        var sum = [Float](repeating: 0, count: count)
        for sound in sounds {
            for (index, sample) in sound.prefix(count).enumerated() { sum[index] += sample }
        }
        for index in sum.indices { sum[index] = sum[index].isFinite ? min(max(sum[index], -1), 1) : 0 }
        return sum
    }
}
