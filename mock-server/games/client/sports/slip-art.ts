import type { Skin } from '../../skins.ts'

const GROUNDS = ['#e9573f', '#2fa583', '#e7a63d', '#4f86e8', '#9a6be0', '#d64d78', '#5d7391', '#3f9cc4']
const MARKS = [
  '<path d="M16 4v24" stroke="#fff6e3" stroke-width="7"/>',
  '<path d="M4 12h24" stroke="#fff6e3" stroke-width="7"/>',
  '<path d="M5 25L27 5" stroke="#fff6e3" stroke-width="7"/>',
  '<circle cx="16" cy="14" r="6" fill="#fff6e3"/>',
  '<path d="M16 6l8 14H8z" fill="#fff6e3"/>',
  '<path d="M6 18c4-5 6-5 10 0s6 5 10 0" stroke="#fff6e3" stroke-width="4" fill="none"/>',
  '<path d="M16 5l2.6 6.2 6.7.5-5.1 4.4 1.6 6.5L16 19.1l-5.8 3.5 1.6-6.5-5.1-4.4 6.7-.5z" fill="#fff6e3"/>',
]

/** A 32 x 32 shield in a team's colour and with its emblem. */
export function badgeOf(name: string): string {
  const sum = [...name].reduce((n, c) => (n * 31 + c.charCodeAt(0)) % 9_973, 7)
  const id = `b${sum}`
  const shield = 'M16 2c5 2 8 3 12 3v11c0 7-5 11-12 14C9 27 4 23 4 16V5c4 0 7-1 12-3z'
  return `<clipPath id="${id}"><path d="${shield}"/></clipPath><g clip-path="url(#${id})"><path d="M0 0h32v32H0z" fill="${GROUNDS[sum % GROUNDS.length]}"/>${MARKS[sum % MARKS.length]}</g><path d="${shield}" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="1.5"/>`
}

const GRASS =
  '<path d="M0 0h358v52H0z" fill="#17603f"/><path d="M0 0h60v52H0zM120 0h60v52h-60zM240 0h60v52h-60z" fill="#1b6c48"/>'
const CHALK = 'stroke="#d9f2e4" stroke-width="2" fill="none" opacity=".55"'

/** A sport's field with its ball, 358 x 52. */
const BANNERS: Partial<Record<Skin, string>> = {
  football: `${GRASS}<path d="M179 0v52M0 6h358M0 46h358M0 14h40v24H0M358 14h-40v24h40" ${CHALK}/><circle cx="179" cy="26" r="16" ${CHALK}/><circle cx="228" cy="26" r="13" fill="#fff6e3"/><path d="M228 20l5.5 4-2.2 6.5h-6.6l-2.2-6.5z" fill="#182030"/><path d="M228 13v7M233.5 24l7-2M231.300 30.5l4 6M224.700 30.5l-4 6M222.5 24l-7-2" stroke="#182030" stroke-width="1.5"/>`,
  basketball: `<path d="M0 0h358v52H0z" fill="#a8632c"/><path d="M0 13h358M0 26h358M0 39h358" stroke="#8f5122" stroke-width="1.5"/><path d="M179 0v52M0 8h62v36H0M358 8h-62v36h62" stroke="#ffe3c2" stroke-width="2" fill="none" opacity=".7"/><circle cx="179" cy="26" r="15" stroke="#ffe3c2" stroke-width="2" fill="none" opacity=".7"/><circle cx="232" cy="26" r="13" fill="#e8752a"/><path d="M232 13v26M219 26h26M223 16c5 6 5 14 0 20M241 16c-5 6-5 14 0 20" stroke="#3b1710" stroke-width="1.6" fill="none"/>`,
  tennis: `<path d="M0 0h358v52H0z" fill="#2b5fa5"/><path d="M30 6h298v40H30z" fill="#2f74c4"/><path d="M30 6h298v40H30zM90 6v40M268 6v40M90 26h178" stroke="#fff" stroke-width="2" fill="none" opacity=".8"/><path d="M179 0v52" stroke="#fff" stroke-width="3"/><circle cx="222" cy="18" r="9" fill="#d6e84a"/><path d="M215 13c5 2 5 8 1 11M229 23c-5-2-5-8-1-11" stroke="#fff" stroke-width="1.6" fill="none"/>`,
  badminton: `<path d="M0 0h358v52H0z" fill="#14604f"/><path d="M24 5h310v42H24zM60 5v42M298 5v42M24 12h310M24 40h310" stroke="#d9f2e4" stroke-width="1.8" fill="none" opacity=".7"/><path d="M179 0v52" stroke="#fff6e3" stroke-width="3" stroke-dasharray="4 2"/><g transform="rotate(28 224 26)"><path d="M216 12h16l-4 18h-8z" fill="#fff6e3"/><path d="M219 12l2 18M224 12v18M229 12l-2 18" stroke="#b9c6be" stroke-width="1.2"/><path d="M219 30h10c0 5-2 8-5 8s-5-3-5-8z" fill="#e9573f"/></g>`,
  esports: `<path d="M0 0h358v52H0z" fill="#241b45"/><path d="M0 52L90 18h178l90 34z" fill="#33265f"/><path d="M130 52l20-34M228 52l-20-34M0 36h358" stroke="#6f5bb8" stroke-width="1.5" opacity=".6"/><path d="M30 0l50 30M328 0l-50 30" stroke="#b58cff" stroke-width="8" opacity=".18"/><rect x="144" y="11" width="70" height="32" rx="14" fill="#fff6e3"/><path d="M162 21v12M156 27h12" stroke="#33265f" stroke-width="5" stroke-linecap="round"/><circle cx="192" cy="22" r="4" fill="#e9573f"/><circle cx="201" cy="28" r="4" fill="#2fa583"/><circle cx="185" cy="30" r="4" fill="#e7a63d"/>`,
}

export const bannerOf = (skin: Skin): string => BANNERS[skin] ?? ''
