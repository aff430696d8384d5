/// A Web Receiver app that isn't ours: a page which the receiver's owner has registered under an app id.
///
/// It is opened in the browser's tab by http or https, and every request of it is held against ``LoadPolicy``, as our
/// page's media are. Texts in the namespaces that its owner has registered go to and fro by `marquee-message` events
/// and `marqueeSend` (see `BrowserTab`). It gets no Cast receiver framework from us: pages that load Google's
/// `cast_receiver_framework.js` show their picture, but nothing of a sender's reaches them by that script, which speaks
/// to the firmware of Google's devices. Web sockets are not held
/// against the policy, so only pages that their owner trusts belong in the registry.
package struct ApplicationPage: Sendable, Equatable {
    package var url: String
    /// Whether the sender that launched it sits on this machine. Only then may the page come from this machine too.
    package var senderIsLoopback: Bool
    /// What the sender that launched it gave for it; the page finds it as `marqueeLaunch`.
    package var credentials: ApplicationCredentials?

    package init(url: String, senderIsLoopback: Bool, credentials: ApplicationCredentials? = nil) {
        self.credentials = credentials
        self.url = url
        self.senderIsLoopback = senderIsLoopback
    }

    /// Why it is not to be opened, as a sentence; nil where it may be.
    package var refusal: String? { LoadPolicy(allowsLoopback: senderIsLoopback).refusal(of: url) }
}

/// A text in a namespace of the application's own, from a sender to the shown page or from the page to senders.
package struct PageMessage: Sendable, Equatable {
    package static let textLimit = 64 * 1024

    package var namespace: String
    /// The sender's id; `*` means all of them, and comes from the page only.
    package var sender: String
    package var text: String

    package init(namespace: String, sender: String, text: String) {
        self.namespace = namespace
        self.sender = sender
        self.text = text
    }
}

/// The item that the receiver has ready to play next, as far as people are told of it.
package struct NextItem: Sendable, Equatable {
    package var title: String?
    /// Shown only where the load that it follows has no right that the item itself has not.
    package var imageURL: String?
    /// Whether the sender that named the item sits on this machine; see ``LoadPolicy``.
    package var senderIsLoopback: Bool

    package init(title: String? = nil, imageURL: String? = nil, senderIsLoopback: Bool = false) {
        self.title = title
        self.imageURL = imageURL
        self.senderIsLoopback = senderIsLoopback
    }
}
