import CastWidgets

/// A network that devices are behind, whatever this machine has.
@MainActor
final class HomeNetwork: NetworkAccessSource {
    let access = NetworkAccess()

    func changes() -> AsyncStream<NetworkAccess> { AsyncStream { $0.finish() } }
    func requestPermission() {}
}

extension CastDialog {
    /// Waits until it shows that; the suite's time limit ends it otherwise.
    func comes(to isShown: (CastDialogState.Screen) -> Bool) async {
        let changes = stateChanges
        guard !isShown(screen) else { return }
        for await state in changes where isShown(state.screen) { return }
    }
}

extension CastButton {
    /// Waits until it is so.
    func comes(to isSo: (CastButtonState) -> Bool) async {
        let changes = stateChanges
        guard !isSo(state) else { return }
        for await state in changes where isSo(state) { return }
    }
}
