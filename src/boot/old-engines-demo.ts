/** As `old-engines.ts`, and what the mock backend in the page needs. */
import './old-engines.ts'
import 'core-js/modules/es.array.to-sorted.js'
import 'core-js/modules/web.structured-clone.js'
