// Converts a display's pixels for encoders. In C, whose compiler vectorizes these loops; libswscale uses two tables for
// each pixel, and scales in a separate pass.

#ifndef MARQUEE_CPIXELS_H
#define MARQUEE_CPIXELS_H

#include <stdint.h>

// Converts rows of four bytes per pixel, starting with an even row: blue first if `red` is 16, red first if it is 0.
// `width` and `rows` are even.
void cpixels_convert(
    const void *source, long source_stride, uint8_t *luma, long luma_stride, uint8_t *u, uint8_t *v, long chroma_stride,
    int width, int rows, int red);

// The parameters for scaling. PipelineCore's ScalingTaps computes the weights.
struct cpixels_scaling {
    // For each target row: its first source row, and the weight of each source row.
    const int32_t *row_starts;
    const uint16_t *row_weights;
    int row_count;
    // The same for each pixel of a row, in pairs of source pixels with four weights for the first and four for the
    // second.
    const int32_t *column_starts;
    const uint16_t *column_weights;
    int column_pairs;
    // Pixels of a row. The target's number is even.
    int source_width, width;
    // Buffers: a row of the source's width, two of the target's, and four numbers for each source pixel.
    uint32_t *mixed, *scaled;
    uint16_t *sums;
};

// Scales an even number of target rows, starting with an even one. Each is mixed from its source rows and then scaled
// horizontally, while it is still in the cache.
void cpixels_scale(
    const struct cpixels_scaling *scaling, const void *source, long source_stride, uint8_t *luma, long luma_stride,
    uint8_t *u, uint8_t *v, long chroma_stride, int first, int rows, int red);

#endif
