import Testing

@testable import ServingCore

/// Where a run of ffmpeg begins, and where it cuts.
@Suite struct SegmentCommandTests {
    private let film = MediaFile(
        path: "film.mkv", containers: ["matroska"], duration: 40,
        streams: [MediaStream(index: 0, kind: .video, codec: "h264", framesPerSecond: 25)])
    private let table = SegmentTable.atKeyframes([0, 10, 20, 30], duration: 40)
    private let copied = PlaybackPlan.Conversion(videoStream: 0, video: .copy, audioStream: 1, audio: .aac)
    private let encoded = PlaybackPlan.Conversion(videoStream: 0, video: .h264, audioStream: 1, audio: .aac)

    /// The value of an option; nil without it.
    private func option(_ name: String, _ conversion: PlaybackPlan.Conversion, first: Int) -> String? {
        let arguments = SegmentCommand(
            file: film, conversion: conversion, table: table, folder: "/tmp/x", first: first
        ).arguments
        return arguments.firstIndex(of: name).map { arguments[$0 + 1] }
    }

    /// Picture and sound alike: without B-frames the segment before ends its own sound there too.
    @Test func whatIsEncodedBeginsWhereItsFirstSegmentDoes() {
        #expect(option("-ss", encoded, first: 0) == nil && option("-bsf:a", encoded, first: 0) == nil)
        #expect(option("-ss", encoded, first: 1) == "10.000000" && option("-ss", encoded, first: 3) == "30.000000")
        #expect(option("-bf", encoded, first: 1) == "0")
        #expect(option("-vf", encoded, first: 1)?.hasPrefix("trim=start=10.000000,") == true)
        #expect(option("-bsf:a", encoded, first: 1) == "noise=drop='lt(n,1)'")
        let mute = PlaybackPlan.Conversion(videoStream: 0, video: .h264, audioStream: nil, audio: .aac)
        #expect(option("-ss", mute, first: 1) == "10.000000")
        // What lies before a copy's first segment is thrown away, and the padding with it.
        #expect(option("-bsf:a", copied, first: 1) == nil)
        let song = PlaybackPlan.Conversion(videoStream: nil, video: .copy, audioStream: 1, audio: .aac)
        #expect(option("-ss", song, first: 1) == "10.000000")
        #expect(option("-bsf:a", song, first: 1) == "noise=drop='lt(n,1)'")
    }

    /// As of a broadcast that lost its picture: its clock stops meanwhile, and what comes then counts as another recording.
    @Test func theLastPictureOfARecordingStaysUntilTheNextOneBegins() {
        var first = film
        (first.duration, first.bytes) = (20, 0..<1000)
        var second = film
        (second.duration, second.bytes) = (20, 1000..<3000)
        var both = film
        both.parts = [FilmPart(start: 0, file: first), FilmPart(start: 20, file: second)]
        let table = SegmentTable(
            joining: [.atKeyframes([0, 10, 15], duration: 20), .atKeyframes([0, 10], duration: 20)])
        func filters(_ first: Int) -> String? {
            let list = SegmentCommand(file: both, conversion: encoded, table: table, folder: "/x", first: first)
                .arguments
            return list.firstIndex(of: "-vf").map { list[$0 + 1] }
        }
        let still = "fps=fps=25.000000,tpad=stop=-1:stop_mode=clone,trim="
        #expect(filters(0)?.hasSuffix(still + "end=19.980000") == true)
        #expect(filters(2)?.hasSuffix(still + "start=15.000000:end=19.980000") == true)
        #expect(filters(3)?.hasSuffix(still + "end=20.000000") == true)
    }

    /// Within a gap there is no picture to begin with: the next one is shown from the beginning of the run on.
    @Test func whatIsEncodedBeginsWithAPictureThoughItIsWithinAGap() {
        #expect(option("-vf", encoded, first: 0)?.contains("fps=") == false)
        #expect(option("-vf", encoded, first: 1)?.hasSuffix(",fps=fps=25.000000:start_time=10.000000") == true)
        #expect(option("-vf", encoded, first: 3)?.hasSuffix(",fps=fps=25.000000:start_time=30.000000") == true)
    }

    @Test func whatIsCopiedBeginsHalfASegmentEarlier() {
        #expect(option("-ss", copied, first: 0) == nil)
        #expect(option("-ss", copied, first: 1) == "5.000000")
        #expect(option("-ss", copied, first: 3) == "25.000000")
    }

    /// Ten seconds later than in the film, as all its times.
    @Test func theCutsAreTheBoundariesBehindTheBeginning() {
        #expect(option("-segment_times", encoded, first: 0) == "20.000000,30.000000,40.000000")
        #expect(option("-segment_times", encoded, first: 1) == "30.000000,40.000000")
        #expect(option("-force_key_frames", encoded, first: 1) == "20.000000,30.000000")
        // The piece before the first segment is cut off.
        #expect(option("-segment_times", copied, first: 1) == "20.000000,30.000000,40.000000")
    }

    private func arguments(
        _ conversion: PlaybackPlan.Conversion,
        sound: MediaStream = MediaStream(index: 1, kind: .audio, codec: "ac3", channels: 2), first: Int = 0,
        form: (inout PictureForm) -> Void = { _ in }
    ) -> [String: String] {
        var film = film
        form(&film.streams[0].form)
        film.streams.append(sound)
        let list = SegmentCommand(file: film, conversion: conversion, table: table, folder: "/x", first: first)
            .arguments
        return Dictionary(zip(list, list.dropFirst()), uniquingKeysWith: { first, _ in first })
    }

    @Test func eachKeyFrameOfACopyBringsItsParameterSets() {
        #expect(arguments(copied)["-bsf:v"] == "h264_mp4toannexb,filter_units=remove_types=9,dump_extra=freq=keyframe")
        var open = copied
        open.losesLeadingPictures = true
        let dropping =
            "noise=drop='if(key,0*st(0,if(lt(abs(pts*tb-20.000),0.003)+lt(abs(pts*tb-30.000),0.003),pts,-1e18)),"
        #expect(arguments(open, first: 2)["-bsf:v"]?.hasSuffix(",\(dropping)lt(pts,ld(0)))'") == true)
    }

    /// Where the pictures do not stand at multiples of their length, they are moved there.
    @Test func aPictureIsMadeAKeyFrameWhereItIsMovedTo() {
        var late = film
        late.streams[0].startTime = 0.0213
        let cuts = SegmentTable.even(duration: 14, framesPerSecond: 25, firstPicture: 0.0213)
        #expect(cuts.boundaries.map { ($0 * 10_000).rounded() } == [0, 60_113, 120_113, 140_000])
        let list = SegmentCommand(file: late, conversion: encoded, table: cuts, folder: "/x", first: 0).arguments
        let times = list.firstIndex(of: "-force_key_frames").map { list[$0 + 1] }
        #expect(times == "6.040000,12.040000")
    }

    @Test func aCopySaysTheAspectOfItsPoints() {
        let filters = arguments(copied, form: { $0.pointAspect = .init(width: 16, height: 15) })["-bsf:v"]
        #expect(
            filters
                == "h264_metadata=sample_aspect_ratio=16/15,h264_mp4toannexb,filter_units=remove_types=9,dump_extra=freq=keyframe"
        )
    }

    @Test func whatAPictureNeedsIsDoneInOrder() {
        let size = "scale=w=-2:h='trunc(min(1080,ih)/2)*2'"
        #expect(arguments(encoded)["-vf"] == size)
        let crop = arguments(encoded, form: { $0.crop = .init(left: 8, top: 4, right: 0, bottom: 4) })["-vf"]
        #expect(crop == "crop=iw-8:ih-8:8:4,\(size)")
        let fields = arguments(encoded, form: { $0.isInterlaced = true })["-vf"]
        #expect(fields == "bwdif=mode=send_frame:parity=auto:deint=interlaced,\(size)")
        var combed = encoded
        combed.hasFields = true
        #expect(
            arguments(combed)["-vf"] == fields && arguments(encoded, form: { $0.mayBeInterlaced = true })["-vf"] == size
        )
        let shaped = arguments(
            encoded,
            form: {
                $0.crop = .init(left: 0, top: 30, right: 0, bottom: 30)
                $0.pointAspect = .init(width: 4, height: 3)
            })["-vf"]
        #expect(shaped == "crop=iw-0:ih-60:0:30,setsar=4/3:max=65535,\(size)")
        let eyes = arguments(
            encoded,
            form: {
                $0.isStereo = true
                $0.pointAspect = .init(width: 1, height: 1)
            })["-vf"]
        #expect(eyes == "setsar=1/1:max=65535,\(size)")
        let light = arguments(encoded, form: { $0.highRange = .hlg })["-vf"] ?? ""
        #expect(light.hasPrefix("\(size),zscale=tin=arib-std-b67:") && light.contains("zscale=t=bt709:m=bt709"))
        var unable = encoded
        unable.mapsTones = false
        #expect(arguments(unable, form: { $0.highRange = .pq })["-vf"] == size)
    }

    /// A TV channel sends films of several sizes and shapes in one stream.
    @Test func aStreamThatMayChangeKeepsTheSizeAndTheShapeOfItsBeginning() {
        func filters(_ aspect: PictureForm.PointAspect?, _ width: Int, _ height: Int) -> String? {
            var video = MediaStream(index: 0, kind: .video, codec: "mpeg2video", width: width, height: height)
            video.form.pointAspect = aspect
            let film = MediaFile(path: "film.ts", containers: ["mpegts"], duration: 40, streams: [video])
            let list = SegmentCommand(file: film, conversion: encoded, table: table, folder: "/x", first: 0).arguments
            return list.firstIndex(of: "-vf").map { list[$0 + 1] }
        }
        #expect(
            filters(.init(width: 16, height: 15), 720, 576)
                == "scale=w='trunc(min(720,576*dar/(16/15))/2+0.5)*2':h='trunc(min(576,720*(16/15)/dar)/2+0.5)*2'"
                + ":eval=frame,pad=w=720:h=576:x=-1:y=-1:eval=frame,setsar=16/15:max=65535")
        #expect(filters(nil, 3840, 2160)?.contains(",pad=w=1920:h=1080:x=-1:y=-1:eval=frame") == true)
        #expect(filters(nil, 0, 0)?.hasPrefix("scale=w=-2:") == true)
    }

    @Test func subtitlesThatArePicturesAreDrawnFirst() {
        var burning = encoded
        burning.burnedSubtitles = 3
        let list = arguments(burning, sound: MediaStream(index: 3, kind: .subtitle, codec: "hdmv_pgs_subtitle"))
        #expect(list["-map"] == "[picture]" && list["-vf"] == nil)
        #expect(list["-filter_complex"]?.hasPrefix("[0:3]scale=w=1920:h=-1[canvas];[0:0][canvas]overlay=") == true)
    }

    @Test func soundBeginsWithTheRunAndLastsAsLongAsThePicture() {
        #expect(arguments(encoded)["-af"] == "aresample=48000,aresample=async=1:first_pts=0")
        #expect(arguments(encoded, first: 1)["-af"] == "aresample=48000,aresample=async=1:first_pts=480000")
        var short = MediaStream(index: 1, kind: .audio, codec: "ac3", channels: 2)
        short.duration = 5
        #expect(arguments(encoded, sound: short, first: 1)["-af"]?.hasSuffix(",apad=whole_dur=30.000000") == true)
    }

    @Test func channelsOfWhichNobodySaysWhereTheyBelongAreSharedOut() {
        var ten = MediaStream(index: 1, kind: .audio, codec: "pcm_s16le", channels: 10)
        ten.hasChannelLayout = false
        #expect(
            arguments(encoded, sound: ten)["-af"]?.hasPrefix("pan=stereo|c0<c0+c2+c4+c6+c8|c1<c1+c3+c5+c7+c9,") == true)
        ten.hasChannelLayout = true
        #expect(arguments(encoded, sound: ten)["-af"]?.contains("pan") == false)
    }

    @Test func aRecordingWithoutSoundBetweenOthersIsSilent() {
        var mute = film
        (mute.duration, mute.bytes) = (20, 0..<1000)
        var both = mute
        (both.bytes, both.parts) = (nil, [FilmPart(start: 0, file: mute)])
        let list = SegmentCommand(
            file: both, conversion: encoded, table: .atKeyframes([0, 10], duration: 20), folder: "/x", first: 1
        ).arguments
        #expect(list.contains("anullsrc=r=48000:cl=stereo:d=10.000000,asetpts=PTS+10.000000/TB[silence]"))
        #expect(list.contains("[silence]") && !list.contains("0:1"))
    }

    @Test func aRunStaysWithinItsRecording() {
        var first = film
        (first.duration, first.bytes) = (20, 0..<1000)
        first.streams.append(MediaStream(index: 1, kind: .audio, codec: "ac3", channels: 2))
        var second = first
        second.bytes = 1000..<3000
        var both = first
        (both.bytes, both.parts) = (nil, [FilmPart(start: 0, file: first), FilmPart(start: 20, file: second)])
        let table = SegmentTable(
            joining: [.atKeyframes([0, 10], duration: 20), .atKeyframes([0, 10], duration: 20)])
        #expect(table.boundaries == [0, 10, 20, 30, 40] && table.joints == [2])
        func command(_ first: Int) -> SegmentCommand {
            SegmentCommand(file: both, conversion: encoded, table: table, folder: "/x", first: first)
        }
        func option(_ name: String, _ first: Int) -> String? {
            let list = command(first).arguments
            return list.firstIndex(of: name).map { list[$0 + 1] }
        }
        #expect(command(0).end == 2 && command(2).end == 4 && command(3).end == 4)
        #expect(option("-i", 1) == "subfile,,start,0,end,1000,,:file:film.mkv")
        #expect(option("-i", 2) == "subfile,,start,1000,end,3000,,:file:film.mkv")
        #expect(option("-ss", 2) == nil && option("-ss", 3) == "10.000000")
        #expect(option("-output_ts_offset", 0) == "10.000000" && option("-output_ts_offset", 3) == "30.000000")
        #expect(option("-segment_times", 2) == "40.000000")
        // Nothing lies over the beginning of the next one.
        #expect(option("-vf", 0)?.hasPrefix("trim=end=19.970000,") == true)
        #expect(option("-af", 0)?.hasPrefix("atrim=end=20.000000,") == true)
        // Sound goes on without a gap, and its encoder's padding is over no end.
        #expect(option("-af", 0)?.hasSuffix(",apad=whole_dur=20.000000") == true)
        #expect(option("-af", 1)?.hasSuffix(",apad=whole_dur=10.000000") == true)
        #expect(option("-bsf:a", 2) == "noise=drop='lt(n,1)'" && option("-bsf:a", 0) == nil)
        #expect(option("-vf", 2)?.contains("trim=end=20.000000") == true && option("-af", 2)?.contains("trim") == false)
    }

    @Test func aPercentSignOfTheFolderIsNoPlaceForANumber() {
        let command = SegmentCommand(file: film, conversion: copied, table: table, folder: "/tmp/50%d", first: 0)
        #expect(command.arguments.last == "/tmp/50%%d/%d.ts")
    }
}
