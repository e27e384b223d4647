#!/bin/sh
# Serves the folder "demo" beside this file to this machine alone, by python3, and opens it.
# Where there is no python3, the demo opens from the disk.
cd "$(dirname "$0")/demo" || exit 1
if [ "$(uname)" = Darwin ]; then show=open; else show=xdg-open; fi

# The python3 of macOS only asks to install tools, unless they are installed.
if command -v python3 >/dev/null 2>&1 && { [ "$show" = xdg-open ] || xcode-select -p >/dev/null 2>&1; }; then
  exec python3 - "$show" <<'PYTHON'
import http.server, subprocess, sys

class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass
    def end_headers(self):
        # A newer demo in the same folder is shown at once.
        self.send_header('Cache-Control', 'no-cache')
        super().end_headers()

# The same port each time where it is free: the address is where the browser keeps this demo's data.
for port in range(8787, 8797):
    try:
        server = http.server.ThreadingHTTPServer(('127.0.0.1', port), Quiet)
        break
    except OSError:
        continue
else:
    sys.exit('8787-8796: 端口都被占用')
address = f'http://127.0.0.1:{port}/'
print(f'演示：{address}  关闭这个窗口就停止。', flush=True)
try:
    subprocess.Popen([sys.argv[1], address])
except OSError:
    # No desktop: whoever started it opens the address.
    pass
try:
    server.serve_forever()
except KeyboardInterrupt:
    pass
PYTHON
fi
echo '没有 python3，直接从磁盘打开（请用 Chrome 或 Edge）。'
exec "$show" "$PWD/index.html"
