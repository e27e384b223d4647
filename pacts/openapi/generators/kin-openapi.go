// Reads a document with kin-openapi, and says of each answer of a file of cases whether the document accepts it.
package main

import (
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"os"
	"strings"

	"github.com/getkin/kin-openapi/openapi3"
	"github.com/getkin/kin-openapi/openapi3filter"
	"github.com/getkin/kin-openapi/routers"
	"github.com/getkin/kin-openapi/routers/legacy"
)

type answerCase struct {
	Method string          `json:"method"`
	Path   string          `json:"path"`
	Answer json.RawMessage `json:"answer"`
}

func must(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func main() {
	document, err := openapi3.NewLoader().LoadFromFile(os.Args[1])
	must(err)
	must(document.Validate(context.Background()))
	router, err := legacy.NewRouter(document)
	must(err)
	text, err := os.ReadFile(os.Args[2])
	must(err)
	var cases []answerCase
	must(json.Unmarshal(text, &cases))
	verdicts := make([]string, len(cases))
	for i, one := range cases {
		verdicts[i] = verdictOn(router, one)
	}
	must(json.NewEncoder(os.Stdout).Encode(verdicts))
}

// Empty where the answer is accepted, else the reason.
func verdictOn(router routers.Router, one answerCase) string {
	request, err := http.NewRequest(one.Method, one.Path, strings.NewReader(""))
	must(err)
	route, params, err := router.FindRoute(request)
	if err != nil {
		return err.Error()
	}
	input := &openapi3filter.ResponseValidationInput{
		RequestValidationInput: &openapi3filter.RequestValidationInput{Request: request, Route: route, PathParams: params},
		Status:                 200,
		Header:                 http.Header{"Content-Type": {"application/json"}},
	}
	input.SetBodyBytes(one.Answer)
	if err := openapi3filter.ValidateResponse(context.Background(), input); err != nil {
		return err.Error()
	}
	return ""
}
