<?php
// The backend of member-app, as far as it is built: one call. `php -S 127.0.0.1:8080 backend.php` starts it,
// ./verify.sh asks it.
declare(strict_types=1);

/**
 * Members by token, and what a state answers to the verifier: the tokens that it sends from then on. PHP forgets its
 * variables after each request, so a file keeps them; your database will.
 */
define('WORLD', sys_get_temp_dir() . '/member-app-' . $_SERVER['SERVER_PORT'] . '.json');
const EMPTY_WORLD = ['members' => [], 'tokens' => []];
$world = is_file(WORLD) ? json_decode(file_get_contents(WORLD), true) : EMPTY_WORLD;

/** Logs a member in. `$fen` is the money in the central wallet: whole 分, because 0.1 + 0.2 is not 0.3. */
function logIn(string $name, int $fen): void
{
    global $world;
    $token = bin2hex(random_bytes(16));
    $world['members'][$token] = ['name' => $name, 'fen' => $fen];
    $world['tokens'][$name . 'Token'] = $token;
}

/** 元 as a number or as text, in 分. */
function fenOf(string|int|float $yuan): int
{
    return (int) round((float) $yuan * 100);
}

final class NotWritten extends Exception
{
}

/** Each makes true what the pact says of its state. One that is not written answers 400, and its interactions fail. */
$states = [
    // {{states}}
];

function setUp(array $setup, array $states): array
{
    global $world;
    if (($setup['action'] ?? '') === 'teardown') {
        return [200, new stdClass()];
    }
    $world = EMPTY_WORLD;
    $name = $setup['state'];
    if (!isset($states[$name])) {
        return [400, ['error' => "unknown state $name"]];
    }
    try {
        $states[$name]($setup['params'] ?? []);
    } catch (NotWritten) {
        return [400, ['error' => "the state $name is not written yet"]];
    }
    file_put_contents(WORLD, json_encode($world));
    return [200, (object) $world['tokens']];
}

function forMembers(callable $call): callable
{
    return fn (?array $member, array $fields) => $member === null
        ? ['code' => 401, 'message' => '请先登录', 'data' => null]
        : $call($member, $fields);
}

/** The calls that are built. An answer is HTTP 200 with {code, message, data}, a refusal too. */
$calls = [
    'POST /api/balance' => forMembers(fn (array $member) => [
        'code' => 200,
        'message' => 'ok',
        'data' => ['balance' => $member['fen'] / 100],
    ]),
];

function answer(array $calls, string $path, string $text): array
{
    global $world;
    $call = $calls[$_SERVER['REQUEST_METHOD'] . ' ' . $path] ?? null;
    // HTTP 404 tells "not built yet" from a refusal, which is HTTP 200.
    if ($call === null) {
        return [404, new stdClass()];
    }
    $token = preg_replace('/^Bearer /', '', $_SERVER['HTTP_AUTHORIZATION'] ?? '');
    return [200, $call($world['members'][$token] ?? null, json_decode($text, true) ?? [])];
}

$path = parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH);
$text = file_get_contents('php://input');
[$status, $body] = $path === '/_pact/provider-states'
    ? setUp(json_decode($text, true), $states)
    : answer($calls, $path, $text);
http_response_code($status);
header('Content-Type: application/json; charset=utf-8');
echo json_encode($body, JSON_UNESCAPED_UNICODE);
