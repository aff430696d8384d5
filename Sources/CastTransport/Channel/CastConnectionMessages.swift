package import CastWire

/// The messages of a connection except heartbeats, in the order of their arrival. The sequence ends with the
/// connection.
///
/// It is for one consumer: each message goes to the first task that asks. Leaving the loop loses nothing; the next loop
/// continues. If nobody takes messages, at most `ConnectionOptions.messageLimit` are kept. Then the connection reads no
/// more, and replies to requests do not arrive either, so there always has to be a consumer.
package struct CastConnectionMessages: AsyncSequence, Sendable {
    package typealias Element = CastMessage
    package typealias Failure = Never

    /// Held so that the connection stays open while somebody reads from it.
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
