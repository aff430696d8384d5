import CastWire

extension CastError {
    /// Nobody answered where the device should be. Once it has, a failure is of another kind.
    package var isUnreachable: Bool {
        switch (underlying as? TransportError)?.code {
        case .connectFailed?, .timeout?: true
        default: false
        }
    }
}
