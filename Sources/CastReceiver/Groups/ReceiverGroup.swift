import CastWire

/// Receivers of one process to which senders can cast as one device. Each member is a complete receiver, and the group
/// is another one with its own id, port and screen.
///
/// What is cast to the group plays in sync on its own screen and on its members' (`GroupSync` has the rules). The
/// members' volumes follow the group's, and the group's follows theirs (`GroupMembers`). Mirroring, and applications
/// with a page of their own, are shown only on the group's own screen. This actor passes the messages between the group
/// and its members, one after the other.
package actor ReceiverGroup {
    package nonisolated let group: Receiver
    /// In the order of joining.
    package var members: [Receiver] { joined.map(\.receiver) }

    private struct Member {
        let token: Int
        let receiver: Receiver
        /// Empty until the member has started.
        var deviceID = ""
    }

    private enum News: Sendable {
        case reported(VolumeChange, token: Int)
        case wanted(GroupMembers.Wish)
        case led(LeaderNews)
        case followed(MemberNews, token: Int)
        /// The member's device runs and knows its group.
        case came(token: Int)
    }

    private var sync = GroupSync()
    private var joined: [Member] = []
    private var lastToken = 0
    private var casting: CastingGroup?
    private var listening: Task<Void, Never>?
    private let news: AsyncStream<News>
    private let told: AsyncStream<News>.Continuation

    /// - Parameter group: The group's configuration; its `isGroup` is set to true.
    package init(group: Receiver.Configuration, members: [Receiver.Configuration]) {
        var configuration = group
        configuration.isGroup = true
        let (news, told) = AsyncStream.makeStream(of: News.self, bufferingPolicy: .bufferingNewest(4096))
        (self.news, self.told) = (news, told)
        let hooks = GroupHooks(memberWanted: { told.yield(.wanted($0)) }, led: { told.yield(.led($0)) })
        self.group = Receiver(configuration: configuration, hooks: hooks)
        for (index, member) in members.enumerated() {
            joined.append(Member(token: index, receiver: Self.makeMember(member, token: index, told)))
        }
        lastToken = members.count
    }

    private static func makeMember(
        _ configuration: Receiver.Configuration, token: Int, _ told: AsyncStream<News>.Continuation
    ) -> Receiver {
        Receiver(
            configuration: configuration,
            hooks: GroupHooks(
                volumeChanged: { told.yield(.reported($0, token: token)) },
                followed: { told.yield(.followed($0, token: token)) }))
    }

    /// Starts the members, then the group, which knows them from the beginning. If one can't start, all are stopped.
    @discardableResult
    package func start() async throws -> Receiver.Ready {
        do {
            for index in joined.indices { try await start(index) }
            let ready = try await group.start()
            let casting = CastingGroup(id: ready.deviceID, name: ready.name, port: ready.port)
            self.casting = casting
            for member in joined {
                await member.receiver.joined(casting)
                told.yield(.came(token: member.token))
            }
            listening = Task { [news, weak self] in
                for await one in news { await self?.take(one) }
            }
            return ready
        } catch {
            await stop()
            throw error
        }
    }

    private func start(_ index: Int) async throws {
        let receiver = joined[index].receiver
        joined[index].deviceID = try await receiver.start().deviceID
        guard let device = await receiver.asMember() else { return }
        await group.memberCame(device)
    }

    /// Stops the group and all its members.
    package func stop() async {
        told.finish()
        await group.stop()
        for member in joined { await member.receiver.stop() }
        await listening?.value
    }

    /// Starts another member. The group's senders are told of it, and it plays what the group plays.
    @discardableResult
    package func add(_ configuration: Receiver.Configuration) async throws -> Receiver {
        lastToken += 1
        let token = lastToken
        let receiver = Self.makeMember(configuration, token: token, told)
        let deviceID = try await receiver.start().deviceID
        joined.append(Member(token: token, receiver: receiver, deviceID: deviceID))
        if let device = await receiver.asMember() { await group.memberCame(device) }
        if let casting {
            await receiver.joined(casting)
            told.yield(.came(token: token))
        }
        return receiver
    }

    /// Removes a member and stops it. The group's senders are told of it.
    package func remove(_ deviceID: String) async {
        guard let index = joined.firstIndex(where: { $0.deviceID == deviceID }) else { return }
        let member = joined.remove(at: index)
        sync.memberLeft(member.token)
        await group.memberLeft(deviceID)
        if let casting { await member.receiver.left(casting.id) }
        await member.receiver.stop()
    }

    private func take(_ news: News) async {
        switch news {
        case .reported(let change, let token):
            guard let member = joined.first(where: { $0.token == token }) else { return }
            await group.memberReported(change, by: member.deviceID)
        case .wanted(let wish):
            await joined.first { $0.deviceID == wish.deviceID }?.receiver.setVolume(wish.change)
        case .led(let news): await carryOut(sync.leaderSaid(news, at: .now))
        case .followed(let news, let token): await carryOut(sync.memberSaid(news, by: token, at: .now))
        case .came(let token):
            guard joined.contains(where: { $0.token == token }) else { return }
            await carryOut(sync.memberCame(token, at: .now))
        }
    }

    private func carryOut(_ orders: [GroupSync.Order]) async {
        for order in orders { await joined.first { $0.token == order.member }?.receiver.take(order.order) }
    }
}
