// A ring that passes audio and its times from a thread that must not wait to another. One writer, one reader, no locks.

#ifndef MARQUEE_CPIPEWIRE_SOUNDRING_H
#define MARQUEE_CPIPEWIRE_SOUNDRING_H

#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

// Frames: 0.68 s at 48 kHz. Both numbers are powers of two.
#define CPIPEWIRE_RING_FRAMES 32768u
#define CPIPEWIRE_RING_PIECES 256u

struct cpipewire_piece {
    // Nanoseconds of CLOCK_MONOTONIC: when the first sample was heard, and when it arrived here.
    int64_t time, came;
    // Samples of each channel.
    uint32_t frames;
};

struct cpipewire_ring {
    float *samples;
    uint32_t channels;
    uint64_t written, taken;
    struct cpipewire_piece pieces[CPIPEWIRE_RING_PIECES];
    uint64_t pieces_written, pieces_taken;
};

// Returns NULL without memory.
static inline struct cpipewire_ring *cpipewire_ring_new(uint32_t channels) {
    struct cpipewire_ring *ring = calloc(1, sizeof *ring);
    if (ring == NULL) return NULL;
    ring->channels = channels;
    ring->samples = calloc((size_t)CPIPEWIRE_RING_FRAMES * channels, sizeof(float));
    if (ring->samples != NULL) return ring;
    free(ring);
    return NULL;
}

static inline void cpipewire_ring_free(struct cpipewire_ring *ring) {
    free(ring->samples);
    free(ring);
}

static inline int64_t cpipewire_monotonic(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000000000 + now.tv_nsec;
}

// For the writer. Returns 0 and drops the piece if there is no room. Without samples the piece is silence.
static inline int cpipewire_ring_put(
    struct cpipewire_ring *ring, const float *samples, uint32_t frames, int64_t time, int64_t came) {
    uint64_t taken = __atomic_load_n(&ring->taken, __ATOMIC_ACQUIRE);
    uint64_t pieces_taken = __atomic_load_n(&ring->pieces_taken, __ATOMIC_ACQUIRE);
    if (frames == 0 || ring->written + frames - taken > CPIPEWIRE_RING_FRAMES
        || ring->pieces_written - pieces_taken >= CPIPEWIRE_RING_PIECES)
        return 0;
    uint32_t done = 0;
    while (done < frames) {
        uint32_t at = (uint32_t)((ring->written + done) % CPIPEWIRE_RING_FRAMES);
        uint32_t count = frames - done;
        if (count > CPIPEWIRE_RING_FRAMES - at) count = CPIPEWIRE_RING_FRAMES - at;
        float *target = ring->samples + (size_t)at * ring->channels;
        size_t size = (size_t)count * ring->channels * sizeof(float);
        if (samples != NULL) memcpy(target, samples + (size_t)done * ring->channels, size);
        else memset(target, 0, size);
        done += count;
    }
    ring->written += frames;
    ring->pieces[ring->pieces_written % CPIPEWIRE_RING_PIECES] = (struct cpipewire_piece){time, came, frames};
    __atomic_store_n(&ring->pieces_written, ring->pieces_written + 1, __ATOMIC_RELEASE);
    return 1;
}

// For the reader: returns the oldest piece, with 0 frames if there is none.
static inline struct cpipewire_piece cpipewire_ring_next(struct cpipewire_ring *ring) {
    if (__atomic_load_n(&ring->pieces_written, __ATOMIC_ACQUIRE) == ring->pieces_taken)
        return (struct cpipewire_piece){0, 0, 0};
    return ring->pieces[ring->pieces_taken % CPIPEWIRE_RING_PIECES];
}

// Takes the samples of the oldest piece, which must exist.
static inline void cpipewire_ring_take(struct cpipewire_ring *ring, float *samples) {
    uint32_t frames = ring->pieces[ring->pieces_taken % CPIPEWIRE_RING_PIECES].frames;
    uint32_t at = (uint32_t)(ring->taken % CPIPEWIRE_RING_FRAMES);
    uint32_t count = frames < CPIPEWIRE_RING_FRAMES - at ? frames : CPIPEWIRE_RING_FRAMES - at;
    size_t size = (size_t)ring->channels * sizeof(float);
    memcpy(samples, ring->samples + (size_t)at * ring->channels, count * size);
    memcpy(samples + (size_t)count * ring->channels, ring->samples, (frames - count) * size);
    __atomic_store_n(&ring->pieces_taken, ring->pieces_taken + 1, __ATOMIC_RELEASE);
    __atomic_store_n(&ring->taken, ring->taken + frames, __ATOMIC_RELEASE);
}

#endif
