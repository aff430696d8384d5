extension PictureTurn {
    /// The turn for one of EXIF's eight numbers (TIFF's Orientation); nil for another number.
    ///
    /// The numbers say where the first row and the first column of a picture are seen.
    package init?(exifOrientation number: UInt32) {
        switch number {
        // The first row is the top, or the bottom.
        case 1: self = .none
        case 2: self.init(mirrorsX: true)
        case 3: self.init(mirrorsX: true, mirrorsY: true)
        case 4: self.init(mirrorsY: true)
        // The first row is the left or the right side.
        case 5: self.init(swapsAxes: true)
        case 6: self.init(swapsAxes: true, mirrorsX: true)
        case 7: self.init(swapsAxes: true, mirrorsX: true, mirrorsY: true)
        case 8: self.init(swapsAxes: true, mirrorsY: true)
        default: return nil
        }
    }
}
