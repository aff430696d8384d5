package import CastWire

extension Namespace {
    /// Offers and answers of Cast Streaming.
    package static let streaming = Namespace("urn:x-cast:com.google.cast.webrtc")
    /// What a remoted player says; named by receivers, not spoken here.
    package static let remoting = Namespace("urn:x-cast:com.google.cast.remoting")
}
