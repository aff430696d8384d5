#if os(Linux)
    import PlatformC
    import NIOCore
    import NIOPosix

    /// Listens to the kernel's route netlink groups for links and addresses.
    ///
    /// It calls `changed` on its event loop: once at the start, then after each message and a quarter of a second of
    /// quiet. The content of the messages is not read, since the whole list is requested anyway.
    final class NetlinkListener: Sendable {
        private static let quiet = TimeAmount.milliseconds(250)
        /// RTMGRP_LINK, RTMGRP_IPV4_IFADDR, RTMGRP_IPV6_IFADDR (linux/rtnetlink.h).
        private static let groups: UInt32 = 0x1 | 0x10 | 0x100
        private static let protocolRoute: CInt = 0

        private struct State {
            var channel: (any Channel)?
            var timer: Scheduled<Void>?
            var isStopped = false
        }

        private let eventLoop: any EventLoop
        private let changed: @Sendable () -> Void
        private let state: NIOLoopBoundBox<State>

        init(eventLoop: any EventLoop, changed: @escaping @Sendable () -> Void) {
            self.eventLoop = eventLoop
            self.changed = changed
            state = NIOLoopBoundBox.makeBoxSendingValue(State(), eventLoop: eventLoop)
        }

        func start() {
            eventLoop.execute {
                self.changed()
                self.listen()
            }
        }

        func stop() {
            eventLoop.execute {
                self.state.value.isStopped = true
                self.state.value.timer?.cancel()
                self.state.value.channel?.close(promise: nil)
                self.state.value.channel = nil
            }
        }

        private func listen() {
            guard !state.value.isStopped, let descriptor = try? Self.open() else { return }
            NIOPipeBootstrap(group: eventLoop)
                .channelInitializer { channel in
                    channel.eventLoop.makeCompletedFuture {
                        try channel.pipeline.syncOperations.addHandler(NewsHandler { self.news() })
                    }
                }
                .takingOwnershipOfDescriptor(input: descriptor)
                .whenComplete { result in
                    switch result {
                    case .success(let channel): self.opened(channel)
                    case .failure: close(descriptor)
                    }
                }
        }

        private func opened(_ channel: any Channel) {
            guard !state.value.isStopped else { return channel.close(promise: nil) }
            state.value.channel = channel
            // The kernel does not close the socket, but a burst beyond its buffer is an error that makes NIO close the
            // channel.
            channel.closeFuture.whenComplete { _ in
                guard !self.state.value.isStopped else { return }
                self.news()
                self.eventLoop.scheduleTask(in: .seconds(1)) { self.listen() }
            }
        }

        private func news() {
            state.value.timer?.cancel()
            guard !state.value.isStopped else { return }
            state.value.timer = eventLoop.scheduleTask(in: Self.quiet) { self.changed() }
        }

        /// Opens the socket. sockaddr_nl: family (2), padding (2), port id (4), groups (4), in the machine's byte
        /// order.
        private static func open() throws -> CInt {
            let type = CInt(SOCK_RAW.rawValue) | SocketType.closeOnExec
            let descriptor = socket(AF_NETLINK, type, protocolRoute)
            guard descriptor >= 0 else { throw SystemCallError("socket", errno) }
            let address: [UInt32] = [UInt32(UInt16(AF_NETLINK).littleEndian), 0, groups]
            let bound = address.withUnsafeBytes { bytes in
                bind(descriptor, bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self), socklen_t(bytes.count))
            }
            guard bound == 0 else {
                defer { close(descriptor) }
                throw SystemCallError("bind", errno)
            }
            return descriptor
        }
    }

    private final class NewsHandler: ChannelInboundHandler {
        typealias InboundIn = ByteBuffer

        private let news: () -> Void

        init(news: @escaping () -> Void) { self.news = news }

        func channelRead(context: ChannelHandlerContext, data: NIOAny) { news() }
    }
#endif
