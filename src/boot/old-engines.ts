/**
 * Polyfills for what the app and its libraries use and the oldest engines lack. Only those load it. Native features are
 * kept.
 */
import 'core-js/modules/es.array.at.js'
import 'core-js/modules/es.array.find-last.js'
import 'core-js/modules/es.array.find-last-index.js'
import 'core-js/modules/es.array.to-reversed.js'
import 'core-js/modules/es.array.with.js'
import 'core-js/modules/es.object.has-own.js'
import 'core-js/modules/es.string.at-alternative.js'
import 'core-js/modules/web.url.can-parse.js'
