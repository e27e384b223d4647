// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { brandWords } from './brand-words.ts'

test('words of the app are a brand’s, also those that the app writes later; typed text and scripts stay', async () => {
  document.body.innerHTML = `<h1>云舟</h1><input placeholder="云舟账号" value="云舟"><textarea>云舟</textarea><script type="text/plain">云舟</script>
    <svg><path d="M14.6 5.2c3.9 1.5"></path></svg><b class="venue-mark">云</b><i>云</i>`
  // Its own name has the old one in it, which must not be replaced again.
  brandWords({ name: '新云舟', logo: 'data:image/svg+xml,' })
  const heading = document.querySelector('h1')
  const field = document.querySelector('input')
  expect(heading?.textContent).toBe('新云舟')
  expect([field?.placeholder, field?.value]).toEqual(['新云舟账号', '云舟'])
  expect(document.querySelector('textarea')?.textContent).toBe('云舟')
  expect(document.querySelector('script')?.textContent).toBe('云舟')
  expect(document.querySelector('svg')?.hasAttribute('data-demo-logo')).toBe(true)

  const letters = ['.venue-mark', 'i'].map((place) => document.querySelector(place)?.textContent)
  expect(letters).toEqual(['新', '云'])

  const added = document.createElement('p')
  added.append('欢迎来到云舟')
  document.body.append(added)
  await vi.waitFor(() => expect(added.textContent).toBe('欢迎来到新云舟'))
  if (added.firstChild) added.firstChild.nodeValue = '云舟公告'
  await vi.waitFor(() => expect(added.textContent).toBe('新云舟公告'))
  field?.setAttribute('aria-label', '云舟')
  await vi.waitFor(() => expect(field?.getAttribute('aria-label')).toBe('新云舟'))
})
