/** As `old-engines.ts`, with the additions for the mock backend in the page. */
import './old-engines.ts'
import 'core-js/modules/es.array.to-sorted.js'
import 'core-js/modules/web.structured-clone.js'
