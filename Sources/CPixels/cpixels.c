#include "cpixels.h"

#include <string.h>

// Each loop is compiled twice: for every CPU of this kind, and for CPUs with 256-bit vectors, which halves its time.
// The CPU is checked at run time.
#define BODY static inline __attribute__((always_inline))
#if defined(__x86_64__)
#define WIDE static __attribute__((target("avx2"), noinline))
#define HAS_WIDE __builtin_cpu_supports("avx2")
#else
#define WIDE static
#define HAS_WIDE 0
#endif

// BT.709 with limited range, in 256ths. The sums of the coefficients leave gray without color, and map white to 235.
BODY void luma_row(
    const uint32_t *restrict source, uint8_t *restrict luma, int width, int red, int blue) {
    for (int x = 0; x < width; x++) {
        uint32_t pixel = source[x];
        uint16_t r = (uint8_t)(pixel >> red), g = (uint8_t)(pixel >> 8), b = (uint8_t)(pixel >> blue);
        luma[x] = (uint8_t)((((uint16_t)(47 * r + 157 * g + 16 * b + 128)) >> 8) + 16);
    }
}

// Averages four pixels of two rows.
BODY void chroma_row(
    const uint32_t *restrict upper, const uint32_t *restrict lower, uint8_t *restrict u, uint8_t *restrict v, int width,
    int red, int blue) {
    for (int x = 0; x < width / 2; x++) {
        uint32_t a = upper[2 * x], b = upper[2 * x + 1], c = lower[2 * x], d = lower[2 * x + 1];
        // Two of the three colors at once, 16 bits each.
        uint32_t outer = (a & 0xff00ff) + (b & 0xff00ff) + (c & 0xff00ff) + (d & 0xff00ff) + 0x20002;
        int16_t green = (int16_t)(
            (((a >> 8) & 0xff) + ((b >> 8) & 0xff) + ((c >> 8) & 0xff) + ((d >> 8) & 0xff) + 2) >> 2);
        int16_t r = (int16_t)((outer >> (red + 2)) & 0xff), l = (int16_t)((outer >> (blue + 2)) & 0xff);
        u[x] = (uint8_t)(((-26 * r - 86 * green + 112 * l + 128) >> 8) + 128);
        v[x] = (uint8_t)(((112 * r - 102 * green - 10 * l + 128) >> 8) + 128);
    }
}

// Two rows of each plane. Constant shifts make faster code.
BODY void colour_rows(
    const uint32_t *restrict upper, const uint32_t *restrict lower, uint8_t *restrict luma, long luma_stride,
    uint8_t *restrict u, uint8_t *restrict v, int width, int red) {
    if (red == 16) {
        luma_row(upper, luma, width, 16, 0);
        luma_row(lower, luma + luma_stride, width, 16, 0);
        chroma_row(upper, lower, u, v, width, 16, 0);
    } else {
        luma_row(upper, luma, width, 0, 16);
        luma_row(lower, luma + luma_stride, width, 0, 16);
        chroma_row(upper, lower, u, v, width, 0, 16);
    }
}

BODY void convert_rows(
    const void *source, long source_stride, uint8_t *luma, long luma_stride, uint8_t *u, uint8_t *v, long chroma_stride,
    int width, int rows, int red) {
    for (int y = 0; y < rows; y += 2)
        colour_rows(
            (const uint32_t *)((const char *)source + y * source_stride),
            (const uint32_t *)((const char *)source + (y + 1) * source_stride), luma + y * luma_stride, luma_stride,
            u + y / 2 * chroma_stride, v + y / 2 * chroma_stride, width, red);
}

WIDE void convert_wide(
    const void *source, long source_stride, uint8_t *luma, long luma_stride, uint8_t *u, uint8_t *v, long chroma_stride,
    int width, int rows, int red) {
    convert_rows(source, source_stride, luma, luma_stride, u, v, chroma_stride, width, rows, red);
}

void cpixels_convert(
    const void *source, long source_stride, uint8_t *luma, long luma_stride, uint8_t *u, uint8_t *v, long chroma_stride,
    int width, int rows, int red) {
    if (HAS_WIDE)
        convert_wide(source, source_stride, luma, luma_stride, u, v, chroma_stride, width, rows, red);
    else
        convert_rows(source, source_stride, luma, luma_stride, u, v, chroma_stride, width, rows, red);
}

typedef uint8_t bytes8 __attribute__((vector_size(8)));
typedef uint16_t words8 __attribute__((vector_size(16)));

BODY void mix_rows(
    const uint8_t *restrict source, long stride, const uint16_t *restrict weights, int count, uint16_t *restrict sums,
    uint8_t *restrict target, int bytes) {
    if (count == 1) {
        memcpy(target, source, bytes);
        return;
    }
    const uint8_t *restrict last = source + (count - 1) * stride;
    uint16_t first_weight = weights[0], last_weight = weights[count - 1];
    if (count == 2) {
        for (int x = 0; x < bytes; x++)
            target[x] = (uint8_t)((uint16_t)(source[x] * first_weight + last[x] * last_weight + 128) >> 8);
        return;
    }
    for (int x = 0; x < bytes; x++) sums[x] = (uint16_t)(source[x] * first_weight + 128);
    for (int row = 1; row < count - 1; row++) {
        const uint8_t *restrict next = source + row * stride;
        uint16_t weight = weights[row];
        if (weight == 0) continue;
        for (int x = 0; x < bytes; x++) sums[x] = (uint16_t)(sums[x] + next[x] * weight);
    }
    for (int x = 0; x < bytes; x++) target[x] = (uint8_t)((uint16_t)(sums[x] + last[x] * last_weight) >> 8);
}

// Four sums for the first pixel of each pair, four for the second.
BODY words8 mix_pixel(const uint32_t *restrict source, const uint16_t *restrict weights, int pairs) {
    words8 sum = {0};
    for (int pair = 0; pair < pairs; pair++) {
        bytes8 two;
        words8 weight;
        memcpy(&two, source + 2 * pair, 8);
        memcpy(&weight, weights + 8 * pair, 16);
        sum += __builtin_convertvector(two, words8) * weight;
    }
    return sum;
}

BODY void mix_columns(
    const uint32_t *restrict source, const int32_t *restrict starts, const uint16_t *restrict weights, int pairs,
    uint32_t *restrict target, int width) {
    for (int x = 0; x < width; x += 2) {
        words8 a = mix_pixel(source + starts[x], weights + 8 * pairs * x, pairs);
        words8 b = mix_pixel(source + starts[x + 1], weights + 8 * pairs * (x + 1), pairs);
        words8 sum = __builtin_shufflevector(a, b, 0, 1, 2, 3, 8, 9, 10, 11)
            + __builtin_shufflevector(a, b, 4, 5, 6, 7, 12, 13, 14, 15);
        bytes8 done = __builtin_convertvector((sum + 128) >> 8, bytes8);
        memcpy(target + x, &done, 8);
    }
}

BODY void scale_rows(
    const struct cpixels_scaling *scaling, const void *source, long source_stride, uint8_t *luma, long luma_stride,
    uint8_t *u, uint8_t *v, long chroma_stride, int first, int rows, int red) {
    int width = scaling->width;
    uint32_t *mixed = scaling->mixed;
    for (int y = first; y < first + rows; y += 2) {
        for (int row = y; row < y + 2; row++) {
            mix_rows(
                (const uint8_t *)source + scaling->row_starts[row] * source_stride, source_stride,
                scaling->row_weights + (long)row * scaling->row_count, scaling->row_count, scaling->sums,
                (uint8_t *)mixed, scaling->source_width * 4);
            if (scaling->column_pairs == 1)
                mix_columns(
                    mixed, scaling->column_starts, scaling->column_weights, 1, scaling->scaled + (row - y) * width,
                    width);
            else
                mix_columns(
                    mixed, scaling->column_starts, scaling->column_weights, scaling->column_pairs,
                    scaling->scaled + (row - y) * width, width);
        }
        colour_rows(
            scaling->scaled, scaling->scaled + width, luma + y * luma_stride, luma_stride, u + y / 2 * chroma_stride,
            v + y / 2 * chroma_stride, width, red);
    }
}

WIDE void scale_wide(
    const struct cpixels_scaling *scaling, const void *source, long source_stride, uint8_t *luma, long luma_stride,
    uint8_t *u, uint8_t *v, long chroma_stride, int first, int rows, int red) {
    scale_rows(scaling, source, source_stride, luma, luma_stride, u, v, chroma_stride, first, rows, red);
}

void cpixels_scale(
    const struct cpixels_scaling *scaling, const void *source, long source_stride, uint8_t *luma, long luma_stride,
    uint8_t *u, uint8_t *v, long chroma_stride, int first, int rows, int red) {
    if (HAS_WIDE)
        scale_wide(scaling, source, source_stride, luma, luma_stride, u, v, chroma_stride, first, rows, red);
    else
        scale_rows(scaling, source, source_stride, luma, luma_stride, u, v, chroma_stride, first, rows, red);
}
