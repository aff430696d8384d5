/// Converts dates in metadata: ISO 8601, in the proleptic Gregorian calendar, years 0 to 9999.
///
/// It reads `2014-02-10` and `20140210`, either with `T`, a time (`hh:mm`, `hh:mm:ss`, `hhmmss`, with optional
/// fractions of a second) and a zone (`Z`, `+hh:mm`, `+hhmm`, `+hh`, or none for UTC). It writes
/// `2014-02-10T12:00:00Z`, with milliseconds if they are not zero.
enum ISO8601Text {
    static func text(secondsSince1970 seconds: Double) -> String {
        let limits = -62_167_219_200.0...253_402_300_799.999
        let clamped = seconds.isNaN ? 0 : min(max(seconds, limits.lowerBound), limits.upperBound)
        let milliseconds = Int((clamped * 1000).rounded(.toNearestOrAwayFromZero))
        let (days, rest) = floorDivided(milliseconds, by: 86_400_000)
        let (year, month, day) = date(ofDay: days)
        let (time, fraction) = (rest / 1000, rest % 1000)
        let hms = [time / 3600, time / 60 % 60, time % 60].map { padded($0, 2) }.joined(separator: ":")
        let tail = fraction == 0 ? "" : "." + padded(fraction, 3)
        return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))T\(hms)\(tail)Z"
    }

    static func secondsSince1970(_ text: String) -> Double? {
        var reader = DigitReader(Array(text.utf8))
        guard let year = reader.number(digits: 4) else { return nil }
        let extended = reader.take("-")
        guard let month = reader.number(digits: 2), extended == reader.take("-"), let day = reader.number(digits: 2),
            (1...12).contains(month), day >= 1, day <= length(ofMonth: month, year: year)
        else { return nil }
        let midnight = Double(dayNumber(year, month, day)) * 86_400
        if reader.isAtEnd { return midnight }
        guard reader.take("T") || reader.take("t") || reader.take(" ") else { return nil }
        guard let time = reader.timeOfDay(), let offset = reader.zoneOffset(), reader.isAtEnd else { return nil }
        return midnight + time - offset
    }

    private static func padded(_ number: Int, _ width: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }

    private static func floorDivided(_ number: Int, by divisor: Int) -> (quotient: Int, remainder: Int) {
        let remainder = ((number % divisor) + divisor) % divisor
        return ((number - remainder) / divisor, remainder)
    }

    private static func length(ofMonth month: Int, year: Int) -> Int {
        let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        return month == 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31
    }

    // Years start in March, so that the leap day is a year's last day and 400 years are a fixed cycle.
    private static let daysPerCycle = 146_097
    private static let daysBefore1970 = 719_468

    private static func dayNumber(_ year: Int, _ month: Int, _ day: Int) -> Int {
        let shifted = month > 2 ? year : year - 1
        let (cycle, yearOfCycle) = floorDivided(shifted, by: 400)
        let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
        let dayOfCycle = yearOfCycle * 365 + yearOfCycle / 4 - yearOfCycle / 100 + dayOfYear
        return cycle * daysPerCycle + dayOfCycle - daysBefore1970
    }

    private static func date(ofDay number: Int) -> (year: Int, month: Int, day: Int) {
        let (cycle, dayOfCycle) = floorDivided(number + daysBefore1970, by: daysPerCycle)
        let yearOfCycle =
            (dayOfCycle - dayOfCycle / 1460 + dayOfCycle / 36_524 - dayOfCycle / (daysPerCycle - 1)) / 365
        let dayOfYear = dayOfCycle - (365 * yearOfCycle + yearOfCycle / 4 - yearOfCycle / 100)
        let monthFromMarch = (5 * dayOfYear + 2) / 153
        let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
        return (
            yearOfCycle + cycle * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
        )
    }
}

private struct DigitReader {
    private var bytes: ArraySlice<UInt8>

    init(_ bytes: [UInt8]) { self.bytes = bytes[...] }

    var isAtEnd: Bool { bytes.isEmpty }

    mutating func take(_ character: Character) -> Bool {
        guard let first = bytes.first, first == character.asciiValue else { return false }
        bytes.removeFirst()
        return true
    }

    mutating func number(digits: Int) -> Int? {
        guard bytes.count >= digits else { return nil }
        var number = 0
        for byte in bytes.prefix(digits) {
            guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
            number = number * 10 + Int(byte - UInt8(ascii: "0"))
        }
        bytes.removeFirst(digits)
        return number
    }

    /// Seconds since midnight. A leap second counts as the second after it.
    mutating func timeOfDay() -> Double? {
        guard let hours = number(digits: 2), hours < 24 else { return nil }
        _ = take(":")
        guard let minutes = number(digits: 2), minutes < 60 else { return nil }
        var seconds = 0.0
        if take(":") || bytes.first.map({ $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }) == true {
            guard let whole = number(digits: 2), whole <= 60, let fraction = fraction() else { return nil }
            seconds = Double(whole) + fraction
        }
        return Double(hours * 3600 + minutes * 60) + seconds
    }

    private mutating func fraction() -> Double? {
        guard take(".") || take(",") else { return 0 }
        var (value, scale, count) = (0.0, 0.1, 0)
        while let digit = number(digits: 1) {
            value += Double(digit) * scale
            scale /= 10
            count += 1
        }
        return count > 0 ? value : nil
    }

    /// The seconds by which the zone is ahead of UTC.
    mutating func zoneOffset() -> Double? {
        if isAtEnd || take("Z") || take("z") { return 0 }
        let isAhead = take("+")
        guard isAhead || take("-"), let hours = number(digits: 2), hours < 24 else { return nil }
        _ = take(":")
        let minutes = isAtEnd ? 0 : number(digits: 2)
        guard let minutes, minutes < 60 else { return nil }
        return Double((isAhead ? 1 : -1) * (hours * 3600 + minutes * 60))
    }
}
