// Changes the bit rate or the quantizer limits of libvpx while it encodes.
//
// The library's function for it, vpx_codec_enc_config_set(3), is not used for these by FFmpeg's wrapper (libvpxenc.c).
// Without it, each change would need a new encoder and with it a key frame, just when there is less bandwidth. So this
// code finds the library's context in the wrapper's private data, directly after the class in all versions from FFmpeg
// 4 to 7. It uses the context only if all values in it are those that the wrapper was given: size, time base,
// quantizers, bit rate. Otherwise the caller opens a new encoder.

#ifndef MARQUEE_LIBVPX_BITRATE_H
#define MARQUEE_LIBVPX_BITRATE_H

#include <dlfcn.h>
#include <libavcodec/avcodec.h>
#include <stddef.h>
#include <string.h>

// The first fields of vpx_codec_enc_cfg_t since libvpx 1.4.
struct cffmpeg_vpx_settings {
    unsigned usage, threads, profile, width, height;
    int bit_depth;
    unsigned input_bit_depth;
    int time_base_numerator, time_base_denominator;
    unsigned error_resilient;
    int pass;
    unsigned lag, drop_threshold, resize_allowed, scaled_width, scaled_height, resize_up, resize_down;
    int rate_control;
    void *statistics;
    size_t statistics_size;
    void *block_statistics;
    size_t block_statistics_size;
    unsigned kilobits_per_second, least_quantizer, greatest_quantizer;
};

// vpx_codec_ctx_t
struct cffmpeg_vpx_context {
    const char *name;
    const void *interface;
    int error;
    const char *error_detail;
    long flags;
    struct cffmpeg_vpx_settings *settings;
    void *private_data;
};

struct cffmpeg_vpx_wrapper {
    const AVClass *class_;
    struct cffmpeg_vpx_context encoder;
};

// Returns NULL if `context` is not an open libvpx encoder, or has another layout.
static inline struct cffmpeg_vpx_context *cffmpeg_vpx_context_of(AVCodecContext *context) {
    unsigned major = avcodec_version() >> 16;
    if (major < 58 || major > 61 || !context->priv_data || !context->codec) return NULL;
    if (strcmp(context->codec->name, "libvpx") && strcmp(context->codec->name, "libvpx-vp9")) return NULL;
    struct cffmpeg_vpx_wrapper *wrapper = (struct cffmpeg_vpx_wrapper *)context->priv_data;
    if (wrapper->class_ != context->codec->priv_class) return NULL;
    struct cffmpeg_vpx_context *encoder = &wrapper->encoder;
    struct cffmpeg_vpx_settings *settings = encoder->settings;
    if (!encoder->name || !encoder->interface || !encoder->private_data || !settings) return NULL;
    if (strncmp(encoder->name, "WebM Project VP", 15)) return NULL;
    if (settings->width != (unsigned)context->width || settings->height != (unsigned)context->height) return NULL;
    if (settings->time_base_numerator != context->time_base.num) return NULL;
    if (settings->time_base_denominator != context->time_base.den) return NULL;
    if (settings->least_quantizer != (unsigned)context->qmin) return NULL;
    if (settings->greatest_quantizer != (unsigned)context->qmax) return NULL;
    return encoder;
}

// Returns whether the encoder's bit rate is that of its context, to the kilobit.
static inline int cffmpeg_vpx_knows_bitrate(AVCodecContext *context) {
    struct cffmpeg_vpx_context *encoder = cffmpeg_vpx_context_of(context);
    return encoder && encoder->settings->kilobits_per_second == (unsigned)((context->bit_rate + 500) / 1000);
}

// Returns whether the encoder accepted it.
static inline int cffmpeg_vpx_set_bitrate(AVCodecContext *context, int64_t bits_per_second) {
    typedef int (*set_function)(struct cffmpeg_vpx_context *, const struct cffmpeg_vpx_settings *);
    set_function set = (set_function)dlsym(NULL, "vpx_codec_enc_config_set");
    if (!set || !cffmpeg_vpx_knows_bitrate(context)) return 0;
    struct cffmpeg_vpx_context *encoder = cffmpeg_vpx_context_of(context);
    unsigned before = encoder->settings->kilobits_per_second;
    encoder->settings->kilobits_per_second = (unsigned)((bits_per_second + 500) / 1000);
    if (set(encoder, encoder->settings)) {
        encoder->settings->kilobits_per_second = before;
        return 0;
    }
    context->bit_rate = bits_per_second;
    return 1;
}

// Sets the finest and the coarsest quantizer from the next frame, in the library's numbers. Returns whether they are
// set.
static inline int cffmpeg_vpx_set_quantizers(AVCodecContext *context, int least, int greatest) {
    typedef int (*set_function)(struct cffmpeg_vpx_context *, const struct cffmpeg_vpx_settings *);
    if (context->qmin == least && context->qmax == greatest) return 1;
    set_function set = (set_function)dlsym(NULL, "vpx_codec_enc_config_set");
    struct cffmpeg_vpx_context *encoder = cffmpeg_vpx_context_of(context);
    if (!set || !encoder) return 0;
    encoder->settings->least_quantizer = (unsigned)least;
    encoder->settings->greatest_quantizer = (unsigned)greatest;
    if (set(encoder, encoder->settings)) {
        encoder->settings->least_quantizer = (unsigned)context->qmin;
        encoder->settings->greatest_quantizer = (unsigned)context->qmax;
        return 0;
    }
    context->qmin = least;
    context->qmax = greatest;
    return 1;
}

#endif
