/// Known values of `reason`, with which a device or its player refuses a request. Other values are allowed.
package enum RefusalReason {
    // From the device (namespace receiver).
    package static let badParameter = "BAD_PARAMETER"
    package static let invalidSessionID = "INVALID_SESSION_ID"
    package static let notFound = "NOT_FOUND"
    package static let systemError = "SYSTEM_ERROR"
    package static let cancelled = "CANCELLED"

    // From the player (namespace media) and the device.
    package static let invalidCommand = "INVALID_COMMAND"

    // From the player.
    package static let invalidParameters = "INVALID_PARAMS"
    package static let invalidMediaSessionID = "INVALID_MEDIA_SESSION_ID"
    package static let invalidRequest = "INVALID_REQUEST"
    package static let duplicateRequestID = "DUPLICATE_REQUEST_ID"
    package static let notSupported = "NOT_SUPPORTED"
    package static let languageNotSupported = "LANGUAGE_NOT_SUPPORTED"
    package static let endOfQueue = "END_OF_QUEUE"
    package static let skipLimitReached = "SKIP_LIMIT_REACHED"
    package static let contentAlreadyPlaying = "CONTENT_ALREADY_PLAYING"
    package static let contentFiltered = "CONTENT_FILTERED"
    package static let notAvailableInRegion = "NOT_AVAILABLE_IN_REGION"
    package static let parentalControlRestricted = "PARENTAL_CONTROL_RESTRICTED"
    package static let premiumAccountRequired = "PREMIUM_ACCOUNT_REQUIRED"
    package static let authenticationExpired = "AUTHENTICATION_EXPIRED"
    package static let concurrentStreamLimit = "CONCURRENT_STREAM_LIMIT"
    package static let videoDeviceRequired = "VIDEO_DEVICE_REQUIRED"
    package static let genericLoadError = "GENERIC_LOAD_ERROR"
    package static let appError = "APP_ERROR"
}
