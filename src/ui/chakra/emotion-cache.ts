import createCache from '@emotion/cache'

/** Without Emotion's prefixes: the recipes write the one that they need. */
export const emotionCache = createCache({ key: 'kit', stylisPlugins: [] })
