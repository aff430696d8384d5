"""Ad servers' documents as their specifications write them: VAST 4 and VMAP 1."""


def linear(media, duration="00:00:01.000", skip=None, events=(), click=None, kind="video/mp4", more=""):
    """A linear creative of one media file; `events` are (name, address)."""
    offset = f' skipoffset="{skip}"' if skip else ""
    clicks = f"<VideoClicks><ClickThrough><![CDATA[ {click} ]]></ClickThrough></VideoClicks>" if click else ""
    tracking = "".join(f'<Tracking event="{name}"><![CDATA[{url}]]></Tracking>' for name, url in events)
    file = f'<MediaFile delivery="progressive" type="{kind}" width="640" height="360"><![CDATA[ {media} ]]></MediaFile>'
    return (f"<Creatives><Creative><Linear{offset}><Duration>{duration}</Duration><TrackingEvents>{tracking}"
            f"</TrackingEvents>{clicks}<MediaFiles>{more}{file}</MediaFiles></Linear></Creative></Creatives>")


def inline(creatives, title="Soap", impression=None, sequence=None):
    number = f' sequence="{sequence}"' if sequence is not None else ""
    seen = f"<Impression><![CDATA[{impression}]]></Impression>" if impression else ""
    return (f'<Ad id="a"{number}><InLine><AdSystem>test</AdSystem><AdTitle>{title}</AdTitle>{seen}{creatives}'
            "</InLine></Ad>")


def wrapper(tag, impression=None, attributes=""):
    seen = f"<Impression><![CDATA[{impression}]]></Impression>" if impression else ""
    return (f'<Ad id="w"><Wrapper {attributes}><AdSystem>test</AdSystem><VASTAdTagURI><![CDATA[{tag}]]></VASTAdTagURI>'
            f"{seen}</Wrapper></Ad>")


def vast(*ads):
    return f'<?xml version="1.0" encoding="UTF-8"?><VAST version="4.0">{"".join(ads)}</VAST>'


def adbreak(offset, source, name=None, kind="linear"):
    number = f' breakId="{name}"' if name else ""
    return (f'<vmap:AdBreak timeOffset="{offset}" breakType="{kind}"{number}><vmap:AdSource id="s">{source}'
            "</vmap:AdSource></vmap:AdBreak>")


def tag(url):
    return f'<vmap:AdTagURI templateType="vast4"><![CDATA[{url}]]></vmap:AdTagURI>'


def data(document):
    return f"<vmap:VASTAdData>{document.partition('?>')[2]}</vmap:VASTAdData>"


def vmap(*breaks):
    return ('<?xml version="1.0"?><vmap:VMAP xmlns:vmap="http://www.iab.net/videosuite/vmap" version="1.0">'
            f'{"".join(breaks)}</vmap:VMAP>')
