package import CastWire

/// What arrives over a connection, heartbeats aside, in the order in which it came; it ends with the connection.
///
/// For one consumer: each message goes to whoever asks first. Leaving the loop loses nothing, the next loop goes on
/// where it stopped. While nobody takes messages at most `ConnectionOptions.messageLimit` of them are kept; then the
/// connection reads no more, and replies to requests do not arrive either: always have a consumer.
package struct CastConnectionMessages: AsyncSequence, Sendable {
    package typealias Element = CastMessage
    package typealias Failure = Never

    /// Held so that a connection lives while somebody listens to it.
    let connection: CastConnection
    let queue: MessageQueue

    package struct AsyncIterator: AsyncIteratorProtocol {
        let connection: CastConnection
        let queue: MessageQueue

        package mutating func next() async -> CastMessage? {
            await queue.take(isolation: nil)
        }

        package mutating func next(isolation actor: isolated (any Actor)?) async -> CastMessage? {
            await queue.take(isolation: actor)
        }
    }

    package func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(connection: connection, queue: queue)
    }
}
