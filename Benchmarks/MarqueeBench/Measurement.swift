import Foundation

/// Times of many runs of one thing, in microseconds.
struct Measurement {
    private var times: [Double] = []

    mutating func add(_ duration: Duration) {
        times.append(Double(duration.components.seconds) * 1e6 + Double(duration.components.attoseconds) / 1e12)
    }

    func percentile(_ fraction: Double) -> Double {
        guard !times.isEmpty else { return 0 }
        let sorted = times.sorted()
        return sorted[min(sorted.count - 1, Int(Double(sorted.count) * fraction))]
    }

    var median: Double { percentile(0.5) }

    /// Runs `body` `count` times after a tenth as many that do not count.
    static func of(
        _ count: Int, isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Void
    ) async rethrows -> Measurement {
        var measurement = Measurement()
        for _ in 0..<(count / 10) { try await body() }
        for _ in 0..<count {
            let start = ContinuousClock.now
            try await body()
            measurement.add(ContinuousClock.now - start)
        }
        return measurement
    }
}

/// What this process has used so far.
struct ResourceUse {
    /// User and system time, seconds.
    let cpu: Double
    /// The resident set at its largest, kilobytes.
    let peakMemory: Int

    static var now: ResourceUse {
        var usage = rusage()
        getrusage(RUSAGE_SELF.rawValue, &usage)
        let cpu = [usage.ru_utime, usage.ru_stime].reduce(0.0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6 }
        return ResourceUse(cpu: cpu, peakMemory: usage.ru_maxrss)
    }

    /// As many files and sockets as the system lets this process have.
    static func raiseFileLimit() {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return }
        limit.rlim_cur = limit.rlim_max
        setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    }

    /// The resident set at this moment, kilobytes.
    static var residentMemory: Int {
        guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
            let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmRSS:") })
        else { return 0 }
        return line.split(separator: " ").compactMap { Int($0) }.first ?? 0
    }
}

/// A line of JSON, at once: who reads it through a pipe waits for it.
func printJSON(_ value: some Encodable) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    if let data = try? encoder.encode(value) { print(String(decoding: data, as: UTF8.self)) }
    fflush(nil)
}
