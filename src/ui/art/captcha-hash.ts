/*
 * The captcha is one of 21 fixed pictures of 4 characters, checked in the page. It does not stop an attacker; the
 * server's rate limit does. The hashes only keep the answers from being readable in the code.
 */
const SALT = 'yz-captcha'
const ROUNDS = 3000

/** What is stored for an answer: 64 bits in hex, different for every picture. */
export function captchaHash(id: string, answer: string): string {
  const text = `${SALT}:${id}:${answer}`
  let a = 0x811c9dc5
  let b = 0x9e3779b9
  for (let round = 0; round < ROUNDS; round++)
    for (let i = 0; i < text.length; i++) {
      a = Math.imul(a ^ (text.charCodeAt(i) + round), 0x01000193)
      b = Math.imul(b ^ (a >>> 11), 0x85ebca6b)
      a ^= b >>> 15
    }
  return [a, b].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('')
}
