// What a widget shows and does is told in the sender's own words.
@_exported public import SenderCore
