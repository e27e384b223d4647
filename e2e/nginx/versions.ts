import type { Page } from '@playwright/test'

/** What browser and bundler say about files that are gone. */
export const FILES_ARE_GONE = [
  /status of 404/,
  /Refused to apply style/,
  /Unable to preload CSS/,
  /Failed to fetch dynamically/,
]

/** Which of the two releases this page is of: the names of files in the second end in 2. */
export const versionOf = (page: Page) =>
  page.evaluate(() =>
    [...document.scripts].some(({ src }) => /\/assets\/index-[\w-]{7}2\.js$/.test(src)) ? 'second' : 'first',
  )
