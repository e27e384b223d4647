# The backend of member-app, as far as it is built: one call. `python3 backend.py 8080` starts it, ./verify.sh asks it.
import json
import secrets
import sys
from decimal import Decimal
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

# Members by token, and what a state answers to the verifier: the tokens that it sends from then on.
world = {'members': {}, 'tokens': {}}


def log_in(name, fen):
    """Logs a member in. `fen` is the money in the central wallet: whole 分, because 0.1 + 0.2 is not 0.3."""
    token = secrets.token_hex(16)
    world['members'][token] = {'name': name, 'fen': fen}
    world['tokens'][name + 'Token'] = token


def fen_of(yuan):
    """元 as a number or as text, in 分."""
    return int(Decimal(str(yuan)) * 100)


class NotWritten(Exception):
    pass


states = {}


def state(name):
    """Each makes true what the pact says of its state. One that is not written answers 400: its interactions fail."""
    return lambda make: states.setdefault(name, make)


# {{states}}


def set_up(setup):
    if setup.get('action') == 'teardown':
        return 200, {}
    world.update(members={}, tokens={})
    name = setup['state']
    if name not in states:
        return 400, {'error': f'unknown state {name}'}
    try:
        states[name](setup.get('params') or {})
    except NotWritten:
        return 400, {'error': f'the state {name} is not written yet'}
    return 200, world['tokens']


def for_members(call):
    def guarded(member, fields):
        return call(member, fields) if member else {'code': 401, 'message': '请先登录', 'data': None}

    return guarded


# The calls that are built. An answer is HTTP 200 with {code, message, data}, a refusal too.
calls = {
    'POST /api/balance': for_members(
        lambda member, fields: {'code': 200, 'message': 'ok', 'data': {'balance': member['fen'] / 100}}
    ),
}


def answer(method, path, authorization, text):
    call = calls.get(f'{method} {path.split("?")[0]}')
    # HTTP 404 tells "not built yet" from a refusal, which is HTTP 200.
    if call is None:
        return 404, {}
    member = world['members'].get(authorization.removeprefix('Bearer '))
    return 200, call(member, json.loads(text) if text else {})


class Backend(BaseHTTPRequestHandler):
    protocol_version = 'HTTP/1.1'

    def handle_request(self):
        text = self.rfile.read(int(self.headers.get('Content-Length') or 0))
        if self.path == '/_pact/provider-states':
            status, body = set_up(json.loads(text))
        else:
            status, body = answer(self.command, self.path, self.headers.get('Authorization') or '', text)
        sent = json.dumps(body, ensure_ascii=False).encode()
        self.send_response(status)
        self.send_header('Content-Type', 'application/json; charset=utf-8')
        self.send_header('Content-Length', str(len(sent)))
        self.end_headers()
        self.wfile.write(sent)

    do_GET = do_POST = handle_request

    def log_message(self, *_):
        pass


if __name__ == '__main__':
    port = int(sys.argv[1]) if len(sys.argv) > 1 else 8080
    print(f'http://127.0.0.1:{port}', flush=True)
    ThreadingHTTPServer(('127.0.0.1', port), Backend).serve_forever()
