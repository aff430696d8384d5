// Frames of a screen: formats, buffers and the pointer, which SPA's macros build and read.

#ifndef MARQUEE_CPIPEWIRE_SCREEN_H
#define MARQUEE_CPIPEWIRE_SCREEN_H

#include <linux/dma-buf.h>
#include <pipewire/pipewire.h>
#include <spa/buffer/meta.h>
#include <spa/param/buffers.h>
#include <spa/param/video/format-utils.h>
#include <spa/pod/builder.h>
#include <sys/ioctl.h>

// The requested format. With size 0 the other side chooses it. Graphics memory must have no padding or tiles (modifier
// 0, linear), since the CPU reads it.
struct cpipewire_screen_wish {
    uint32_t width, height, rate;
    int takes_dmabuf;
};

// The negotiated format.
struct cpipewire_screen_format {
    uint32_t format, width, height;
    int is_dmabuf;
};

#define CPIPEWIRE_CURSOR_SIZE(side)                                                                                    \
    (int)(sizeof(struct spa_meta_cursor) + sizeof(struct spa_meta_bitmap) + (side) * (side) * 4)
#define CPIPEWIRE_DAMAGE_SIZE(count) (int)(sizeof(struct spa_meta_region) * (count))

static inline const struct spa_pod *cpipewire_screen_pod(
    struct spa_pod_builder *b, const struct cpipewire_screen_wish *wish, int dmabuf) {
    struct spa_pod_frame frame;
    spa_pod_builder_push_object(b, &frame, SPA_TYPE_OBJECT_Format, SPA_PARAM_EnumFormat);
    spa_pod_builder_add(
        b, SPA_FORMAT_mediaType, SPA_POD_Id(SPA_MEDIA_TYPE_video), SPA_FORMAT_mediaSubtype,
        SPA_POD_Id(SPA_MEDIA_SUBTYPE_raw), SPA_FORMAT_VIDEO_format,
        SPA_POD_CHOICE_ENUM_Id(
            9, SPA_VIDEO_FORMAT_BGRx, SPA_VIDEO_FORMAT_BGRx, SPA_VIDEO_FORMAT_BGRA, SPA_VIDEO_FORMAT_RGBx,
            SPA_VIDEO_FORMAT_RGBA, SPA_VIDEO_FORMAT_xRGB, SPA_VIDEO_FORMAT_ARGB, SPA_VIDEO_FORMAT_xBGR,
            SPA_VIDEO_FORMAT_ABGR),
        0);
    if (dmabuf) {
        spa_pod_builder_prop(b, SPA_FORMAT_VIDEO_modifier, SPA_POD_PROP_FLAG_MANDATORY);
        spa_pod_builder_long(b, 0);
    }
    struct spa_rectangle size = {wish->width ? wish->width : 1280, wish->height ? wish->height : 720};
    struct spa_rectangle least = {1, 1}, most = {8192, 8192};
    struct spa_fraction still = {0, 1}, rate = {wish->rate, 1}, slowest = {1, 1}, any = {1000, 1};
    if (wish->width && wish->height)
        spa_pod_builder_add(b, SPA_FORMAT_VIDEO_size, SPA_POD_Rectangle(&size), 0);
    else
        spa_pod_builder_add(
            b, SPA_FORMAT_VIDEO_size, SPA_POD_CHOICE_RANGE_Rectangle(&size, &least, &most), 0);
    spa_pod_builder_add(
        b, SPA_FORMAT_VIDEO_framerate, SPA_POD_CHOICE_RANGE_Fraction(&rate, &still, &any),
        SPA_FORMAT_VIDEO_maxFramerate, SPA_POD_CHOICE_RANGE_Fraction(&rate, &slowest, &rate), 0);
    return (const struct spa_pod *)spa_pod_builder_pop(b, &frame);
}

// Builds the accepted formats, the preferred one first.
static inline uint32_t cpipewire_screen_formats(
    struct spa_pod_builder *b, const struct cpipewire_screen_wish *wish, const struct spa_pod *formats[2]) {
    uint32_t count = 0;
    if (wish->takes_dmabuf) formats[count++] = cpipewire_screen_pod(b, wish, 1);
    formats[count++] = cpipewire_screen_pod(b, wish, 0);
    return count;
}

static inline int cpipewire_screen_connect(
    struct pw_stream *stream, uint32_t node, const struct cpipewire_screen_wish *wish) {
    uint8_t room[2048];
    struct spa_pod_builder b = SPA_POD_BUILDER_INIT(room, sizeof(room));
    const struct spa_pod *formats[2];
    uint32_t count = cpipewire_screen_formats(&b, wish, formats);
    return pw_stream_connect(
        stream, PW_DIRECTION_INPUT, node,
        (enum pw_stream_flags)(PW_STREAM_FLAG_AUTOCONNECT | PW_STREAM_FLAG_MAP_BUFFERS | PW_STREAM_FLAG_DONT_RECONNECT),
        formats, count);
}

// Negotiates again.
static inline int cpipewire_screen_wish_again(struct pw_stream *stream, const struct cpipewire_screen_wish *wish) {
    uint8_t room[2048];
    struct spa_pod_builder b = SPA_POD_BUILDER_INIT(room, sizeof(room));
    const struct spa_pod *formats[2];
    return pw_stream_update_params(stream, formats, cpipewire_screen_formats(&b, wish, formats));
}

// Reads a negotiated format. Returns 0, or a negative number if it is not a video format.
static inline int cpipewire_screen_read(const struct spa_pod *pod, struct cpipewire_screen_format *found) {
    struct spa_video_info_raw info;
    uint32_t type = 0, subtype = 0;
    memset(&info, 0, sizeof(info));
    if (spa_format_parse(pod, &type, &subtype) < 0 || type != SPA_MEDIA_TYPE_video || subtype != SPA_MEDIA_SUBTYPE_raw)
        return -1;
    if (spa_format_video_raw_parse(pod, &info) < 0) return -1;
    found->format = info.format;
    found->width = info.size.width;
    found->height = info.size.height;
    found->is_dmabuf = spa_pod_find_prop(pod, NULL, SPA_FORMAT_VIDEO_modifier) != NULL;
    return 0;
}

// Requests buffers for a negotiated format, and metadata.
static inline int cpipewire_screen_accept(struct pw_stream *stream, int is_dmabuf) {
    uint8_t room[2048];
    struct spa_pod_builder b = SPA_POD_BUILDER_INIT(room, sizeof(room));
    int types = is_dmabuf ? 1 << SPA_DATA_DmaBuf : 1 << SPA_DATA_MemFd | 1 << SPA_DATA_MemPtr;
    const struct spa_pod *params[5];
    params[0] = (const struct spa_pod *)spa_pod_builder_add_object(
        &b, SPA_TYPE_OBJECT_ParamBuffers, SPA_PARAM_Buffers, SPA_PARAM_BUFFERS_buffers,
        SPA_POD_CHOICE_RANGE_Int(4, 2, 16), SPA_PARAM_BUFFERS_blocks, SPA_POD_Int(1), SPA_PARAM_BUFFERS_dataType,
        SPA_POD_CHOICE_FLAGS_Int(types));
    params[1] = (const struct spa_pod *)spa_pod_builder_add_object(
        &b, SPA_TYPE_OBJECT_ParamMeta, SPA_PARAM_Meta, SPA_PARAM_META_type, SPA_POD_Id(SPA_META_Header),
        SPA_PARAM_META_size, SPA_POD_Int(sizeof(struct spa_meta_header)));
    params[2] = (const struct spa_pod *)spa_pod_builder_add_object(
        &b, SPA_TYPE_OBJECT_ParamMeta, SPA_PARAM_Meta, SPA_PARAM_META_type, SPA_POD_Id(SPA_META_VideoDamage),
        SPA_PARAM_META_size,
        SPA_POD_CHOICE_RANGE_Int(CPIPEWIRE_DAMAGE_SIZE(16), CPIPEWIRE_DAMAGE_SIZE(1), CPIPEWIRE_DAMAGE_SIZE(64)));
    params[3] = (const struct spa_pod *)spa_pod_builder_add_object(
        &b, SPA_TYPE_OBJECT_ParamMeta, SPA_PARAM_Meta, SPA_PARAM_META_type, SPA_POD_Id(SPA_META_Cursor),
        SPA_PARAM_META_size,
        SPA_POD_CHOICE_RANGE_Int(CPIPEWIRE_CURSOR_SIZE(64), CPIPEWIRE_CURSOR_SIZE(1), CPIPEWIRE_CURSOR_SIZE(512)));
    params[4] = (const struct spa_pod *)spa_pod_builder_add_object(
        &b, SPA_TYPE_OBJECT_ParamMeta, SPA_PARAM_Meta, SPA_PARAM_META_type, SPA_POD_Id(SPA_META_VideoTransform),
        SPA_PARAM_META_size, SPA_POD_Int(sizeof(struct spa_meta_videotransform)));
    return pw_stream_update_params(stream, params, 5);
}

// The start and end of the CPU's access to graphics memory have to be signaled.
static inline int cpipewire_dmabuf_sync(int descriptor, int begins) {
    struct dma_buf_sync sync = {(begins ? DMA_BUF_SYNC_START : DMA_BUF_SYNC_END) | DMA_BUF_SYNC_READ};
    return ioctl(descriptor, DMA_BUF_IOCTL_SYNC, &sync);
}

#endif
