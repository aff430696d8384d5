import CastWire

extension CastError {
    /// Whether nobody answered at the device's address. After an answer, failures are of another kind.
    package var isUnreachable: Bool {
        switch (underlying as? TransportError)?.code {
        case .connectFailed?, .timeout?: true
        default: false
        }
    }
}
