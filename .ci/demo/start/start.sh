#!/bin/sh
# Serves the folder "demo" beside this file to this machine alone, by python3, and opens it.
# Where there is no python3, the demo opens from the disk.
if ! cd "$(dirname "$0")/demo" 2>/dev/null; then
  echo '找不到 demo 文件夹：请先把压缩包全部解压，再打开解压出来的文件夹里的这个文件。'
  # A window that closes by itself would take the text with it.
  if [ -t 0 ]; then
    echo '按回车键关闭。'
    read -r _
  fi
  exit 1
fi
if [ "$(uname)" = Darwin ]; then show=open; else show=xdg-open; fi

# The python3 of macOS only asks to install tools, unless they are installed.
if command -v python3 >/dev/null 2>&1 && { [ "$show" = xdg-open ] || xcode-select -p >/dev/null 2>&1; }; then
  exec python3 - "$show" <<'PYTHON'
import http.server, os, subprocess, sys

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
    print('8787-8796 端口都被占用，直接从磁盘打开（请用 Chrome 或 Edge）。', flush=True)
    sys.exit(subprocess.call([sys.argv[1], os.path.abspath('index.html')]))
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
