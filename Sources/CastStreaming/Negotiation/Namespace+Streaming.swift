package import CastWire

extension Namespace {
    /// Offers and answers of Cast Streaming.
    package static let streaming = Namespace("urn:x-cast:com.google.cast.webrtc")
    /// Messages of a remoted player. Receivers name this namespace; it is not implemented here.
    package static let remoting = Namespace("urn:x-cast:com.google.cast.remoting")
}
