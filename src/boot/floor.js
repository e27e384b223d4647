/*
 * The page's first script: what runs in every browser that ever was, so no syntax of the last fifteen years, and no tool
 * touches it but to fill in the names in capitals (.ci/build/floor.ts).
 */
;(function () {
  var notice = NOTICE
  var lost = LOST
  var policy
  // Chrome 83 and newer refuse plain text here: the page's policy asks for Trusted Types.
  function trusted(html) {
    if (!window.trustedTypes) return html
    policy =
      policy ||
      trustedTypes.createPolicy('floor', {
        createHTML: function (own) {
          return own
        },
      })
    return policy.createHTML(html)
  }
  // Cascade layers came with Chrome 99, Safari 15.4 and Firefox 97, and dialogs at the latest with Firefox 98:
  // docs/decisions/browser-floor.md.
  if (!(window.CSSLayerBlockRule && window.HTMLDialogElement)) {
    // The rest of the page, with all its scripts, becomes text that nobody sees.
    document.write(trusted(notice + '<plaintext style="display:none">'))
    return
  }
  function replaceShell(html) {
    if (document.querySelector('.boot')) document.body.outerHTML = trusted(html)
  }
  // While the shell stands, the app never started. The event of an element that failed does not bubble.
  addEventListener(
    'error',
    function (event) {
      var element = event.target
      // A browser that claims to be newer than it is.
      if (/SyntaxError/.test(event.message) && /\/assets\//.test(event.filename)) replaceShell(notice)
      // One of the page's own scripts is missing, or is not what the page was built with.
      else if (element.getAttribute && /^\.\/assets\//.test(element.getAttribute('src'))) replaceShell(lost)
    },
    true,
  )
})()
