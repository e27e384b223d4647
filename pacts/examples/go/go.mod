module example.com/backend

go 1.25.0

require github.com/pact-foundation/pact-go/v2 v2.7.0
