import { describe, expect, it } from 'vitest'
import { BadEnv, parseEnv } from './parse-env.ts'

describe('parseEnv', () => {
  it('defaults to the mock backend', () => {
    expect(parseEnv({})).toEqual({ backend: 'mock', apiOrigin: undefined, initialPassword: undefined })
  })

  it('treats an empty value as unset', () => {
    expect(parseEnv({ VITE_BACKEND: '', VITE_API_ORIGIN: '', VITE_INITIAL_PASSWORD: '' })).toEqual(
      parseEnv({}),
    )
  })

  it('reads all three', () => {
    expect(
      parseEnv({
        VITE_BACKEND: 'real',
        VITE_API_ORIGIN: 'http://127.0.0.1:8787/',
        VITE_INITIAL_PASSWORD: 'abc12345',
      }),
    ).toEqual({ backend: 'real', apiOrigin: 'http://127.0.0.1:8787', initialPassword: 'abc12345' })
  })

  it.each([
    ['VITE_BACKEND', 'Mock'],
    ['VITE_BACKEND', 'true'],
    ['VITE_BACKEND', ' real'],
    ['VITE_API_ORIGIN', 'api.example.com'],
    ['VITE_API_ORIGIN', 'https://api.example.com/v1'],
    ['VITE_API_ORIGIN', 'https://me:secret@api.example.com'],
    ['VITE_API_ORIGIN', 'ftp://api.example.com'],
    ['VITE_API_ORIGIN', 'javascript:alert(1)'],
    ['VITE_INITIAL_PASSWORD', '12345'],
    ['VITE_INITIAL_PASSWORD', '1234567890123456789'],
    ['VITE_INITIAL_PASSWORD', 'with space'],
  ])('names %s when it is %j', (variable, value) => {
    const parse = () => parseEnv({ [variable]: value })
    expect(parse).toThrow(BadEnv)
    expect(parse).toThrow(variable)
  })

  it('does not print a password', () => {
    expect(() => parseEnv({ VITE_INITIAL_PASSWORD: 'se cret' })).not.toThrow('se cret')
  })
})
