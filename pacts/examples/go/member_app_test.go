package backend

import (
	"encoding/json"
	"fmt"
	"os"
	"regexp"
	"strings"
	"testing"

	"github.com/pact-foundation/pact-go/v2/models"
	"github.com/pact-foundation/pact-go/v2/provider"
)

const (
	// The backend under test listens here: started by TestMain, or by hand.
	baseURL  = "http://127.0.0.1:8080"
	pactFile = "testdata/member-app-backend.json"
)

// given is yours: it makes true what provider-states.json says. What a state returns goes into the members' headers.
var given = map[string]func(params map[string]any) (models.ProviderStateResponse, error){
	"visitor": func(map[string]any) (models.ProviderStateResponse, error) {
		return nil, nil
	},
	"fresh-member": func(map[string]any) (models.ProviderStateResponse, error) {
		return models.ProviderStateResponse{"new888Token": newMember("new888", "0")}, nil
	},
	"member-with-money": func(params map[string]any) (models.ProviderStateResponse, error) {
		central := "1000"
		if amount, ok := params["central"]; ok {
			central = fmt.Sprint(amount)
		}
		return models.ProviderStateResponse{"demo888Token": newMember("demo888", central)}, nil
	},
}

func TestMemberApp(t *testing.T) {
	handlers := models.StateHandlers{}
	var built []string
	for name := range given {
		handlers[name] = func(setup bool, state models.ProviderState) (models.ProviderStateResponse, error) {
			if !setup {
				return nil, nil
			}
			clearDatabase()
			// pact-go hands over what the verifier sent, beside "state" and "action".
			params, _ := state.Parameters["params"].(map[string]any)
			tokens, err := given[state.Name](params)
			if err != nil {
				t.Errorf("state %s: %v", state.Name, err)
			}
			return tokens, nil // an error here would be asked again for two minutes
		}
		built = append(built, regexp.QuoteMeta(name))
	}
	// The result is reported by pact-go.
	_ = provider.NewVerifier().VerifyProvider(t, provider.VerifyRequest{
		Provider:        "backend",
		ProviderBaseURL: baseURL,
		PactFiles:       []string{pactFile},
		StateHandlers:   handlers,
		// To pact-go a state without a handler is true. So ask only what has one, and say below what has none.
		FilterState: "^(" + strings.Join(built, "|") + ")$",
	})
	for _, name := range notBuilt(t) {
		t.Errorf("state not built yet: %s", name)
	}
}

// notBuilt lists the states that the pact needs, for the calls asked, and given does not have.
func notBuilt(t *testing.T) (names []string) {
	text, err := os.ReadFile(pactFile)
	if err != nil {
		t.Fatal(err)
	}
	var pact struct {
		Interactions []struct {
			Description    string
			Pending        bool
			ProviderStates []struct{ Name string }
		}
	}
	if err := json.Unmarshal(text, &pact); err != nil {
		t.Fatal(err)
	}
	asked := regexp.MustCompile(os.Getenv("PACT_DESCRIPTION"))
	seen := map[string]bool{}
	for _, interaction := range pact.Interactions {
		for _, state := range interaction.ProviderStates {
			if given[state.Name] == nil && !seen[state.Name] && !interaction.Pending && asked.MatchString(interaction.Description) {
				seen[state.Name] = true
				names = append(names, state.Name)
			}
		}
	}
	return names
}
