import Casting
import ScreenBroadcast

/// The picker at a terminal: the line it shows, and how keys change it.
///
/// Pure.
struct PickerScreen: Equatable {
    enum Outcome: Equatable {
        case goOn
        /// The choice with this index.
        case chosen(Int)
        case left
    }

    static let help = "↑/↓ or a number chooses, m toggles the microphone, Enter starts, q quits"

    /// In the order of their numbers; never empty.
    let titles: [String]
    private(set) var index = 0
    private(set) var hasMicrophone: Bool

    init(titles: [String], hasMicrophone: Bool) {
        (self.titles, self.hasMicrophone) = (titles, hasMicrophone)
    }

    mutating func handle(_ key: Keyboard.Key) -> Outcome {
        switch key {
        case .up, .left: index = (index + titles.count - 1) % titles.count
        case .down, .right: index = (index + 1) % titles.count
        case .character("m"), .character("M"): hasMicrophone.toggle()
        case .character("\n"), .character("\r"), .character(" "): return .chosen(index)
        case .character("q"), .character("Q"), .escape: return .left
        case .character(let character):
            guard let number = character.wholeNumberValue, titles.indices.contains(number - 1) else { break }
            index = number - 1
        }
        return .goOn
    }

    var line: String {
        "▸ \(index + 1)  \(PeerText.name(titles[index]))    microphone \(hasMicrophone ? "on" : "off")"
    }
}
