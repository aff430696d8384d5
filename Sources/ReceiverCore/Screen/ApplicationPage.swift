/// A Web Receiver application that isn't ours: a page that the receiver's owner has registered under an application id.
///
/// It is opened in the browser's tab by http or https. ``LoadPolicy`` checks each of its requests, as it does those for
/// our page's media. Messages in the namespaces that its owner has registered are exchanged by `marquee-message` events
/// and `marqueeSend` (see `BrowserTab`).
///
/// The page gets no Cast receiver framework from us. A page that loads Google's `cast_receiver_framework.js` is
/// displayed, but gets no messages of senders by that script, which works only with the firmware of Google's devices.
/// The policy does not check web sockets, so an owner should register only trusted pages.
package struct ApplicationPage: Sendable, Equatable {
    package var url: String
    /// Whether the sender that launched it runs on this machine. Only then may the page come from this machine too.
    package var senderIsLoopback: Bool
    /// The credentials of the sender that launched it; the page finds them in `marqueeLaunch`.
    package var credentials: ApplicationCredentials?

    package init(url: String, senderIsLoopback: Bool, credentials: ApplicationCredentials? = nil) {
        self.credentials = credentials
        self.url = url
        self.senderIsLoopback = senderIsLoopback
    }

    /// Why the page must not be opened, as a sentence; nil if it may be.
    package var refusal: String? { LoadPolicy(allowsLoopback: senderIsLoopback).refusal(of: url) }
}

/// A message in one of the application's own namespaces, from a sender to the shown page or from the page to senders.
package struct PageMessage: Sendable, Equatable {
    package static let textLimit = 64 * 1024

    package var namespace: String
    /// The sender's id; `*` means all senders, and is used only by the page.
    package var sender: String
    package var text: String

    package init(namespace: String, sender: String, text: String) {
        self.namespace = namespace
        self.sender = sender
        self.text = text
    }
}

/// What is shown about the next item.
package struct NextItem: Sendable, Equatable {
    package var title: String?
    /// Shown only if the current load has no more rights on this machine than the next item.
    package var imageURL: String?
    /// Whether the sender that named the item runs on this machine; see ``LoadPolicy``.
    package var senderIsLoopback: Bool

    package init(title: String? = nil, imageURL: String? = nil, senderIsLoopback: Bool = false) {
        self.title = title
        self.imageURL = imageURL
        self.senderIsLoopback = senderIsLoopback
    }
}
