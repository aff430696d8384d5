"""States that the widgets can be in, as the server tells them on the wire."""

PICTURE = "image/" + "ab" * 16
LONG = ("Donaudampfschifffahrtsgesellschaftskapitänswitwenrentenauszahlungsstelle – die außergewöhnliche Geschichte "
        "eines Nebengebäudes, erzählt in siebenundzwanzig Teilen")
HOSTILE = '<img src=x onerror="window.harmed=1"><script>window.harmed=1</script>&amp;"\'\u202e'

ROOMS = [("a1", "Bedroom", "Nest Mini", "speaker", None),
         ("b2", "Kitchen display", "Nest Hub", "screen", "Morning news"),
         ("c3", "Living room", "Chromecast Ultra", "screen", None), ("d4", "Upstairs", "Cast group", "group", None)]


def button(state="notConnected", visible=True):
    label = {"noDevicesAvailable": "castNoDevices", "notConnected": "castDisconnected", "connecting": "castConnecting",
             "connected": "castConnected"}[state]
    return {"visible": visible, "state": state, "label": label, "look": None}


def devices(rooms=ROOMS, connected=None):
    return {"devices": [{"id": i, "name": name, "model": model, "icon": icon, "playing": playing,
                         "connected": i == connected}
                        for i, name, model, icon, playing in rooms]}


def dialog(screen="chooser", **more):
    return {"screen": screen, "device": None, "deviceID": None, "title": None, "studio": None, "image": None,
            "reason": None, "steps": [], "pending": [], "notice": None, "noticeID": 0} | more


def slot(kind, enabled=True, pending=False, on=False):
    return {"type": kind, "enabled": enabled, "pending": pending, "on": on}


def media(now=0, position=754.0, playing=True, **more):
    """A film of 1:38:20 that plays; `now` is the server's clock in ms."""
    return {
        "item": "1", "title": "Sintel", "subtitle": "The search for a dragon", "studio": "Blender Foundation",
        "image": PICTURE,
        "playerState": "playing" if playing else "paused", "live": False, "duration": 5900.0, "seekable": None,
        "seekableRates": None,
        "position": {"value": position, "at": now, "rate": 1 if playing else 0}, "rate": 1,
        "rates": [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2], "repeat": "off",
        "repeats": ["off", "all", "single", "allAndShuffle"], "canShuffle": True,
        "playback": "pause" if playing else "play", "pending": [], "seekTarget": None, "canSeek": True,
        "showsPosition": True,
        "mini": [slot("playPauseToggle"), slot("none", False), slot("none", False)],
        "expanded": [slot("closedCaptions"), slot("rewind30Seconds"), slot("forward30Seconds"), slot("muteToggle")],
        "thumbnail": True, "ad": None, "adPositions": [600, 2400, 4200], "hasNext": True, "hasPrevious": True,
        "upNext": "Tears of Steel", "muted": False, "streamVolume": 1, "canMute": True, "canSetStreamVolume": True,
        "hasTracks": True, "failure": None} | more


def photo(now=0, **more):
    """A still picture: there is no time in it, and no sound."""
    return media(now, position=0, playing=False, title="Garden", duration=None, playback="stop", canSeek=False,
                 showsPosition=False, rates=[], canMute=False, canSetStreamVolume=False, **more)


def live(now=0, behind=0, **more):
    """A broadcast whose window is two hours, `behind` seconds behind its edge."""
    return media(now, position=7200 - behind, live=True, duration=None, seekable=[0, 7200],
                 seekableRates=[1, 1], title="Evening news",
                 repeats=[], rates=[], subtitle="Channel One", playback="stop", adPositions=[],
                 upNext=None, hasNext=False) | more


def advertisement(now=0, skip_in=5000, **more):
    """An advertisement in the film; `skip_in` ms until it may be skipped, None: never."""
    skip_at = None if skip_in is None else now + skip_in
    kinds = ("closedCaptions", "rewind30Seconds", "forward30Seconds", "muteToggle")
    return media(now, canSeek=False, ad={"title": "A better kettle", "skipAt": skip_at},
                 expanded=[slot(kind, False) for kind in kinds]) | more


def volume(level=0.6, **more):
    return {"enabled": True, "level": level, "muted": False, "canMute": True, "fixed": False, "step": 0.05,
            "pending": [], "members": [], "failure": None} | more


def queue(count=0, revision=0, current=None, **more):
    return {"count": count, "revision": revision, "current": current, "currentIndex": None, "jumping": None,
            "moving": [], "pending": False, "failure": None} | more


def nothing():
    """All topics where nothing is cast yet."""
    return {"button": button(), "devices": devices(), "dialog": dialog(), "media": None,
            "volume": volume(enabled=False),
            "instructions": {"presented": False, "title": None, "titlePlace": "center", "dismissButton": None},
            "tracks": {"audio": [], "text": [], "style": None, "canStyle": False, "failure": None},
            "queue": queue(), "style": {}}


def casting(now=0, **more):
    """All topics where a film is cast to the living room."""
    return nothing() | {
        "button": button("connected"), "devices": devices(connected="c3"), "volume": volume(),
        "dialog": dialog("connected", device="Living room", deviceID="c3", title="Sintel", studio="Blender Foundation",
                         image=PICTURE),
        "media": media(now), "queue": queue(3, revision=1, current=1, currentIndex=0),
        "tracks": {"audio": [{"id": 1, "name": "English", "language": "en", "selected": True}],
                   "text": [{"id": 2, "name": "Deutsch", "language": "de", "selected": False}], "style": None,
                   "canStyle": True, "failure": None}} | more
