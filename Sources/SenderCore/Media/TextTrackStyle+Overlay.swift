package import CastWire

extension TextTrackStyle {
    /// Returns this style with every element that the other style sets.
    package func overlaid(with other: TextTrackStyle) -> TextTrackStyle {
        var style = self
        style.foregroundColor = other.foregroundColor ?? foregroundColor
        style.backgroundColor = other.backgroundColor ?? backgroundColor
        style.edgeColor = other.edgeColor ?? edgeColor
        style.windowColor = other.windowColor ?? windowColor
        style.windowRoundedCornerRadius = other.windowRoundedCornerRadius ?? windowRoundedCornerRadius
        style.fontScale = other.fontScale ?? fontScale
        style.fontFamily = other.fontFamily ?? fontFamily
        style.customData = other.customData ?? customData
        if other.edgeType != .unknown { style.edgeType = other.edgeType }
        if other.windowType != .unknown { style.windowType = other.windowType }
        if other.fontGenericFamily != .unknown { style.fontGenericFamily = other.fontGenericFamily }
        if other.fontStyle != .unknown { style.fontStyle = other.fontStyle }
        return style
    }
}
