package com.example;

import au.com.dius.pact.provider.junit5.HttpTestTarget;
import au.com.dius.pact.provider.junit5.PactVerificationContext;
import au.com.dius.pact.provider.junit5.PactVerificationInvocationContextProvider;
import au.com.dius.pact.provider.junitsupport.Provider;
import au.com.dius.pact.provider.junitsupport.State;
import au.com.dius.pact.provider.junitsupport.loader.PactFolder;
import java.math.BigDecimal;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.TestTemplate;
import org.junit.jupiter.api.extension.ExtendWith;

@Provider("backend")
@PactFolder("pacts")
// One call at a time, while you build; with the imports
//   au.com.dius.pact.provider.junitsupport.filter.InteractionFilter
//   au.com.dius.pact.provider.junitsupport.loader.PactFilter
// @PactFilter(value = "/api/balance", filter = InteractionFilter.ByRequestPath.class)
class MemberAppPactTest {

  /** The backend under test: started by @SpringBootTest, by your build, or by hand. */
  @BeforeEach
  void target(PactVerificationContext context) {
    context.setTarget(new HttpTestTarget("127.0.0.1", 8080, "/"));
  }

  @TestTemplate
  @ExtendWith(PactVerificationInvocationContextProvider.class)
  void answersTheMemberApp(PactVerificationContext context) {
    context.verifyInteraction();
  }

  /** Yours: makes true what provider-states.json says. What it returns goes into the headers of the members' requests. */
  private Map<String, Object> given(String state, Map<String, Object> params) {
    Database.clear();
    switch (state) {
      case "visitor":
        return Map.of();
      case "fresh-member":
        return Map.of("new888Token", Database.member("new888").token());
      case "member-with-money":
        BigDecimal central = new BigDecimal(String.valueOf(params.getOrDefault("central", 1000)));
        return Map.of("demo888Token", Database.member("demo888").central(central).token());
      case "member-with-letters", "refusal-code", "wire-form": // used by pending interactions alone, which fail if a state throws
        return Map.of();
      default:
        throw new UnsupportedOperationException("not built yet: " + state);
    }
  }

  @State("activity-application") Map<String, Object> activityApplication(Map<String, Object> params) { return given("activity-application", params); }
  @State("agent-application") Map<String, Object> agentApplication(Map<String, Object> params) { return given("agent-application", params); }
  @State("bets-of-each-state") Map<String, Object> betsOfEachState(Map<String, Object> params) { return given("bets-of-each-state", params); }
  @State("deposit-about-to-expire") Map<String, Object> depositAboutToExpire(Map<String, Object> params) { return given("deposit-about-to-expire", params); }
  @State("deposit-expired") Map<String, Object> depositExpired(Map<String, Object> params) { return given("deposit-expired", params); }
  @State("deposit-order") Map<String, Object> depositOrder(Map<String, Object> params) { return given("deposit-order", params); }
  @State("empty-lists") Map<String, Object> emptyLists(Map<String, Object> params) { return given("empty-lists", params); }
  @State("five-cards") Map<String, Object> fiveCards(Map<String, Object> params) { return given("five-cards", params); }
  @State("fresh-member") Map<String, Object> freshMember(Map<String, Object> params) { return given("fresh-member", params); }
  @State("maintenance") Map<String, Object> maintenance(Map<String, Object> params) { return given("maintenance", params); }
  @State("many-bets") Map<String, Object> manyBets(Map<String, Object> params) { return given("many-bets", params); }
  @State("many-records") Map<String, Object> manyRecords(Map<String, Object> params) { return given("many-records", params); }
  @State("member-with-cards") Map<String, Object> memberWithCards(Map<String, Object> params) { return given("member-with-cards", params); }
  @State("member-with-history") Map<String, Object> memberWithHistory(Map<String, Object> params) { return given("member-with-history", params); }
  @State("member-with-letters") Map<String, Object> memberWithLetters(Map<String, Object> params) { return given("member-with-letters", params); }
  @State("member-with-money") Map<String, Object> memberWithMoney(Map<String, Object> params) { return given("member-with-money", params); }
  @State("no-cards") Map<String, Object> noCards(Map<String, Object> params) { return given("no-cards", params); }
  @State("no-pay-password") Map<String, Object> noPayPassword(Map<String, Object> params) { return given("no-pay-password", params); }
  @State("pay-password-locked") Map<String, Object> payPasswordLocked(Map<String, Object> params) { return given("pay-password-locked", params); }
  @State("pay-ways") Map<String, Object> payWays(Map<String, Object> params) { return given("pay-ways", params); }
  @State("ready-to-withdraw") Map<String, Object> readyToWithdraw(Map<String, Object> params) { return given("ready-to-withdraw", params); }
  @State("rebate-collected") Map<String, Object> rebateCollected(Map<String, Object> params) { return given("rebate-collected", params); }
  @State("rebate-pending") Map<String, Object> rebatePending(Map<String, Object> params) { return given("rebate-pending", params); }
  @State("rebates-by-day") Map<String, Object> rebatesByDay(Map<String, Object> params) { return given("rebates-by-day", params); }
  @State("records-by-day") Map<String, Object> recordsByDay(Map<String, Object> params) { return given("records-by-day", params); }
  @State("red-packet-before") Map<String, Object> redPacketBefore(Map<String, Object> params) { return given("red-packet-before", params); }
  @State("red-packet-ended") Map<String, Object> redPacketEnded(Map<String, Object> params) { return given("red-packet-ended", params); }
  @State("red-packet-not-met") Map<String, Object> redPacketNotMet(Map<String, Object> params) { return given("red-packet-not-met", params); }
  @State("red-packet-off") Map<String, Object> redPacketOff(Map<String, Object> params) { return given("red-packet-off", params); }
  @State("red-packet-open") Map<String, Object> redPacketOpen(Map<String, Object> params) { return given("red-packet-open", params); }
  @State("red-packet-used-up") Map<String, Object> redPacketUsedUp(Map<String, Object> params) { return given("red-packet-used-up", params); }
  @State("refusal-code") Map<String, Object> refusalCode(Map<String, Object> params) { return given("refusal-code", params); }
  @State("session-expired") Map<String, Object> sessionExpired(Map<String, Object> params) { return given("session-expired", params); }
  @State("several-deposit-orders") Map<String, Object> severalDepositOrders(Map<String, Object> params) { return given("several-deposit-orders", params); }
  @State("transfers-of-each-state") Map<String, Object> transfersOfEachState(Map<String, Object> params) { return given("transfers-of-each-state", params); }
  @State("unfilled-site") Map<String, Object> unfilledSite(Map<String, Object> params) { return given("unfilled-site", params); }
  @State("venue-under-maintenance") Map<String, Object> venueUnderMaintenance(Map<String, Object> params) { return given("venue-under-maintenance", params); }
  @State("vip-about-to-fall") Map<String, Object> vipAboutToFall(Map<String, Object> params) { return given("vip-about-to-fall", params); }
  @State("vip-about-to-rise") Map<String, Object> vipAboutToRise(Map<String, Object> params) { return given("vip-about-to-rise", params); }
  @State("vip-fallen") Map<String, Object> vipFallen(Map<String, Object> params) { return given("vip-fallen", params); }
  @State("vip-level") Map<String, Object> vipLevel(Map<String, Object> params) { return given("vip-level", params); }
  @State("visitor") Map<String, Object> visitor(Map<String, Object> params) { return given("visitor", params); }
  @State("wagering-owed") Map<String, Object> wageringOwed(Map<String, Object> params) { return given("wagering-owed", params); }
  @State("wire-form") Map<String, Object> wireForm(Map<String, Object> params) { return given("wire-form", params); }
  @State("withdrawal-limits") Map<String, Object> withdrawalLimits(Map<String, Object> params) { return given("withdrawal-limits", params); }
  @State("withdrawal-order") Map<String, Object> withdrawalOrder(Map<String, Object> params) { return given("withdrawal-order", params); }
}
