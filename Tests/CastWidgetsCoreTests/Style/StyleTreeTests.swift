import CastWire
import Testing

@testable import CastWidgetsCore

@Suite struct StyleTreeTests {
    // S0-93
    @Test func whatIsSetForAPartCountsBelowIt() {
        var style = StyleTree()
        style[.castViews].backgroundColor = .black
        style[.mediaControl].iconTintColor = .red
        style[.expandedController].backgroundColor = .white
        #expect(style.resolved(.miniController).backgroundColor == .black)
        #expect(style.resolved(.miniController).iconTintColor == .red)
        #expect(style.resolved(.expandedController).backgroundColor == .white)
        #expect(style.resolved(.deviceChooser).iconTintColor == nil)
    }

    @Test func everyPartHasAWayToTheRoot() {
        for node in StyleNode.allCases {
            var (part, steps) = (node, 0)
            while let parent = part.parent, steps < 10 { (part, steps) = (parent, steps + 1) }
            #expect(part == .castViews, "\(node)")
        }
    }

    @Test func nothingButColoursAndNamesGetsIntoTheStyleSheet() {
        var style = StyleTree()
        style[.castViews].sliderProgressColor = Color(rgba: 0x1122_33FF)
        style[.castViews].fontFamilies = ["Noto Sans", #"x"; } body { display: none; url(http://e)"#]
        let properties = style.customProperties(.miniController)
        #expect(properties.map(\.name) == ["--cast-slider-progress-color", "--cast-font-family"])
        #expect(properties[0].value == "#112233FF")
        #expect(!properties[1].value.contains { ";{}()".contains($0) })
    }
}
