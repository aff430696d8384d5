// FFmpeg's libraries for the module MediaPipeline, with functions for macros that Swift can't import.

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
#include <libavutil/mem.h>
#include <libavutil/opt.h>
#include <libavutil/pixdesc.h>
#include <libavutil/samplefmt.h>
#include <libswresample/swresample.h>
#include <libswscale/swscale.h>

#include "libvpx_bitrate.h"

static inline int64_t cffmpeg_no_time(void) { return AV_NOPTS_VALUE; }
static inline int cffmpeg_end_of_file(void) { return AVERROR_EOF; }
static inline int cffmpeg_invalid_data(void) { return AVERROR_INVALIDDATA; }
static inline int cffmpeg_exit(void) { return AVERROR_EXIT; }
static inline int cffmpeg_protocol_not_found(void) { return AVERROR_PROTOCOL_NOT_FOUND; }
static inline int cffmpeg_error(int errno_value) { return AVERROR(errno_value); }

// Sets a frame's duration in units of the context's time base. Encoders use it for rate control; before FFmpeg 6.1
// libvpx's wrapper takes it from the context and ignores the frame's own.
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

// Returns the duration from a decoder; 0 if it is unknown.
static inline int64_t cffmpeg_duration(const AVFrame *frame) {
#if LIBAVUTIL_VERSION_MAJOR >= 58
    return frame->duration;
#else
    return frame->pkt_duration;
#endif
}

// Returns the rotation of a stream's frames (libavutil/display.h); NULL if there is none.
static inline const int32_t *cffmpeg_display_matrix(const AVStream *stream) {
#if LIBAVFORMAT_VERSION_INT >= AV_VERSION_INT(60, 15, 100)
    const AVPacketSideData *found = av_packet_side_data_get(
        stream->codecpar->coded_side_data, stream->codecpar->nb_coded_side_data, AV_PKT_DATA_DISPLAYMATRIX);
    return found && found->size >= 9 * sizeof(int32_t) ? (const int32_t *)found->data : NULL;
#else
    size_t size = 0;
    const uint8_t *data = av_stream_get_side_data(stream, AV_PKT_DATA_DISPLAYMATRIX, &size);
    return data && size >= 9 * sizeof(int32_t) ? (const int32_t *)data : NULL;
#endif
}

#endif
