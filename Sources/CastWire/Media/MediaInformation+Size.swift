/// The memory of a media item outside the value itself, in bytes: everything that a sender put into it.
extension MediaInformation {
    package var heapSize: Int {
        let texts = contentID.heapSize + contentURL.heapSize + entity.heapSize + atvEntity.heapSize
            + contentType.heapSize + (hlsSegmentFormat?.rawValue).heapSize + (hlsVideoSegmentFormat?.rawValue).heapSize
        let lists = mediaTracks.heapSize + mediaTracks.reduce(0) { $0 + $1.heapSize }
            + adBreaks.heapSize + adBreaks.reduce(0) { $0 + $1.heapSize }
            + adBreakClips.heapSize + adBreakClips.reduce(0) { $0 + $1.heapSize }
        return texts + lists + (metadata?.heapSize ?? 0) + (textTrackStyle?.heapSize ?? 0)
            + (vmapAdsRequest?.heapSize ?? 0) + customData.heapSize
    }
}

extension MediaQueueItem {
    /// All bytes, including the value itself.
    package var memorySize: Int {
        MemoryLayout<Self>.stride + (media?.heapSize ?? 0) + (activeTrackIDs?.heapSize ?? 0) + customData.heapSize
    }
}

extension MediaQueueData {
    /// All bytes except those of its items.
    package var memorySize: Int {
        MemoryLayout<Self>.stride + queueID.heapSize + queueType.rawValue.heapSize + name.heapSize + entity.heapSize
            + (containerMetadata?.heapSize ?? 0)
    }
}

extension MediaQueueContainerMetadata {
    var heapSize: Int {
        title.heapSize + publisher.heapSize + releaseDate.heapSize
            + containerImages.heapSize + containerImages.reduce(0) { $0 + $1.url.heapSize }
            + sections.heapSize + sections.reduce(0) { $0 + $1.heapSize }
            + authors.heapSize + authors.reduce(0) { $0 + $1.heapSize }
            + narrators.heapSize + narrators.reduce(0) { $0 + $1.heapSize }
    }
}

extension MediaMetadata {
    var heapSize: Int {
        let keys = allKeys
        return HeapLayout.table(of: keys.count, stride: MemoryLayout<(String, JSONValue)>.stride)
            + keys.reduce(0) { $0 + $1.rawValue.heapSize + value(forKey: $1).heapSize }
            + images.heapSize + images.reduce(0) { $0 + $1.url.heapSize }
    }
}

extension MediaTrack {
    var heapSize: Int {
        contentIdentifier.heapSize + contentType.heapSize + name.heapSize + languageCode.heapSize
            + typeWord.heapSize + subtypeWord.heapSize + customData.heapSize
    }
}

extension TextTrackStyle {
    var heapSize: Int {
        edgeType.rawValue.heapSize + windowType.rawValue.heapSize + fontFamily.heapSize
            + fontGenericFamily.rawValue.heapSize + fontStyle.rawValue.heapSize + customData.heapSize
    }
}

extension AdBreakInfo {
    var heapSize: Int {
        adBreakID.heapSize + adBreakClipIDs.heapSize + adBreakClipIDs.reduce(0) { $0 + $1.heapSize }
    }
}

extension AdBreakClipInfo {
    var heapSize: Int {
        adBreakClipID.heapSize + title.heapSize + contentID.heapSize + contentURL.heapSize + contentType.heapSize
            + posterURL.heapSize + clickThroughURL.heapSize + (vastAdsRequest?.heapSize ?? 0) + customData.heapSize
    }
}

extension VASTAdsRequest {
    var heapSize: Int { adTagURL.heapSize + adsResponse.heapSize }
}
