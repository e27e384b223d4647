import { parseEnv } from './parse-env.ts'

/**
 * The environment of this build. Where code must vanish from a build, ask
 * `import.meta.env.VITE_BACKEND === 'mock'` itself: that is a constant to the bundler, this is not.
 */
export const env = parseEnv({
  VITE_BACKEND: import.meta.env.VITE_BACKEND,
  VITE_INITIAL_PASSWORD: import.meta.env.VITE_INITIAL_PASSWORD,
})
