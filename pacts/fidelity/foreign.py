"""A backend in another language that writes as PHP often does: numbers as text, nothing as [], ids as numbers."""

import json
import sys
from datetime import datetime, timedelta, timezone
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

TOKEN = "9f8e7d6c5b4a"
BEIJING = timezone(timedelta(hours=8))
AN_HOUR_AGO = datetime.now(BEIJING) - timedelta(hours=1)
MEMBER = {
    "username": "linzian88",
    "realname": "林子安",
    "avatar": "/avatars/3.png",
    "mobile": "13912345678",
    "email": "",
    "birthday": "0000-00-00",
    "vip": "2",
    "current_vip": "P2",
    "joinday": "41",
    "paysum": "5300.00",
    "isagent": "0",
    "balance": "1280.50",
    "gameblance": "20.00",
    "usdtrate": "7.250000",
    "transferstatus": "1",
    "withdrawcashfee": "5.00",
    "withdrawfeeusdttrc": "1.00",
    "withdrawusdtrate": "7.100000",
    "level_name": "白银",
}
CARD = {"id": 1881, "bank": "USDT", "bank_owner": "TRC20", "bank_no": "TExampleExample", "bank_not": "mple"}
# The fault: a time with a zone, which no state of the pact shows.
DEPOSIT = {
    "out_trade_no": "D20260501120000001",
    "amount": "500.00",
    "pay_way": "USDT",
    "state": "2",
    "created_at": AN_HOUR_AGO.isoformat(timespec="seconds"),
}


def done(data):
    return {"code": 200, "message": "ok", "data": data}


def page(rows):
    return {"current_page": "1", "data": rows, "last_page": "1", "per_page": "15", "total": str(len(rows))}


CALLS = {
    "/api/login": lambda sent: done({"api_token": TOKEN}),
    "/api/logoff": lambda sent: done([]),
    "/api/user": lambda sent: done(MEMBER),
    "/api/balance": lambda sent: done({"balance": MEMBER["balance"]}),
    "/api/getcard": lambda sent: done([CARD] if int(sent["type"]) == 2 else []),
    "/api/betrecord": lambda sent: done([]),
    "/api/gettransrecord": lambda sent: done(page([DEPOSIT]) if int(sent["type"]) == 1 else []),
    "/api/getBetAmount": lambda sent: {"code": 1001, "message": "系统繁忙", "data": []},
}


class Backend(BaseHTTPRequestHandler):
    def do_POST(self):
        sent = json.loads(self.rfile.read(int(self.headers["content-length"] or 0)) or b"{}")
        call = CALLS.get(self.path)
        is_member = self.headers.get("authorization") == f"Bearer {TOKEN}" or self.path == "/api/login"
        answer = call(sent) if call and is_member else {"code": 401, "message": "请先登录", "data": []}
        text = json.dumps(answer).encode()
        self.send_response(200)
        self.send_header("content-type", "application/json")
        self.send_header("content-length", str(len(text)))
        self.end_headers()
        self.wfile.write(text)

    def log_message(self, *_):
        pass


server = ThreadingHTTPServer(("127.0.0.1", 0), Backend)
print(f"http://127.0.0.1:{server.server_port}", flush=True)
server.serve_forever()
