import Testing

@testable import CastWire

@Suite("Colours as #RRGGBBAA")
struct ColorTests {
    // S3-12
    @Test func alphaIsLast() throws {
        let color = try #require(Color(cssString: "#FF000080"))
        #expect(color.red == 1)
        #expect(color.green == 0)
        #expect(color.blue == 0)
        #expect(abs(color.alpha - 0.502) < 0.001)
        #expect(color.cssString == "#FF000080")
        #expect("\(color)" == "#FF000080")
    }

    // S3-12
    @Test(arguments: [
        ("#ff8000", "#FF8000FF"), ("#01020304", "#01020304"), ("#abcdef01", "#ABCDEF01"), ("#000000", "#000000FF"),
        ("#00000000", "#00000000"),
    ])
    func sixDigitsAreOpaqueAndUpperCaseIsWritten(read: String, written: String) {
        #expect(Color(cssString: read)?.cssString == written)
    }

    // S3-12
    @Test(arguments: [
        "", "#", "FF0000", "#FFF", "#FFFF", "#FFFFF", "#FFFFFFF", "#FFFFFFFFF", "#GG0000", "# FF000", "red",
        "rgba(1,2,3,4)", "#-10000", "#+1000000", "#FF00０0", "##FF0000", "#FF0000 ",
    ])
    func anythingElseIsNoColour(_ text: String) {
        #expect(Color(cssString: text) == nil)
    }

    @Test func componentsChangeOneByOne() {
        var color = Color.white
        color.alpha = 0.5
        #expect(color.cssString == "#FFFFFF80")
        color.red = 0
        #expect(color.cssString == "#00FFFF80")
        color.green = -3
        color.blue = 7
        #expect(color.cssString == "#0000FF80")
        color.alpha = .nan
        #expect(color.cssString == "#0000FF00")
    }

    @Test func componentsMakeAColour() {
        #expect(Color(red: 1, green: 0.5, blue: 0).cssString == "#FF8000FF")
        #expect(Color(red: 0, green: 0, blue: 0, alpha: .infinity) == .black)
    }

    @Test(arguments: [
        (Color.black, "#000000FF"), (.red, "#FF0000FF"), (.green, "#00FF00FF"), (.blue, "#0000FFFF"),
        (.cyan, "#00FFFFFF"), (.magenta, "#FF00FFFF"), (.yellow, "#FFFF00FF"), (.white, "#FFFFFFFF"),
    ])
    func eightColoursHaveNames(color: Color, text: String) throws {
        #expect(color.cssString == text)
        #expect(try json(JSONPayload.encode(["c": color])) == ["c": .string(text)])
    }
}
