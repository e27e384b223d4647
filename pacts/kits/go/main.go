// The backend of member-app, as far as it is built: one call. `go run main.go 8080` starts it, ./verify.sh asks it.
package main

import (
	"crypto/rand"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log"
	"math"
	"net/http"
	"os"
	"strconv"
	"strings"
	"sync"
)

// member has its money in whole 分, because 0.1 + 0.2 is not 0.3.
type member struct {
	name string
	fen  int64
}

type object map[string]any

// Members by token, and what a state answers to the verifier: the tokens that it sends from then on.
var (
	mutex   sync.Mutex
	members = map[string]*member{}
	tokens  = object{}
)

// logIn logs a member in, with this in the central wallet.
func logIn(name string, fen int64) {
	random := make([]byte, 16)
	rand.Read(random)
	token := hex.EncodeToString(random)
	members[token] = &member{name, fen}
	tokens[name+"Token"] = token
}

// fenOf reads 元, as a number or as text, in 分; `otherwise` is the default of the param.
func fenOf(yuan any, otherwise float64) int64 {
	if yuan == nil {
		yuan = otherwise
	}
	amount, err := strconv.ParseFloat(fmt.Sprint(yuan), 64)
	if err != nil {
		log.Panic(err)
	}
	return int64(math.Round(amount * 100))
}

var notWritten = errors.New("is not written yet")

// Each makes true what the pact says of its state. One that is not written answers 400, and its interactions fail.
var states = map[string]func(params object) error{
	// {{states}}
}

func setUp(text []byte) (int, any) {
	var setup struct {
		Action, State string
		Params        object
	}
	if err := json.Unmarshal(text, &setup); err != nil {
		return 400, object{"error": err.Error()}
	}
	if setup.Action == "teardown" {
		return 200, object{}
	}
	members, tokens = map[string]*member{}, object{}
	state, ok := states[setup.State]
	if !ok {
		return 400, object{"error": "unknown state " + setup.State}
	}
	if err := state(setup.Params); err != nil {
		return 400, object{"error": "the state " + setup.State + " " + err.Error()}
	}
	return 200, tokens
}

type call func(member *member, fields object) object

func forMembers(answer call) call {
	return func(member *member, fields object) object {
		if member == nil {
			return object{"code": 401, "message": "请先登录", "data": nil}
		}
		return answer(member, fields)
	}
}

// The calls that are built. An answer is HTTP 200 with {code, message, data}, a refusal too.
var calls = map[string]call{
	"POST /api/balance": forMembers(func(member *member, _ object) object {
		return object{"code": 200, "message": "ok", "data": object{"balance": float64(member.fen) / 100}}
	}),
}

func answer(request *http.Request, text []byte) (int, any) {
	answer, ok := calls[request.Method+" "+request.URL.Path]
	// HTTP 404 tells "not built yet" from a refusal, which is HTTP 200.
	if !ok {
		return 404, object{}
	}
	token := strings.TrimPrefix(request.Header.Get("Authorization"), "Bearer ")
	fields := object{}
	json.Unmarshal(text, &fields)
	return 200, answer(members[token], fields)
}

func main() {
	port := "8080"
	if len(os.Args) > 1 {
		port = os.Args[1]
	}
	http.HandleFunc("/", func(response http.ResponseWriter, request *http.Request) {
		mutex.Lock()
		defer mutex.Unlock()
		text, _ := io.ReadAll(request.Body)
		status, body := 0, any(nil)
		if request.URL.Path == "/_pact/provider-states" {
			status, body = setUp(text)
		} else {
			status, body = answer(request, text)
		}
		response.Header().Set("Content-Type", "application/json; charset=utf-8")
		response.WriteHeader(status)
		json.NewEncoder(response).Encode(body)
	})
	fmt.Println("http://127.0.0.1:" + port)
	log.Fatal(http.ListenAndServe("127.0.0.1:"+port, nil))
}
