"""A server that tells who came."""

import socket
import threading


class Tap:
    """Counts whoever connects to a port of this address, in the network namespace in which it is made; says `answer`."""

    def __init__(self, address, answer=b""):
        family = socket.AF_INET6 if ":" in address else socket.AF_INET
        self._listener = socket.create_server((address, 0), family=family)
        self.port = self._listener.getsockname()[1]
        self.count = 0
        self._answer = answer
        threading.Thread(target=self._run, daemon=True).start()

    def _run(self):
        while True:
            try:
                connection, _ = self._listener.accept()
            except OSError:
                return
            self.count += 1
            with connection:
                connection.settimeout(5)
                try:
                    connection.recv(65536)
                    connection.sendall(self._answer)
                except OSError:
                    pass

    def close(self):
        self._listener.close()
