// The backend of member-app, as far as it is built: one call. `java Backend.java 8080` starts it (Java 17 or newer),
// ./verify.sh asks it.
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.math.BigDecimal;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.UUID;
import java.util.function.Consumer;
import java.util.regex.Pattern;

public final class Backend {
  /** `balance` in 元; BigDecimal, because 0.1 + 0.2 is not 0.3. */
  record Member(String name, BigDecimal balance) {}

  /** An answer, its body as JSON. */
  record Answer(int status, String body) {}

  interface Call {
    String answer(Member member, Map<String, String> fields);
  }

  /** Members by token, and what a state answers to the verifier: the tokens that it sends from then on. */
  private final Map<String, Member> members = new HashMap<>();
  private final Map<String, String> tokens = new HashMap<>();

  private final Map<String, Consumer<Map<String, String>>> states = new HashMap<>();
  private final Map<String, Call> calls = new HashMap<>();

  static final class NotWritten extends RuntimeException {}

  /** Logs a member in, with this in the central wallet. */
  void logIn(String name, String yuan) {
    String token = UUID.randomUUID().toString();
    members.put(token, new Member(name, new BigDecimal(yuan)));
    tokens.put(name + "Token", token);
  }

  /** Each makes true what the pact says of its state. One that is not written answers 400: its interactions fail. */
  void writeStates() {
    // {{states}}
  }

  /** The calls that are built. An answer is HTTP 200 with {code, message, data}, a refusal too. */
  void writeCalls() {
    calls.put("POST /api/balance", forMembers((member, fields) ->
        "{\"code\": 200, \"message\": \"ok\", \"data\": {\"balance\": " + member.balance().toPlainString() + "}}"));
  }

  Call forMembers(Call call) {
    return (member, fields) ->
        member == null
            ? "{\"code\": 401, \"message\": \"请先登录\", \"data\": null}"
            : call.answer(member, fields);
  }

  Answer setUp(Map<String, String> setup) {
    if ("teardown".equals(setup.get("action"))) return new Answer(200, "{}");
    members.clear();
    tokens.clear();
    String name = setup.get("state");
    if (!states.containsKey(name)) return new Answer(400, "{\"error\": \"unknown state " + name + "\"}");
    try {
      states.get(name).accept(setup);
    } catch (NotWritten problem) {
      return new Answer(400, "{\"error\": \"the state " + name + " is not written yet\"}");
    }
    StringBuilder body = new StringBuilder();
    tokens.forEach((key, token) ->
        body.append(body.isEmpty() ? "" : ", ").append("\"" + key + "\": \"" + token + "\""));
    return new Answer(200, "{" + body + "}");
  }

  Answer answer(HttpExchange exchange, String text) {
    Call call = calls.get(exchange.getRequestMethod() + " " + exchange.getRequestURI().getPath());
    // HTTP 404 tells "not built yet" from a refusal, which is HTTP 200.
    if (call == null) return new Answer(404, "{}");
    String authorization = exchange.getRequestHeaders().getFirst("Authorization");
    String token = authorization == null ? "" : authorization.replaceFirst("^Bearer ", "");
    return new Answer(200, call.answer(members.get(token), fieldsOf(text)));
  }

  private static final Pattern FIELD =
      Pattern.compile("\"(\\w+)\"\\s*:\\s*(?:\"((?:[^\"\\\\]|\\\\.)*)\"|([\\w.+-]+))");

  /** The texts and numbers in a JSON text, whatever is around them. Java has no JSON of its own: take a library. */
  static Map<String, String> fieldsOf(String json) {
    Map<String, String> fields = new HashMap<>();
    FIELD.matcher(json).results().forEach(found ->
        fields.put(found.group(1), found.group(2) == null ? found.group(3) : found.group(2)));
    return fields;
  }

  synchronized void handle(HttpExchange exchange) throws IOException {
    String text = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
    boolean isState = exchange.getRequestURI().getPath().equals("/_pact/provider-states");
    Answer answer = isState ? setUp(fieldsOf(text)) : answer(exchange, text);
    byte[] body = answer.body().getBytes(StandardCharsets.UTF_8);
    exchange.getResponseHeaders().set("Content-Type", "application/json; charset=utf-8");
    exchange.sendResponseHeaders(answer.status(), body.length);
    try (var out = exchange.getResponseBody()) {
      out.write(body);
    }
  }

  public static void main(String[] args) throws IOException {
    int port = args.length > 0 ? Integer.parseInt(args[0]) : 8080;
    Backend backend = new Backend();
    backend.writeStates();
    backend.writeCalls();
    HttpServer server = HttpServer.create(new InetSocketAddress("127.0.0.1", port), 0);
    server.createContext("/", backend::handle);
    server.start();
    System.out.println("http://127.0.0.1:" + port);
  }
}
