/*
 * The script of the demo in one file: shows the page that the address asks for (`?page=venue.html`), or the app. It runs in
 * every browser that ever was, so that an old one gets as far as the page's own notice; no tool touches it.
 */
;(function () {
  // What the file holds, and nothing that a browser's extension adds to the page later. The nodes outlive the file's own page.
  var head = [].slice.call(document.head.childNodes)
  var body = [].slice.call(document.body.childNodes)

  function textOf(name) {
    for (var at = 0; at < body.length; at += 1)
      if (body[at].id === 'part:' + name) return body[at].text.replace(/MARK/g, '<')
  }

  function htmlOf(nodes) {
    var html = ''
    for (var at = 0; at < nodes.length; at += 1) html += nodes[at].outerHTML || '\n'
    return html
  }

  // A page cannot read the file that it came from, when that is on a disk.
  function wholeFile() {
    return (
      '<!doctype html>\n<html lang="zh-CN" translate="no">\n<head>' +
      htmlOf(head) +
      '</head>\n<body>' +
      htmlOf(body) +
      '\n</body>\n</html>\n'
    )
  }

  function show() {
    var asked = /[?&]page=([^&]*)/.exec(location.search)
    var page = (asked && textOf(asked[1])) || textOf('index.html')
    window.__demoFile = { part: textOf, text: wholeFile }
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
