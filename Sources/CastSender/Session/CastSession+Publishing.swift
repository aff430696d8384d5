import CastWire

/// Publishing the device's messages in the session's properties.
extension CastSession {
    func publish(_ receiver: ReceiverState) {
        applicationMetadata = receiver.application.map(ApplicationMetadata.init)
        sessionID = receiver.application.map { keptSessionID ?? $0.sessionID }
        application = receiver.application.map {
            ApplicationIdentity(applicationID: $0.appID, sessionID: $0.sessionID, transportID: $0.transportID)
        }
        deviceStatusText = receiver.runningApplication?.statusText
        activeInputStatus = ActiveState(receiver.status.isActiveInput)
        standbyStatus = ActiveState(receiver.status.isStandBy)
        if let volume = receiver.volume {
            currentDeviceVolume = min(1, max(0, volume.level))
            knownDeviceVolume = currentDeviceVolume
            currentDeviceMuted = volume.muted
            traits = SessionTraits(volume)
        }
        publishMediaClient(isThere: receiver.application?.listsMedia ?? false)
        if let information = receiver.information, !device.isDescribed {
            notifyDidUpdateDevice(device.described(by: information))
        }
    }

    private func publishMediaClient(isThere: Bool) {
        if isThere, remoteMediaClient == nil {
            remoteMediaClient = RemoteMediaClient(
                time: environment.time, applicationID: applicationMetadata?.applicationID, logger: setup.logger
            ) { [weak self] command in
                guard let self else { return .failed(.sessionInactive) }
                return self.submit { driver throws(CastError) in try driver.submit(command) }
            }
        } else if !isThere, let client = remoteMediaClient {
            client.disconnect()
            remoteMediaClient = nil
        }
    }

    func tellDevice(ifChangedFrom before: (Double, Bool, String?)? = nil) {
        if before == nil || before?.0 != currentDeviceVolume || before?.1 != currentDeviceMuted, traits != nil {
            notifyDidReceiveDeviceVolume(currentDeviceVolume, muted: currentDeviceMuted)
        }
        if before == nil || before?.2 != deviceStatusText {
            notifyDidReceiveDeviceStatus(deviceStatusText)
        }
        deviceStatus.tell(of: self)
    }
}
