import AsyncHTTPClient
import CastWire
package import NIOCore
import PlatformFoundation

/// Asks a host over HTTP (port 8008, `/setup/eureka_info`) which Cast device it is.
///
/// A host that refuses the connection is reported at once, so that a search does not wait for it. No other host is
/// asked: a redirect does not count as an answer.
struct HTTPHostInquirer: HostInquiring {
    static let byteLimit = JSONBudget.httpAnswer.length

    private let httpPort: Int
    private let timeout: TimeAmount

    init(httpPort: Int = CastPorts.setup, timeout: TimeAmount = .seconds(2)) {
        self.httpPort = httpPort
        self.timeout = timeout
    }

    func device(at address: String, port: Int?) async -> Device? {
        let host = DeviceAddress(host: address, port: httpPort).description
        let request = HTTPClientRequest(url: "http://\(host)/setup/eureka_info?options=detail")
        guard let response = try? await WebClient.direct.execute(request, timeout: timeout),
            response.status.code == 200,
            let body = try? await response.body.collect(upTo: Self.byteLimit)
        else { return nil }
        return EurekaInformation(json: String(buffer: body))?.device(at: address, port: port)
    }
}
