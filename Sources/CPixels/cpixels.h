// A display's pixels as encoders take them. In C, whose compiler makes vector code of these loops; libswscale goes through
// two tables for each pixel, and brings a picture to another size in a pass of its own.

#ifndef MARQUEE_CPIXELS_H
#define MARQUEE_CPIXELS_H

#include <stdint.h>

// Some rows of four bytes a pixel, from an even one on: blue first where `red` is 16, red first where it is 0. `width`
// and `rows` are even.
void cpixels_convert(
    const void *source, long source_stride, uint8_t *luma, long luma_stride, uint8_t *u, uint8_t *v, long chroma_stride,
    int width, int rows, int red);

// How pictures are brought to another size. See PipelineCore's ScalingTaps for the weights.
struct cpixels_scaling {
    // For each row of the target: the first of the source's rows that it is made of, and the weight of each.
    const int32_t *row_starts;
    const uint16_t *row_weights;
    int row_count;
    // The same for each of its pixels: pairs of pixels, and eight weights for each pair, four of the first pixel's and
    // four of the second's.
    const int32_t *column_starts;
    const uint16_t *column_weights;
    int column_pairs;
    // Pixels of a row; the target's is an even number.
    int source_width, width;
    // Where it is mixed: a row of the source's width, two of the target's, and four numbers for each pixel of the source's.
    uint32_t *mixed, *scaled;
    uint16_t *sums;
};

// Some rows of the target, from an even one on and an even number of them. Each is mixed of the rows that it covers, and
// then each pixel of that row's, while it is still near.
void cpixels_scale(
    const struct cpixels_scaling *scaling, const void *source, long source_stride, uint8_t *luma, long luma_stride,
    uint8_t *u, uint8_t *v, long chroma_stride, int first, int rows, int red);

#endif
