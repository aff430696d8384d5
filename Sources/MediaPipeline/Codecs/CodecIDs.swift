import CFFmpeg

extension VideoCodec {
    var id: AVCodecID {
        switch self {
        case .vp8: AV_CODEC_ID_VP8
        case .vp9: AV_CODEC_ID_VP9
        case .h264: AV_CODEC_ID_H264
        case .av1: AV_CODEC_ID_AV1
        }
    }
}

extension AudioCodec {
    var id: AVCodecID {
        switch self {
        case .opus: AV_CODEC_ID_OPUS
        case .aac: AV_CODEC_ID_AAC
        }
    }
}
