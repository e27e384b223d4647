/*
 * The script of the demo in one file: shows the page that the address asks for (`?page=venue.html`), or the app. It runs in
 * every browser that ever was, so that an old one gets as far as the page's own notice; no tool touches it.
 */
;(function () {
  function textOf(name) {
    var part = document.getElementById('part:' + name)
    return part && part.text.replace(/MARK/g, '<')
  }

  function show() {
    var asked = /[?&]page=([^&]*)/.exec(location.search)
    var page = (asked && textOf(asked[1])) || textOf('index.html')
    var consoleText = textOf('console.js')
    window.__demoConsole = function () {
      return consoleText
    }
    // The document stays, and with it the address; each page brings its own content policy.
    document.open()
    document.write(page)
    document.close()
  }

  function begin() {
    // Android's browsers open a file out of another app as content:, and previews as blob: or about:srcdoc.
    if (/^(?:https?|file):$/.test(location.protocol)) return show()
    document.getElementById('opening').hidden = true
    document.getElementById('refused').hidden = false
    var anyway = document.getElementById('anyway')
    anyway.onclick = show
    // An address that leads nowhere leaves the mock backend in the page without one, so that no call of the app is answered.
    anyway.hidden = location.protocol !== 'content:'
  }

  // Not before the browser has done with the file: while it reads one, a page cannot be replaced.
  window.addEventListener('load', function () {
    setTimeout(begin)
  })
})()
