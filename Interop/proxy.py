"""A wire between two programs that a test cuts and mends."""

import contextlib
import socket
import threading


class Wire:
    """Passes TCP connections on to another address, byte for byte, while it is whole.

    `swallowed` counts the bytes that were lost on the way.
    """

    def __init__(self, target):
        self._target = target
        self._lock = threading.Lock()
        self._open = []
        self._listener = None
        self._port = 0
        self._lossy = None
        self.connections = 0
        self.swallowed = 0
        self.mend()

    @property
    def address(self):
        return f"127.0.0.1:{self._port}"

    def mend(self):
        self._listener = socket.create_server(("127.0.0.1", self._port))
        self._port = self._listener.getsockname()[1]
        threading.Thread(target=self._accept, args=(self._listener,), daemon=True).start()

    def swallow(self, direction):
        """From now on what goes "up" to the target, or comes "down" from it, is lost, until the wire is cut."""
        self._lossy = direction

    def cut(self):
        """Ends all connections and refuses new ones."""
        self._lossy = None
        with self._lock:
            listener, self._listener = self._listener, None
            ends, self._open = self._open, []
        for end in [listener, *ends]:
            if end is None:
                continue
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()

    def _accept(self, listener):
        while True:
            try:
                near, _ = listener.accept()
            except OSError:
                return
            try:
                far = socket.create_connection(self._target, timeout=10)
            except OSError:
                near.close()
                continue
            far.settimeout(None)
            with self._lock:
                if self._listener is not listener:
                    near.close()
                    far.close()
                    return
                self._open += [near, far]
                self.connections += 1
            for way in ((near, far, "up"), (far, near, "down")):
                threading.Thread(target=self._pass, args=way, daemon=True).start()

    def _pass(self, source, sink, direction):
        try:
            while data := source.recv(65536):
                if self._lossy == direction:
                    self.swallowed += len(data)
                else:
                    sink.sendall(data)
        except OSError:
            pass
        for end in (source, sink):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
