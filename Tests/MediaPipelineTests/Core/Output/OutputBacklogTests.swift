import Testing

@testable import MediaPipeline

@Suite("What waits to be written to a server or a file")
struct OutputBacklogTests {
    private func picture(_ index: Int, size: Int = 100, distance: Int = 10) -> OutputPacket {
        .video(
            EncodedVideo(
                bytes: [UInt8](repeating: 0, count: size), dependency: index % distance == 0 ? .key : .previous,
                presentationTime: .milliseconds(100 * index), duration: .milliseconds(100)))
    }

    private func sound(_ milliseconds: Int) -> OutputPacket {
        .audio(
            EncodedAudio(
                bytes: [0], presentationTime: .milliseconds(milliseconds), duration: .milliseconds(20), frameCount: 960)
        )
    }

    private func drain(_ backlog: inout OutputBacklog, _ most: Int = .max) -> [OutputPacket] {
        var taken: [OutputPacket] = []
        while taken.count < most, let packet = backlog.take() { taken.append(packet) }
        return taken
    }

    @Test("What is taken in time comes out as it went in")
    func inOrder() {
        var backlog = OutputBacklog(hasPictures: true)
        var (given, taken): ([OutputPacket], [OutputPacket]) = ([], [])
        for index in 0..<500 {
            for packet in [picture(index), sound(index * 100 + 5)] {
                given.append(packet)
                backlog.add(packet)
            }
            if index % 7 == 6 { taken += drain(&backlog) }
        }
        taken += drain(&backlog)
        #expect(taken == given)
        #expect(backlog.dropped == 0 && backlog.isEmpty)
    }

    @Test("A slow writer loses whole groups of pictures, the oldest, and the sound of their time", arguments: [4, 40])
    func groups(seconds: Int) {
        var backlog = OutputBacklog(hasPictures: true, longest: .seconds(4))
        for index in 0..<seconds * 10 {
            backlog.add(picture(index))
            backlog.add(sound(index * 100 + 50))
            // The bound holds all the time.
            #expect(backlog.waitingTime <= .seconds(4))
        }
        let dropped = backlog.dropped
        let taken = drain(&backlog)
        #expect(taken.first?.isKeyFrame == true)
        let pictures = taken.filter(\.isPicture)
        #expect(pictures.count + dropped == seconds * 10)
        #expect(seconds == 4 ? dropped == 0 : dropped % 10 == 0 && dropped >= 350)
        let first = pictures[0].presentationTime
        #expect(taken.allSatisfy { $0.presentationTime >= first })
        // Without a hole.
        #expect(
            zip(pictures, pictures.dropFirst()).allSatisfy {
                $1.presentationTime - $0.presentationTime == .milliseconds(100)
            })
    }

    @Test("Pictures of a group that was begun are lost up to the next key frame that comes")
    func noKeyFrame() {
        var backlog = OutputBacklog(hasPictures: true, mostBytes: 1_000, longest: .seconds(60))
        for index in 0..<9 { backlog.add(picture(index)) }
        let first = drain(&backlog, 1)
        #expect(first == [picture(0)])
        // The ninth of the rest is too much, and no key frame waits.
        backlog.add(picture(9, size: 500))
        #expect(backlog.isEmpty && backlog.dropped == 9)
        for index in [11, 12, 19] { backlog.add(picture(index)) }
        backlog.add(sound(1_950))
        #expect(backlog.isEmpty && backlog.dropped == 12)
        backlog.add(picture(20))
        let rest1 = drain(&backlog)
        #expect(rest1 == [picture(20)])
    }

    @Test("A new connection begins with the newest key frame that waits, or the next")
    func anew() {
        var backlog = OutputBacklog(hasPictures: true)
        for index in 0..<25 { backlog.add(picture(index)) }
        backlog.beginAnew()
        let rest2 = drain(&backlog)
        #expect(rest2.map(\.presentationTime) == (20..<25).map { .milliseconds(100 * $0) })
        #expect(backlog.dropped == 20)
        for index in 25..<28 { backlog.add(picture(index)) }
        backlog.beginAnew()
        for index in 28..<31 { backlog.add(picture(index)) }
        let rest3 = drain(&backlog)
        #expect(rest3 == [picture(30)] && backlog.dropped == 25)
    }

    @Test("What comes before the first key frame is no loss")
    func beginning() {
        var backlog = OutputBacklog(hasPictures: true)
        backlog.add(sound(0))
        backlog.add(picture(7))
        backlog.add(picture(10))
        #expect(backlog.dropped == 0)
        let rest4 = drain(&backlog)
        #expect(rest4 == [picture(10)])
    }

    @Test("Sound alone loses its oldest")
    func soundAlone() {
        var backlog = OutputBacklog(hasPictures: false, longest: .seconds(1))
        for index in 0..<100 { backlog.add(sound(index * 20)) }
        #expect(backlog.dropped == 49)
        let rest5 = drain(&backlog)
        #expect(rest5.first == sound(980))
    }
}
