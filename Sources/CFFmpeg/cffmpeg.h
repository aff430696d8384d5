// FFmpeg's libraries for the module MediaPipeline, and the few of their macros that Swift can't see.

#ifndef MARQUEE_CFFMPEG_H
#define MARQUEE_CFFMPEG_H

#include <libavcodec/avcodec.h>
#include <libavformat/avformat.h>
#include <libavutil/avutil.h>
#include <libavutil/channel_layout.h>
#include <libavutil/error.h>
#include <libavutil/frame.h>
#include <libavutil/hwcontext.h>
#include <libavutil/imgutils.h>
#include <libavutil/log.h>
#include <libavutil/opt.h>
#include <libavutil/pixdesc.h>
#include <libavutil/samplefmt.h>
#include <libswresample/swresample.h>
#include <libswscale/swscale.h>

#include "libvpx_bitrate.h"

static inline int64_t cffmpeg_no_time(void) { return AV_NOPTS_VALUE; }
static inline int cffmpeg_end_of_file(void) { return AVERROR_EOF; }
static inline int cffmpeg_invalid_data(void) { return AVERROR_INVALIDDATA; }
static inline int cffmpeg_error(int errno_value) { return AVERROR(errno_value); }

// How long a picture is meant to be seen, in units of the context's time base. Encoders reckon their rate with it;
// before FFmpeg 6.1 libvpx's wrapper takes it from the context and ignores the frame's own.
static inline void cffmpeg_set_duration(AVCodecContext *context, AVFrame *frame, int duration) {
#if LIBAVCODEC_VERSION_MAJOR < 61
    context->ticks_per_frame = duration;
#endif
#if LIBAVUTIL_VERSION_MAJOR >= 58
    frame->duration = duration;
#else
    frame->pkt_duration = duration;
#endif
}

#endif
