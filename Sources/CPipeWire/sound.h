// Audio: a stream into a ring.

#ifndef MARQUEE_CPIPEWIRE_SOUND_H
#define MARQUEE_CPIPEWIRE_SOUND_H

#include <errno.h>
#include <pipewire/pipewire.h>
#include <spa/param/audio/format-utils.h>

#include "soundring.h"

struct cpipewire_sound {
    struct pw_stream *stream;
    struct spa_hook hook;
    struct cpipewire_ring *ring;
    uint32_t rate;
    // Whether the audio comes from an application's own stream, which wrote it in this cycle of the graph and is heard
    // from now. The audio of a sink or source was heard in the cycle before.
    int is_ahead;
    void (*changed)(void *data, enum pw_stream_state state, const char *error);
    void *data;
};

// Called on the server's own thread, which must not wait.
static inline void cpipewire_sound_process(void *data) {
    struct cpipewire_sound *sound = data;
    struct pw_buffer *buffer = pw_stream_dequeue_buffer(sound->stream);
    if (buffer == NULL) return;
    struct spa_data *piece = &buffer->buffer->datas[0];
    struct pw_time now;
    if (piece->data != NULL && pw_stream_get_time_n(sound->stream, &now, sizeof now) == 0 && now.now > 0) {
        uint32_t stride = sound->ring->channels * (uint32_t)sizeof(float);
        uint32_t offset = SPA_MIN(piece->chunk->offset, piece->maxsize);
        uint32_t frames = SPA_MIN(piece->chunk->size, piece->maxsize - offset) / stride;
        int is_silent = (piece->chunk->flags & SPA_CHUNK_FLAG_EMPTY) != 0;
        int64_t second = SPA_NSEC_PER_SEC, age = (int64_t)now.buffered * second / sound->rate;
        if (now.rate.denom != 0) age += now.delay * second / now.rate.denom * now.rate.num;
        if (!sound->is_ahead) age += frames * second / sound->rate;
        cpipewire_ring_put(
            sound->ring, is_silent ? NULL : SPA_PTROFF(piece->data, offset, float), frames, now.now - age,
            cpipewire_monotonic());
    }
    pw_stream_queue_buffer(sound->stream, buffer);
}

static inline void cpipewire_sound_state(
    void *data, enum pw_stream_state old, enum pw_stream_state state, const char *error) {
    struct cpipewire_sound *sound = data;
    (void)old;
    sound->changed(sound->data, state, error);
}

// Opens a stream of interleaved floats, and takes over the properties. Returns NULL and sets errno on failure. The ring
// must live until the stream is closed; `changed` is called on the loop's thread.
static inline struct cpipewire_sound *cpipewire_sound_open(
    struct pw_core *core, struct pw_properties *properties, struct cpipewire_ring *ring, uint32_t rate, int is_ahead,
    void (*changed)(void *data, enum pw_stream_state state, const char *error), void *data) {
    static const struct pw_stream_events events = {
        PW_VERSION_STREAM_EVENTS, .state_changed = cpipewire_sound_state, .process = cpipewire_sound_process};
    struct cpipewire_sound *sound = calloc(1, sizeof *sound);
    if (sound == NULL) return NULL;
    *sound = (struct cpipewire_sound){
        .ring = ring, .rate = rate, .is_ahead = is_ahead, .changed = changed, .data = data};
    sound->stream = pw_stream_new(core, "sound", properties);
    if (sound->stream == NULL) {
        free(sound);
        return NULL;
    }
    pw_stream_add_listener(sound->stream, &sound->hook, &events, sound);
    uint8_t memory[1024];
    struct spa_pod_builder builder = SPA_POD_BUILDER_INIT(memory, sizeof memory);
    struct spa_audio_info_raw format = SPA_AUDIO_INFO_RAW_INIT(
            .format = SPA_AUDIO_FORMAT_F32, .rate = rate, .channels = ring->channels);
    if (ring->channels == 2) {
        format.position[0] = SPA_AUDIO_CHANNEL_FL;
        format.position[1] = SPA_AUDIO_CHANNEL_FR;
    }
    const struct spa_pod *parameters[] = {spa_format_audio_raw_build(&builder, SPA_PARAM_EnumFormat, &format)};
    int status = pw_stream_connect(
        sound->stream, PW_DIRECTION_INPUT, PW_ID_ANY,
        PW_STREAM_FLAG_AUTOCONNECT | PW_STREAM_FLAG_MAP_BUFFERS | PW_STREAM_FLAG_RT_PROCESS, parameters, 1);
    if (status >= 0) return sound;
    pw_stream_destroy(sound->stream);
    free(sound);
    errno = -status;
    return NULL;
}

static inline void cpipewire_sound_close(struct cpipewire_sound *sound) {
    spa_hook_remove(&sound->hook);
    pw_stream_destroy(sound->stream);
    free(sound);
}

#endif
