// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { safeImageUrl } from './safe-image.ts'

describe('safeImageUrl', () => {
  it('lets pictures of https, of our own origin and data: images through', () => {
    expect(safeImageUrl('https://cdn.example/a.png')).toBe('https://cdn.example/a.png')
    expect(safeImageUrl('/upload/a.png')).toBe(new URL('/upload/a.png', location.href).href)
    expect(safeImageUrl('data:image/svg+xml,%3Csvg/%3E')).toBe('data:image/svg+xml,%3Csvg/%3E')
  })

  it.each([
    '',
    '   ',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'data:image/x-unknown,1',
    'http://other.example/a.png',
    'blob:https://other.example/1',
    'file:///etc/passwd',
    'https://',
  ])('refuses %j', (raw) => {
    expect(safeImageUrl(raw)).toBeUndefined()
  })
})
