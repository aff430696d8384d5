import Testing

@testable import MediaPipeline

@Suite("What a sound server has")
struct SoundCatalogueTests {
    private func catalogue() -> SoundCatalogue {
        var catalogue = SoundCatalogue()
        catalogue.note(
            30, isClient: false,
            ["media.class": "Audio/Sink", "node.name": "alsa_output.pci", "node.description": "Speakers"])
        catalogue.note(31, isClient: false, ["media.class": "Audio/Source", "node.name": "alsa_input.usb"])
        // As PipeWire tells of a stream: little at first, and some by its client alone.
        catalogue.note(
            40, isClient: false, ["media.class": "Stream/Output/Audio", "node.name": "mpv", "client.id": "12"])
        catalogue.note(
            12, isClient: true,
            ["application.name": "mpv Media Player", "application.process.binary": "mpv", "pipewire.sec.pid": "99"])
        catalogue.note(
            41, isClient: false,
            [
                "media.class": "Stream/Output/Audio", "node.name": "Firefox", "application.name": "Firefox",
                "application.process.id": "700", "object.serial": "1041",
            ])
        catalogue.note(42, isClient: false, ["media.class": "Stream/Input/Audio", "application.name": "Recorder"])
        catalogue.note(
            43, isClient: false, ["media.class": "Stream/Output/Audio", "application.name": "Firefox"])
        return catalogue
    }

    private func ids(_ target: SoundTarget, _ catalogue: SoundCatalogue) -> [UInt32] {
        // 700 was started by 600.
        catalogue.streams(of: target) { $0 == $1 || ($0, $1) == (700, 600) }.map(\.id)
    }

    @Test("Outputs, microphones and streams, each with what it is called")
    func kinds() {
        let catalogue = catalogue()
        #expect(catalogue.outputs.map(\.title) == ["Speakers"])
        #expect(catalogue.microphones.map(\.title) == ["alsa_input.usb"])
        #expect(catalogue.streams.map(\.title) == ["mpv Media Player", "Firefox", "Firefox"])
        #expect(catalogue.applications.map(\.title) == ["mpv Media Player", "Firefox"], "each once")
        #expect(SoundCatalogue().isEmpty && !catalogue.isEmpty)
    }

    @Test("An application is found by each of its names and its process, all streams of it")
    func applications() {
        var catalogue = catalogue()
        for name in ["mpv", "MPV", "mpv media player", "99"] { #expect(ids(.application(name), catalogue) == [40]) }
        #expect(ids(.application("firefox"), catalogue) == [41, 43])
        #expect(ids(.application("Recorder"), catalogue) == [], "what records plays nothing")
        #expect(ids(.application(""), catalogue) == [])
        #expect(ids(.process(600), catalogue) == [41])
        #expect(ids(.process(700), catalogue) == [41])
        #expect(ids(.system, catalogue) == [])
        #expect(catalogue.streams[1].serial == "1041")
        #expect(catalogue.remove(41)?.title == "Firefox")
        #expect(ids(.application("Firefox"), catalogue) == [43])
    }

    @Test("What is usual, as the session manager says it")
    func usual() {
        var catalogue = SoundCatalogue()
        catalogue.note(setting: "default.audio.sink", #"{ "name": "alsa_output.pci" }"#)
        catalogue.note(setting: "default.audio.source", #"{"name":"alsa_input.usb"}"#)
        catalogue.note(setting: "default.configured.audio.sink", #"{"name":"other"}"#)
        #expect(catalogue.usualOutput == "alsa_output.pci" && catalogue.usualMicrophone == "alsa_input.usb")
        catalogue.note(setting: "default.audio.sink", "nonsense")
        catalogue.note(setting: "default.audio.source", nil)
        #expect(catalogue.usualOutput == nil && catalogue.usualMicrophone == nil)
    }

    @Test("What can't be heard now is said, with what can be")
    func advice() {
        let advice = SoundAdvice(catalogue())
        #expect(advice.warnings([.system, .microphone, .application("mpv")], ==).isEmpty)
        let missing = advice.warnings([.application("Music")], ==)
        #expect(missing.count == 1)
        #expect(missing[0].contains("\"Music\" plays nothing now") && missing[0].contains("\"Firefox\""))
        let nothing = SoundAdvice(SoundCatalogue()).warnings([.system, .microphone, .application("x")], ==)
        #expect(nothing.count == 3)
        #expect(nothing[1].contains("no microphone") && nothing[2].contains("Nothing else plays"))
    }

    @Test("A server that invents things without end is not believed")
    func bounded() {
        var catalogue = SoundCatalogue()
        for id in 0..<10_000 { catalogue.note(UInt32(id), isClient: id % 2 == 0, ["media.class": "Audio/Sink"]) }
        #expect(catalogue.outputs.count <= SoundCatalogue.limit)
    }
}
