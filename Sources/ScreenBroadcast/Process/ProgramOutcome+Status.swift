import PlatformC
import Subprocess

extension ProgramOutcome.Status {
    init(_ status: TerminationStatus) {
        switch status {
        case .exited(let code): self = .exited(Int32(truncatingIfNeeded: code))
        case .signaled(let number):
            let signal = Int32(truncatingIfNeeded: number)
            self = .signalled(signal, word: strsignal(signal).map { String(cString: $0) })
        }
    }
}
