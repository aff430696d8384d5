"""Odd films: how each is made, and what is right when it is cast. All of them tell their own time (timecode.py).

A film's steps are commands as one types them, or functions. SOURCE stands for the numbered picture and its tones,
PICTURE and SOUND for one of the two, FONT for a font's file, OUT for the film itself. Other names are files in a folder
of this film's own.
"""

from filmmaking import (DIRECT, bitmaps, captions, damaged, edited, film, joined, mirrored, part, without, written,
                        zeroed)

X264 = "-c:v libx264 -preset veryfast -pix_fmt yuv420p -g 50"
OPEN = ("-c:v libx264 -preset veryfast -pix_fmt yuv420p -bf 3 "
        "-x264-params open-gop=1:keyint=100:min-keyint=100:scenecut=0")
VP9 = "-c:v libvpx-vp9 -deadline realtime -cpu-used 8 -g 50"
X265 = "-c:v libx265 -preset ultrafast -pix_fmt yuv420p"
# One key frame in ten seconds: a leap to the next one is seen.
LONG = "-c:v libx264 -preset veryfast -pix_fmt yuv420p -g 250 -sc_threshold 0 -bf 2"
# Half of the seconds have every second picture, the others every seventh.
UNEVEN = "-vf \"select='if(lt(mod(n,50),25),not(mod(n,2)),not(mod(n,7)))'\" -vsync vfr"
# Each number has four fields, and the next comes between the fields of a picture.
FIELDS = "-vf fps=50,trim=start_frame=1,setpts=PTS-STARTPTS,tinterlace"
HDR = ("-vf scale=out_color_matrix=bt709:out_range=tv,format=yuv444p,"
       "zscale=pin=709:tin=709:min=709:rin=tv:p=2020:t={0}:m=2020_ncl:r=tv:npl=203,format=yuv420p10 "
       "-c:v libx265 -preset ultrafast -pix_fmt yuv420p10 "
       "-x265-params log-level=none:keyint=50:colorprim=bt2020:transfer={0}:colormatrix=bt2020nc")
TEN = "-filter_complex [1:a]asplit=10,amerge=inputs=10[a] -map 0:v -map [a]"
WITH_CAPTIONS = "SOURCE -i inside.srt -map 0:v -map 1:a -map 2"
GOOD = f"ffmpeg SOURCE {X264} -bf 2 -c:a ac3 OUT"


def rotated(degrees, transpose, name, sound, **more):
    drawn = (180, 320) if degrees % 180 else (320, 180)
    return film(name, f"ffmpeg SOURCE -vf {transpose} {X264} {sound} upright.mov",
                f"ffmpeg -i upright.mov -c copy -metadata:s:v:0 rotate={degrees} OUT", drawn=drawn, size=drawn, **more)


OPEN_GOPS = [
    film("open gop.mkv", f"ffmpeg SOURCE {OPEN} -c:a ac3 OUT", quick=True, places=(4.0, 8.04, 12.0)),
    film("open gop.mp4", f"ffmpeg SOURCE {OPEN} -c:a aac OUT", way=DIRECT, places=(8.04,)),
    film("open gop ac3.mp4", f"ffmpeg SOURCE {OPEN} -c:a ac3 OUT", places=(8.04,)),
    film("open gop.ts", f"ffmpeg SOURCE {OPEN} -c:a aac OUT", quick=True, places=(4.0, 8.04)),
    film("open gop hevc.mkv", f"ffmpeg SOURCE {X265} -x265-params log-level=none:open-gop=1:keyint=100:bframes=3 "
         "-c:a aac OUT", places=(8.04,)),
    film("open gop hevc.ts", f"ffmpeg SOURCE {X265} -x265-params log-level=none:open-gop=1:keyint=50:bframes=3 "
         "-c:a aac OUT", quick=True, places=(8.04,)),
    film("long gop.mkv", f"ffmpeg SOURCE {X264} -bf 3 -g 1000 -keyint_min 1000 -sc_threshold 0 -c:a aac OUT"),
    film("intra refresh.mkv", f"ffmpeg SOURCE {X264} -x264-params intra-refresh=1:keyint=50:ref=1 -c:a aac OUT"),
    film("intra refresh.ts", f"ffmpeg SOURCE {X264} -x264-params intra-refresh=1:keyint=50:ref=1 -c:a ac3 OUT"),
    film("closed gop.mkv", f"ffmpeg SOURCE {X264} -bf 3 -c:a aac OUT", quick=True, places=(8.04,), ends=True),
]

# A minute, so that who seeks to the end meets a run of ffmpeg that begins there. Their containers have no index.
LONG_GROUPS = [
    film("long groups hevc.ts", f"ffmpeg SOURCE {X265} -x265-params log-level=none:scenecut=0 -c:a aac OUT",
         seconds=62, source=62, places=(44.0,)),
    film("long groups.mpg", "ffmpeg SOURCE -c:v mpeg2video -bf 2 -g 100 -q:v 3 -c:a mp2 OUT", seconds=62, source=62,
         quick=True, places=(44.0,)),
    film("long groups hi10p.ts", "ffmpeg SOURCE -c:v libx264 -preset veryfast -pix_fmt yuv420p10 -c:a aac OUT",
         seconds=62, source=62, places=(44.0,)),
    film("long groups interlaced.ts", f"ffmpeg SOURCE {FIELDS}=4 -r 25 {X264} -g 250 -sc_threshold 0 -x264-params "
         "tff=1 -c:a mp2 OUT", drawn=(320, 192), size=(320, 192), fps=12.5, rate=25, frames=1.2, seconds=62,
         source=62, places=(44.0,)),
    film("middle of a gop hevc.ts", f"ffmpeg SOURCE {X265} -x265-params log-level=none:scenecut=0:keyint=100 -c:a aac "
         "whole.ts", part("whole.ts", 0.13, 1, 188), begins=None, sounds=None, seconds=17, length=3.5, picture_from=3),
    film("middle of a gop mpeg2.ts", "ffmpeg SOURCE -c:v mpeg2video -bf 2 -g 100 -q:v 3 -c:a mp2 whole.ts",
         part("whole.ts", 0.13, 1, 188), begins=None, sounds=None, seconds=17, length=3.5, picture_from=3),
]

CODECS = [
    film("vp9.webm", f"ffmpeg SOURCE {VP9} -c:a libopus OUT", way=DIRECT),
    film("vp9.mkv", f"ffmpeg SOURCE {VP9} -c:a ac3 OUT"),
    film("vp8.mkv", "ffmpeg SOURCE -c:v libvpx -deadline realtime -cpu-used 16 -b:v 300k -g 100 -c:a libvorbis OUT",
         way=DIRECT),
    film("av1.mp4", "ffmpeg SOURCE -c:v libsvtav1 -preset 12 -g 100 -c:a aac OUT", way=DIRECT),
    film("av1.mkv", "ffmpeg SOURCE -c:v libsvtav1 -preset 12 -g 100 -c:a aac OUT"),
    film("mpeg2.vob", "ffmpeg SOURCE -s 352x288 -aspect 16:9 -c:v mpeg2video -bf 2 -g 15 -q:v 3 -c:a ac3 -f vob OUT",
         quick=True, size=(512, 288), places=(8.04,)),
    film("mpeg2.mpg", "ffmpeg SOURCE -c:v mpeg2video -bf 2 -g 15 -q:v 3 -c:a mp2 OUT"),
    film("mpeg2.ts", "ffmpeg SOURCE -c:v mpeg2video -bf 2 -g 15 -q:v 3 -c:a mp2 OUT", places=(8.04,)),
    film("mpeg1.mpg", "ffmpeg SOURCE -c:v mpeg1video -bf 2 -g 15 -q:v 3 -c:a mp2 -f mpeg OUT"),
    film("h264.m2ts", f"ffmpeg SOURCE {X264} -bf 2 -c:a ac3 -mpegts_m2ts_mode 1 -f mpegts OUT"),
    film("asp.avi", "ffmpeg SOURCE -c:v mpeg4 -bf 2 -g 50 -q:v 3 -c:a libmp3lame OUT", quick=True, places=(8.04,)),
    film("xvid.avi", "ffmpeg SOURCE -c:v libxvid -bf 2 -g 250 -q:v 3 -c:a mp2 OUT", frames=4, holds=1),
    film("divx3.avi", "ffmpeg SOURCE -c:v msmpeg4 -g 100 -q:v 3 -c:a libmp3lame OUT", holds=1),
    film("h264.avi", f"ffmpeg SOURCE {X264} -bf 0 -c:a libmp3lame OUT", holds=1),
    film("h264 with b frames.avi", f"ffmpeg SOURCE {X264} -bf 2 -c:a libmp3lame OUT", frames=4),
    film("wmv2.wmv", "ffmpeg SOURCE -c:v wmv2 -q:v 3 -g 100 -c:a wmav2 OUT"),
    film("sorenson.flv", "ffmpeg SOURCE -c:v flv -q:v 3 -g 100 -ar 44100 -c:a libmp3lame OUT"),
    film("h264.flv", f"ffmpeg SOURCE {X264} -bf 2 -c:a aac OUT"),
    film("theora.ogv", "ffmpeg SOURCE -c:v libtheora -q:v 8 -g 100 -c:a libvorbis OUT"),
    film("h263.3gp", "ffmpeg SOURCE -s 352x288 -c:v h263 -q:v 3 -g 100 -c:a aac -ar 44100 OUT", size=(384, 288)),
    film("mpeg2.wtv", "ffmpeg SOURCE -c:v mpeg2video -bf 2 -q:v 3 -c:a mp2 OUT"),
    film("h264.nut", f"ffmpeg SOURCE {X264} -bf 2 -c:a aac OUT"),
    film("rv20.rm", "ffmpeg SOURCE -s 352x288 -c:v rv20 -q:v 3 -g 100 -c:a ac3 OUT", size=(352, 288)),
    film("mpeg2.mxf", "ffmpeg SOURCE -s 720x576 -aspect 16:9 -c:v mpeg2video -q:v 5 -g 12 -c:a pcm_s16le -ar 48000 OUT",
         size=(1024, 576)),
    film("dv.avi", "ffmpeg SOURCE -s 720x576 -aspect 16:9 -pix_fmt yuv420p -c:v dvvideo -c:a pcm_s16le -ar 48000 -ac 2 "
         "OUT", size=(1024, 576)),
    film("mjpeg.avi", "ffmpeg SOURCE -c:v mjpeg -q:v 3 -pix_fmt yuvj420p -c:a pcm_s16le OUT"),
    film("prores.mov", "ffmpeg SOURCE -c:v prores -c:a pcm_s24le OUT"),
    film("ffv1.mkv", "ffmpeg SOURCE -c:v ffv1 -c:a flac OUT"),
    film("raw.h264", f"ffmpeg PICTURE {X264} -bf 2 OUT", way=None, sounds=None, length=30),
    film("hi10p.mkv", "ffmpeg SOURCE -c:v libx264 -preset veryfast -pix_fmt yuv420p10 -g 50 -c:a aac OUT"),
    film("422.mkv", "ffmpeg SOURCE -c:v libx264 -preset veryfast -pix_fmt yuv422p -g 50 -c:a aac OUT"),
    film("444.mp4", "ffmpeg SOURCE -c:v libx264 -preset veryfast -pix_fmt yuv444p -g 50 -c:a aac OUT"),
    film("lossless.mkv", "ffmpeg SOURCE -c:v libx264 -preset veryfast -pix_fmt yuv420p -qp 0 -g 50 -c:a aac OUT"),
    film("rgb.mkv", "ffmpeg SOURCE -c:v libx264rgb -preset veryfast -qp 0 -g 50 -c:a aac OUT"),
]

TIMES = [
    film("cut.mov", f"ffmpeg SOURCE {X264} -bf 3 -c:a aac whole.mp4", "ffmpeg -ss 3.4 -i whole.mp4 -c copy OUT",
         way=None, begins=3.4, sounds=3.4, seconds=16.6, quick=True),
    film("cut pcm.mov", f"ffmpeg SOURCE {X264} -bf 3 -c:a pcm_s16le whole.mov",
         "ffmpeg -ss 3.4 -i whole.mov -c copy OUT", begins=3.4, sounds=3.4, seconds=16.6, quick=True),
    film("cut ac3.mp4", f"ffmpeg SOURCE {X264} -bf 3 -c:a ac3 whole.mp4", "ffmpeg -ss 3.4 -i whole.mp4 -c copy OUT",
         begins=3.4, sounds=3.4, seconds=16.6),
    film("cut.mkv", f"ffmpeg SOURCE {X264} -bf 3 -c:a aac whole.mkv", "ffmpeg -ss 3.4 -i whole.mkv -c copy OUT",
         begins=None, sounds=None, seconds=18, length=1.5),
    film("end cut off.mp4", f"ffmpeg SOURCE {X264} -bf 2 -c:a ac3 whole.mp4",
         edited("whole.mp4", vide=[(12.4, 0.08)], soun=[(12.4, 0)]), seconds=12.4),
    film("late sound.mov", f"ffmpeg PICTURE -itsoffset 1 SOUND {X264} -bf 2 -c:a pcm_s16le OUT", sounds=-1, quick=True,
         seconds=21),
    film("late sound.mkv", f"ffmpeg PICTURE -itsoffset 1 SOUND {X264} -bf 2 -c:a aac OUT", sounds=-1, seconds=21),
    film("late sound.mp4", f"ffmpeg PICTURE -itsoffset 1 SOUND {X264} -bf 2 -c:a aac OUT", sounds=-1, way=None,
         seconds=21),
    film("late picture.mov", f"ffmpeg -itsoffset 1 PICTURE SOUND {X264} -bf 2 -c:a pcm_s16le OUT", begins=-1,
         picture_from=1, seconds=21),
    film("late picture.mkv", f"ffmpeg -itsoffset 1 PICTURE SOUND {X264} -bf 2 -c:a ac3 OUT", begins=-1,
         picture_from=1, seconds=21, quick=True),
    film("late picture.mp4", f"ffmpeg -itsoffset 1 PICTURE SOUND {X264} -bf 2 -c:a aac OUT", begins=-1,
         picture_from=1, seconds=21, way=None),
    film("late picture.ts", f"ffmpeg -itsoffset 1 PICTURE SOUND {X264} -bf 2 -c:a aac OUT", begins=-1,
         picture_from=1, seconds=21, holds=1),
    film("without an edit list.mp4", f"ffmpeg SOURCE {X264} -bf 3 -c:a ac3 -use_editlist 0 OUT", begins=-0.08,
         sounds=-0.02),
    film("negative offsets.mp4", f"ffmpeg SOURCE {X264} -bf 3 -c:a ac3 -movflags negative_cts_offsets OUT"),
    film("opus in h264.mkv", f"ffmpeg SOURCE {X264} -c:a libopus OUT"),
    film("opus.mp4", f"ffmpeg SOURCE {X264} -c:a libopus OUT", way=DIRECT),
    film("starts at 10.mkv", f"ffmpeg SOURCE {X264} -bf 2 -c:a aac -output_ts_offset 10 OUT", quick=True,
         places=(8.04,)),
    film("starts at 10 ac3.mkv", f"ffmpeg SOURCE {X264} -bf 2 -c:a ac3 -output_ts_offset 10 OUT"),
    film("starts at 10 ac3.mp4", f"ffmpeg SOURCE {X264} -bf 2 -c:a ac3 -output_ts_offset 10 OUT"),
    film("starts at 10.mov", f"ffmpeg SOURCE {X264} -bf 2 -c:a pcm_s16le -output_ts_offset 10 OUT"),
    film("starts at 10.nut", f"ffmpeg SOURCE {X264} -bf 2 -c:a pcm_s16le -output_ts_offset 10 OUT"),
    film("starts at 10.wmv", "ffmpeg SOURCE -c:v wmv2 -q:v 3 -g 100 -c:a wmav2 -output_ts_offset 10 OUT"),
    film("starts at 10.webm", f"ffmpeg SOURCE {VP9} -c:a libopus "
         "-output_ts_offset 10 OUT", way=None),
    film("starts at 95443.7.ts", f"ffmpeg SOURCE {X264} -bf 2 -c:a aac -muxdelay 0 -output_ts_offset 95443.7 OUT"),
    film("starts at 5000.ts", f"ffmpeg SOURCE {X264} -bf 2 -c:a ac3 -muxdelay 0 -output_ts_offset 5000 OUT"),
    film("wraps.ts", f"ffmpeg SOURCE {X264} -bf 2 -c:a aac -muxdelay 0 -output_ts_offset 95434.7 OUT", quick=True,
         places=(9.5,)),
    film("two recordings.ts", f"ffmpeg -t 10 PICTURE -t 10 SOUND {X264} -c:a aac a.ts",
         f"ffmpeg -ss 10 PICTURE -ss 10 SOUND {X264} -c:a aac -output_ts_offset 300 b.ts", joined("a.ts", "b.ts"),
         quick=True, length=1, joins=(10,)),
    film("two recordings back.ts", f"ffmpeg -t 10 PICTURE -t 10 SOUND {X264} -c:a aac -output_ts_offset 300 a.ts",
         f"ffmpeg -ss 10 PICTURE -ss 10 SOUND {X264} -c:a aac b.ts", joined("a.ts", "b.ts"), length=1,
         joins=(10,)),
    film("lost sound.mkv", f"ffmpeg SOURCE {LONG} -c:a aac -bsf:a \"noise=drop='between(n,130,131)'\" OUT", quick=True,
         crosses=(2.9,)),
    film("lost sound.ts", f"ffmpeg SOURCE {LONG} -c:a aac -bsf:a \"noise=drop='between(n,130,131)'\" OUT",
         crosses=(2.9,)),
    film("lost sound.flv", f"ffmpeg SOURCE {LONG} -c:a aac -bsf:a \"noise=drop='between(n,130,131)'\" OUT",
         crosses=(2.9,)),
    film("sound longer than the picture.mkv", f"ffmpeg -t 16 PICTURE SOUND {X264} -bf 2 -c:a ac3 OUT", missing=100,
         holds=110, places=(18.0,)),
    film("picture from the next key frame on.mkv", f"ffmpeg SOURCE {X264} -g 150 -sc_threshold 0 -c:a aac -ar 96000 "
         "whole.mkv", "ffmpeg -i whole.mkv -ss 0.6 -c copy OUT", begins=0.6, sounds=0.6, seconds=19.4, picture_from=5.4,
         missing=140, quick=True),
    film("two recordings.vob", "ffmpeg -t 10 PICTURE -t 10 SOUND -c:v mpeg2video -bf 2 -q:v 3 -c:a ac3 -f vob a.vob",
         "ffmpeg -ss 10 PICTURE -ss 10 SOUND -c:v mpeg2video -bf 2 -q:v 3 -c:a ac3 -f vob b.vob",
         joined("a.vob", "b.vob"), length=1, joins=(10,), crosses=(10.0,)),
    film("middle of a gop.ts", f"ffmpeg SOURCE {OPEN} -c:a aac whole.ts", part("whole.ts", 0.13, 1, 188), begins=None,
         sounds=None, seconds=17, length=3.5, picture_from=3, quick=True),
    film("variable rate.mkv", f"ffmpeg SOURCE {UNEVEN} {X264} -c:a ac3 OUT", missing=400, holds=6, quick=True),
    film("variable rate.mp4", f"ffmpeg SOURCE {UNEVEN} {X264} -c:a aac OUT", way=DIRECT),
    film("1 fps.mkv", f"ffmpeg SOURCE {X264} -g 5 -c:a ac3 OUT", fps=1, rate=10, length=1.5, frames=1.2),
    film("slides.ts", f"ffmpeg SOURCE {X264} -c:a aac OUT", fps=1 / 6, rate=10, frames=1.1, seconds=60, source=60,
         places=(20.0, 44.0)),
    film("slides far apart.ts", f"ffmpeg SOURCE {X264} -c:a ac3 OUT", fps=1 / 10, rate=10, frames=1.1, seconds=120,
         source=120, places=(28.0, 95.0)),
    film("slides.mkv", f"ffmpeg SOURCE {X264} -c:a ac3 -max_interleave_delta 0 OUT", fps=1 / 15, rate=10, frames=1.1,
         seconds=90, source=90, places=(20.0, 50.0)),
    film("slides.mov", f"ffmpeg SOURCE {X264} -c:a pcm_s16le OUT", fps=1 / 8, rate=10, frames=1.1, seconds=64,
         source=64, places=(20.0, 44.0)),
    film("120 fps.mkv", f"ffmpeg SOURCE {X264} -g 240 -bf 2 -c:a ac3 OUT", fps=120, seconds=10, source=10, frames=6),
    film("ntsc.mkv", f"ffmpeg SOURCE {X264} -bf 2 -c:a ac3 OUT", fps=30000 / 1001),
    film("one frame.mp4", f"ffmpeg PICTURE -frames:v 1 {X264} OUT", way=DIRECT, seconds=0.04, sounds=None),
    film("one frame.mkv", f"ffmpeg PICTURE -frames:v 1 {X264} OUT", seconds=0.04, sounds=None, quick=True, holds=30),
    film("fifth of a second.mkv", f"ffmpeg SOURCE {X264} -c:a ac3 OUT", seconds=0.2, source=0.2, sounds=None,
         holds=30),
    film("fifth of a second.mp4", f"ffmpeg SOURCE {X264} -c:a aac OUT", seconds=0.2, source=0.2, sounds=None,
         way=DIRECT),
]

SHAPES = [
    rotated(90, "transpose=1", "rotated 90.mov", "-c:a pcm_s16le", quick=True),
    rotated(90, "transpose=1", "rotated 90.mp4", "-c:a aac", way=DIRECT, quick=True),
    rotated(180, "hflip,vflip", "rotated 180.mov", "-c:a pcm_s16le"),
    rotated(270, "transpose=2", "rotated 270.mov", "-c:a ac3"),
    rotated(270, "transpose=2", "rotated 270.mp4", "-c:a aac", way=DIRECT),
    film("mirrored.mov", f"ffmpeg SOURCE -vf hflip {X264} -c:a pcm_s16le plain.mov", mirrored("plain.mov")),
    film("mirrored.mp4", f"ffmpeg SOURCE -vf hflip {X264} -c:a aac plain.mp4", mirrored("plain.mp4"), way=None),
    film("pasp.mov", f"ffmpeg SOURCE -s 180x144 -aspect 16:9 {X264} -c:a pcm_s16le OUT", size=(256, 144)),
    film("anamorphic.mp4", f"ffmpeg SOURCE -s 180x144 -aspect 16:9 {X264} -c:a aac OUT", size=(256, 144), way=DIRECT),
    film("anamorphic.mkv", f"ffmpeg SOURCE -s 180x144 -aspect 16:9 {X264} -c:a ac3 OUT", size=(256, 144)),
    film("pal.mkv", f"ffmpeg SOURCE -vf scale=720:576,setsar=16/15 {X264} -c:a ac3 OUT", size=(768, 576)),
    film("square in another container.mkv", f"ffmpeg SOURCE -vf scale=720:576,setsar=16/15 {X264} -c:a ac3 plain.mkv",
         "mkvmerge -o OUT --display-dimensions 0:720x576 plain.mkv", size=(720, 576)),
    film("square in another container.mov", f"ffmpeg SOURCE -vf scale=720:576,setsar=16/15 {X264} -c:a ac3 plain.mov",
         "ffmpeg -i plain.mov -c copy -aspect 5:4 OUT", size=(720, 576)),
    film("display size.mkv", f"ffmpeg SOURCE {X264} -c:a aac plain.mkv",
         "mkvmerge -o OUT --aspect-ratio 0:4/3 plain.mkv", size=(240, 180), quick=True),
    film("display size.webm", f"ffmpeg SOURCE {VP9} -c:a libopus plain.webm",
         "mkvmerge -w -o OUT --display-dimensions 0:240x180 plain.webm", size=(240, 180), way=None),
    film("cropped.mkv", f"ffmpeg SOURCE -vf pad=352:196:16:8:magenta {X264} -c:a aac plain.mkv",
         "mkvmerge -o OUT --cropping 0:16,8,16,8 plain.mkv"),
    film("cropped with a display size.mkv", f"ffmpeg SOURCE -vf pad=320:240:0:30:magenta {X264} -c:a aac plain.mkv",
         "mkvmerge -o OUT --cropping 0:0,30,0,30 --display-dimensions 0:320x180 plain.mkv"),
    film("cropped with another display size.mkv", f"ffmpeg SOURCE -vf pad=320:240:0:30:magenta {X264} -c:a aac "
         "plain.mkv", "mkvmerge -o OUT --cropping 0:0,30,0,30 --display-dimensions 0:240x180 plain.mkv", size=(240, 180)),
    film("odd size.avi", "ffmpeg SOURCE -c:v mpeg4 -g 50 -q:v 3 -c:a libmp3lame OUT", drawn=(321, 181), holds=1,
         size=(321, 181)),
    film("odd size.webm", f"ffmpeg SOURCE {VP9} -c:a libopus OUT",
         drawn=(321, 181), size=(321, 181), way=DIRECT),
    film("tall.mkv", f"ffmpeg SOURCE {X264} -c:a ac3 OUT", drawn=(180, 320), size=(180, 320)),
    film("interlaced mpeg2.ts", f"ffmpeg SOURCE {FIELDS}=4 -r 25 -c:v mpeg2video -flags +ildct+ilme -top 1 -q:v 3 "
         "-g 12 -bf 2 -c:a mp2 OUT", drawn=(320, 192), size=(320, 192), fps=12.5, rate=25, frames=1.2, quick=True),
    film("interlaced h264.mkv", f"ffmpeg SOURCE {FIELDS}=4 -r 25 {X264} -x264-params tff=1 -c:a aac OUT",
         drawn=(320, 192), size=(320, 192), fps=12.5, rate=25, frames=1.2),
    film("bottom first.mkv", f"ffmpeg SOURCE {FIELDS}=5 -r 25 -c:v mpeg2video -flags +ildct+ilme -top 0 -q:v 3 "
         "-g 12 -c:a ac3 OUT", drawn=(320, 192), size=(320, 192), fps=12.5, rate=25, frames=1.2),
    film("interlaced asp.avi", f"ffmpeg SOURCE {FIELDS}=4 -r 25 -c:v mpeg4 -flags +ildct+ilme -top 1 -q:v 3 -g 50 "
         "-c:a libmp3lame OUT", drawn=(320, 192), size=(320, 192), fps=12.5, rate=25, frames=1.2),
    film("interlaced dv.avi", f"ffmpeg SOURCE {FIELDS}=6 -r 25 -aspect 4:3 -pix_fmt yuv420p -c:v dvvideo -flags "
         "+ildct+ilme -c:a pcm_s16le -ar 48000 -ac 2 OUT", drawn=(720, 576), size=(768, 576), fps=12.5, rate=25,
         frames=1.2),
    film("pq.mkv", f"ffmpeg SOURCE {HDR.format('smpte2084')} -c:a aac OUT", colours=70, quick=True),
    film("hlg.mkv", f"ffmpeg SOURCE {HDR.format('arib-std-b67')} -c:a aac OUT", colours=70),
]

STREAMS = [
    film("ten channels.mov", f"ffmpeg SOURCE {X264} {TEN} -c:a pcm_s16le OUT", quick=True),
    film("ten channels.mkv", f"ffmpeg SOURCE {X264} {TEN} -c:a pcm_s16le OUT"),
    film("5.1.mkv", f"ffmpeg SOURCE {X264} -ac 6 -c:a ac3 OUT"),
    film("5.1 aac.mkv", f"ffmpeg SOURCE {X264} -ac 6 -c:a aac OUT"),
    film("7.1 flac.mkv", f"ffmpeg SOURCE {X264} -ac 8 -c:a flac OUT"),
    film("8 kHz.mov", f"ffmpeg SOURCE {X264} -ar 8000 -ac 1 -c:a pcm_mulaw OUT"),
    film("8 kHz aac.mkv", f"ffmpeg SOURCE {X264} -ar 8000 -ac 1 -c:a aac OUT", begins=-0.128, sounds=-0.128,
         picture_from=0.128, seconds=20.128),
    film("96 kHz.mkv", f"ffmpeg SOURCE {X264} -ar 96000 -c:a pcm_s24le OUT"),
    film("no sound.mkv", f"ffmpeg PICTURE {X264} -bf 2 OUT", sounds=None),
    film("no sound.mp4", f"ffmpeg PICTURE {X264} -bf 2 OUT", sounds=None, way=DIRECT),
    film("no picture.mka", "ffmpeg -t 20 SOUND -c:a ac3 OUT", has_picture=False, quick=True),
    film("no picture.wma", "ffmpeg -t 20 SOUND -c:a wmav2 OUT", has_picture=False),
    film("cover.mp3", "ffmpeg PICTURE -frames:v 1 cover.png", "ffmpeg -t 20 SOUND -i cover.png -map 0 -map 1 -c:a "
         "libmp3lame -c:v copy -disposition:v:0 attached_pic OUT", has_picture=False, way=DIRECT),
    film("cover alac.m4a", "ffmpeg PICTURE -frames:v 1 cover.png", "ffmpeg -t 20 SOUND -i cover.png -map 0 -map 1 -c:a "
         "alac -c:v copy -disposition:v:0 attached_pic OUT", has_picture=False),
    film("cover alone.mkv", "ffmpeg PICTURE -frames:v 1 cover.png", "ffmpeg -t 1 SOUND -c:a ac3 sound.mka",
         "mkvmerge -o OUT -A --attachment-name cover.png --attachment-mime-type image/png --attach-file cover.png "
         "sound.mka", refused="is not a film, picture or song"),
    film("fonts.mkv", f"ffmpeg SOURCE {X264} -c:a ac3 plain.mkv",
         "mkvmerge -o OUT --attachment-mime-type font/ttf --attach-file FONT plain.mkv"),
    film("chapters.mkv", f"ffmpeg SOURCE {X264} -c:a ac3 plain.mkv",
         "mkvmerge -o OUT --generate-chapters interval:5s plain.mkv"),
    film("three sounds.mkv", f"ffmpeg SOURCE -f lavfi -i sine=300 -f lavfi -i anullsrc -map 0:v -map 2:a -map 1:a "
         f"-map 3:a {X264} -c:a ac3 -disposition:a:0 0 -disposition:a:1 default -t 20 OUT"),
    film("srt.mkv", captions("inside.srt"), f"ffmpeg {WITH_CAPTIONS} {X264} -c:a ac3 -c:s srt OUT", track=0),
    film("ass.mkv", captions("inside.srt"), f"ffmpeg {WITH_CAPTIONS} {X264} -c:a aac -c:s ass OUT", track=0),
    film("mov text.mp4", captions("inside.srt"), f"ffmpeg {WITH_CAPTIONS} {X264} -c:a aac -c:s mov_text OUT",
         track=0, way=DIRECT),
    film("srt starts at 10.mkv", captions("inside.srt"), f"ffmpeg {WITH_CAPTIONS} {X264} -c:a ac3 -c:s srt "
         "-output_ts_offset 10 OUT", track=0, quick=True),
    film("pgs.mkv", bitmaps("inside.sup"), f"ffmpeg SOURCE {X264} -c:a ac3 plain.mkv",
         "mkvmerge -o OUT plain.mkv inside.sup"),
]

NAMES = [
    film("quote's \"film\".mkv", GOOD),
    film("new\nline.mkv", GOOD, quick=True),
    film("100% %d %s.mkv", GOOD),
    film("emoji 🎬 und Umlaut ä.mkv", GOOD),
    film("-i dash.mkv", GOOD),
    film("http: colon?#&.mkv", GOOD),
    film("back\\slash $HOME `ls`.mkv", GOOD),
    film("l" + "o" * 248 + "ng.mkv", GOOD),
]

DAMAGED = [
    film("no moov.mp4", f"ffmpeg SOURCE {X264} -c:a aac whole.mp4", part("whole.mp4", 0, 0.6),
         refused="is not a film, picture or song", quick=True),
    film("cut off.mkv", f"ffmpeg SOURCE {X264} -bf 2 -c:a ac3 whole.mkv", part("whole.mkv", 0, 0.6), seconds=12,
         length=1.5, quick=True, ends=True),
    film("cut off.ts", f"ffmpeg SOURCE {X264} -bf 2 -c:a ac3 whole.ts", part("whole.ts", 0, 0.6), seconds=12,
         length=1.5, ends=True),
    film("cut off.avi", "ffmpeg SOURCE -c:v mpeg4 -q:v 3 -g 50 -c:a libmp3lame whole.avi", part("whole.avi", 0, 0.6),
         seconds=12, length=1.5, ends=True),
    film("cut off fast start.mp4", f"ffmpeg SOURCE {X264} -bf 2 -c:a ac3 -movflags +faststart whole.mp4",
         part("whole.mp4", 0, 0.6), seconds=12, length=9, ends=True),
    film("noise in the middle.ts", f"ffmpeg SOURCE {X264} -bf 2 -c:a ac3 whole.ts", damaged("whole.ts", 0.6, 0.63),
         places=(16.0,)),
    film("noise in the middle.mkv", f"ffmpeg SOURCE {X264} -bf 2 -c:a ac3 whole.mkv", damaged("whole.mkv", 0.6, 0.63),
         places=(16.0,)),
    film("no sound for a while.mkv", f"ffmpeg SOURCE {LONG} -af \"aselect='lt(t,7)+gt(t,12)'\" -c:a aac OUT",
         crosses=(7.0, 12.0)),
    film("no picture for a while.ts", f"ffmpeg SOURCE {LONG} -vf \"select='lt(t,6)+gt(t,13)'\" -fps_mode passthrough "
         "-c:a mp2 OUT", missing=180, holds=180, crosses=(6.0, 13.0), places=(8.0,)),
    film("no picture for a while.mkv", f"ffmpeg SOURCE {LONG} -vf \"select='lt(t,3)+gt(t,17)'\" -fps_mode passthrough "
         "-c:a ac3 OUT", missing=360, holds=360, crosses=(3.0, 17.0), places=(9.0,)),
    film("sound laps over.ts", f"ffmpeg -t 10 PICTURE -t 10 SOUND {LONG} -c:a ac3 a.ts",
         f"ffmpeg -ss 10 PICTURE -ss 10 SOUND {LONG} -c:a ac3 -output_ts_offset 9.92 b.ts", joined("a.ts", "b.ts"),
         frames=4, holds=2, crosses=(10.0,)),
    film("lost packets.ts", f"ffmpeg SOURCE {X264} -bf 2 -c:a aac whole.ts", without("whole.ts", 0.45, 30, 188),
         holds=30, crosses=(9.0,), places=(16.0,)),
    film("zeros in the middle hevc.mkv", f"ffmpeg SOURCE {X265} -x265-params log-level=none:keyint=50 -c:a aac "
         "whole.mkv", zeroed("whole.mkv", 0.42, 0.5), holds=250, crosses=(9.0,), places=(16.5,)),
    film("empty.mp4", written(b""), refused="is empty", quick=True),
    film("text.mp4", written(b"This is no film.\n" * 100), refused="is not a film, picture or song", quick=True),
    film("zeros.mkv", written(bytes(100_000)), refused="is not a film, picture or song"),
]

# Four seconds, and six more that begin five seconds later.
SHORTENED = film("middle cut out.mp4", f"ffmpeg SOURCE {X264} -g 25 -bf 2 -c:a ac3 whole.mp4",
                 edited("whole.mp4", vide=[(4, 0.08), (6, 9.08)], soun=[(4, 0), (6, 9)]), seconds=10)

FILMS = OPEN_GOPS + LONG_GROUPS + CODECS + TIMES + SHAPES + STREAMS + NAMES + DAMAGED

# Without a length and without a list of key frames, as a browser's MediaRecorder writes it.
RECORDED = [
    film("recorded.webm", "ffmpeg SOURCE -c:v libvpx -deadline realtime -cpu-used 16 -b:v 300k -g 100 -c:a libopus "
         "-live 1 OUT", way=DIRECT, quick=True, places=(12.0,)),
    film("recorded vp9.webm", f"ffmpeg SOURCE {VP9} -c:a libopus -live 1 OUT", way=DIRECT, places=(8.04,), ends=True),
    film("recorded sound.webm", "ffmpeg -t 20 SOUND -c:a libopus -live 1 OUT", has_picture=False, way=DIRECT,
         places=(8.0,), ends=True),
    film("recorded cut off.webm", f"ffmpeg SOURCE {VP9} -c:a libopus whole.webm", part("whole.webm", 0, 0.6),
         way=DIRECT, seconds=12, length=1.5, places=(8.04,)),
    film("recorded h264.mkv", f"ffmpeg SOURCE {X264} -bf 0 -c:a libopus -live 1 OUT", places=(8.04,)),
]

# Without a length in its head, as a recorder writes it.
GROWING = [
    film("growing.mkv", f"ffmpeg SOURCE {X264} -bf 2 -c:a ac3 -live 1 OUT", quick=True),
    film("growing.ts", f"ffmpeg SOURCE {X264} -bf 2 -c:a ac3 OUT", quick=True),
    film("growing.webm", f"ffmpeg SOURCE {VP9} -c:a libopus -live 1 OUT",
         way=DIRECT),
    film("growing.mp4", f"ffmpeg SOURCE {X264} -c:a aac -movflags frag_keyframe+empty_moov OUT", way=DIRECT),
    film("growing ac3.mp4", f"ffmpeg SOURCE {X264} -c:a ac3 -movflags frag_keyframe+delay_moov OUT"),
]
