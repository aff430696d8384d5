import Testing

@testable import CastWidgetsCore

@Suite struct RouteTableTests {
    private static let table: RouteTable = {
        var table = RouteTable()
        for (path, method) in [
            ("/", "GET"), ("/cast/queue", "HEAD"), ("/cast/queue", "GET"), ("/cast/image/{name}", "GET"),
            ("/cast/**", "GET"), ("/uploads/{id}", "PUT"), ("/uploads/{id}", "DELETE"), ("/uploads/{id}/part", "GET"),
            ("/uploads/all", "GET"),
        ] { table.add(path, method) }
        return table
    }()

    @Test func aPathThatIsThereSaysWhatItTakes() {
        let table = Self.table
        #expect(table.finding("/cast/queue", "POST") == .takes(["GET", "HEAD"]))
        #expect(table.finding("/cast/queue", "GET") == .served)
        #expect(table.finding("/", "PUT") == .takes(["GET"]))
        #expect(table.finding("//cast//queue/", "POST") == .takes(["GET", "HEAD"]), "as routers cut it")
    }

    @Test func aNameInAPathStandsForAny() {
        let table = Self.table
        for name in ["a", "..", "%2e%2e", "{id}"] {
            #expect(table.finding("/uploads/\(name)", "GET") == .takes(["DELETE", "PUT"]), "\(name)")
        }
        #expect(table.finding("/uploads/all", "PUT") == .takes(["GET"]), "what is said in so many words comes first")
        #expect(table.finding("/uploads/a/part", "PUT") == .takes(["GET"]))
    }

    @Test func whatIsNotThereIsUnknown() {
        let table = Self.table
        for path in ["/cast", "/cast/", "/cast/x", "/cast/queue/x", "/cast/Queue", "/uploads", "/uploads/a/b", "", "*"]
        {
            let finding = table.finding(path, "GET")
            #expect(path.isEmpty ? finding == .served : finding == .unknown, "\(path)")
        }
        #expect(RouteTable().finding("/", "GET") == .unknown)
    }
}
