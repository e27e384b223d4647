/*
 * The page's first script: what runs in every browser that ever was, so no syntax of the last fifteen years, and no tool
 * touches it but to fill in the names in capitals (.ci/build/floor.ts).
 */
;(function () {
  var notice = NOTICE
  // Both came with Chrome 86 or earlier and with Safari 15.4: docs/decisions/browser-floor.md.
  if (!(window.HTMLDialogElement && window.CSS && CSS.supports && CSS.supports('selector(:focus-visible)'))) {
    // The rest of the page, with all its scripts, becomes text that nobody sees.
    document.write(notice + '<plaintext style="display:none">')
    return
  }
  // The newest of all that the app uses and an old engine can be given.
  if (!URL.canParse) document.write(FILL)
  // A browser that claims to be newer than it is: the app never started, and the shell still stands.
  addEventListener('error', function (event) {
    if (
      /SyntaxError/.test(event.message) &&
      /\/assets\//.test(event.filename) &&
      document.querySelector('.boot')
    )
      document.body.outerHTML = notice
  })
})()
