import ArgumentParser
import Testing

@testable import marquee

@Suite struct RepeatedOptionsTests {
    private func complaint(_ line: String) -> String? {
        RepeatedOptions.complaint(line.split(separator: " ").map(String.init)) { Marquee._dumpHelp() }
    }

    @Test("An option that takes one value is refused the second time", arguments: [
        ("mirror --bitrate=1M --bitrate 2M", "--bitrate"),
        ("volume 5 --member a --member b", "--member"), ("queue --to a --to b", "--to"),
        ("queue add u --before 1 --before 2", "--before"), ("receiver --name a --name a", "--name"),
        ("status --log info --log debug", "--log"), ("transfer --from a --to b --from c", "--from"),
    ])
    func refused(line: String, option: String) throws {
        #expect(try #require(complaint(line)).hasPrefix("\(option) is given twice"))
    }

    @Test("What may be given again, flags, and what is no option are left alone", arguments: [
        "devices --host a --host b --interface lo --interface eth0", "cast f --subtitles a --subtitles b",
        "receiver --group g --member a --member b", "status --log-class A=info --log-class B=debug --log-match a "
            + "--log-match b", "status --json --json -v -v", "volume --to tv -- --to --to", "cast a a a", "",
        "mirror --to a --source synthetic --to b", "no-such --to a --to b",
    ])
    func allowed(line: String) {
        #expect(complaint(line) == nil)
    }

    @Test("Where nothing is there twice the commands need not be known")
    func unasked() {
        let complaint = RepeatedOptions.complaint(["status", "--to", "a"]) {
            Issue.record("asked for")
            return ""
        }
        #expect(complaint == nil)
    }
}
