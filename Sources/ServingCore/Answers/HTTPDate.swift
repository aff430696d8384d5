/// Dates in HTTP's format, "Sun, 06 Nov 1994 08:49:37 GMT", without a formatter and its locale data.
enum HTTPDate {
    private static let weekdays = ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"]
    private static let months = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]

    /// Formats `seconds` since 1970, UTC. They are clamped to the years 1970 to 9999, since the format holds no others.
    static func text(_ seconds: Int64) -> String {
        let seconds = min(max(seconds, 0), 253_402_300_799)
        let days = seconds / 86_400
        let rest = seconds % 86_400
        let (year, month, day) = civil(days)
        return "\(weekdays[Int(days % 7)]), \(two(day)) \(months[month - 1]) \(four(year)) "
            + "\(two(Int(rest / 3600))):\(two(Int(rest / 60 % 60))):\(two(Int(rest % 60))) GMT"
    }

    /// Reads the preferred format only. The two obsolete ones give nil, so that the condition is ignored.
    static func seconds(_ text: String) -> Int64? {
        let parts = text.split { $0 == " " || $0 == ":" || $0 == "," }
        guard parts.count == 8, parts[7] == "GMT", let month = months.firstIndex(of: String(parts[2])) else {
            return nil
        }
        let numbers = [parts[1], parts[3], parts[4], parts[5], parts[6]].compactMap { Int64($0) }
        guard numbers.count == 5, (1...31).contains(numbers[0]), (1970...9999).contains(numbers[1]),
            (0...23).contains(numbers[2]), (0...59).contains(numbers[3]), (0...60).contains(numbers[4])
        else { return nil }
        let days = daysSinceEpoch(year: numbers[1], month: Int64(month + 1), day: numbers[0])
        return days * 86_400 + numbers[2] * 3600 + numbers[3] * 60 + numbers[4]
    }

    private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    private static func four(_ number: Int64) -> String {
        String(repeating: "0", count: max(0, 4 - "\(number)".count)) + "\(number)"
    }

    /// The date of a day number since 1970-01-01, in eras of 400 years from March on, so that the leap day is last.
    private static func civil(_ days: Int64) -> (year: Int64, month: Int, day: Int) {
        let shifted = days + 719_468
        let era = shifted / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
        return (year, Int(month), Int(dayOfYear - (153 * shiftedMonth + 2) / 5 + 1))
    }

    private static func daysSinceEpoch(year: Int64, month: Int64, day: Int64) -> Int64 {
        let year = month <= 2 ? year - 1 : year
        let era = year / 400
        let yearOfEra = year - era * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }
}
