import type { ReactNode } from 'react'
import { Art, type ArtProps } from './Art.tsx'

/** The kind of empty or failed state. */
export type EmptyKind =
  | 'records'
  | 'messages'
  | 'games'
  | 'cards'
  | 'network'
  | 'maintenance'
  | 'rest'
  | 'not-found'

/** The disc, water line and ripples under every drawing. */
const sea = (
  <>
    <circle cx="80" cy="58" r="46" fill="var(--jade-soft)" />
    <path
      d="M18 98c10-5 17-5 27 0s17 5 27 0 17-5 27 0 17 5 27 0 11-4 16-3M50 108c7-3.5 12-3.5 19 0s12 3.5 19 0 12-3.5 19 0"
      stroke="var(--jade)"
      strokeWidth="2"
      opacity=".55"
    />
  </>
)

const paper = { fill: 'var(--surface)', stroke: 'var(--faint)', strokeWidth: 2 }
const thin = { stroke: 'var(--faint)', strokeWidth: 2 }
const gold = { stroke: 'var(--gold)', strokeWidth: 2.4 }
const red = { stroke: 'var(--red)', strokeWidth: 2.4 }

const hull = (
  <path
    d="M44 82c24 3 50 2 74-3-4 9-9 15-16 19-6 3-12-4-19-4s-12 6-18 4c-10-3-17-9-21-16z"
    fill="var(--red)"
  />
)

const drawings: Record<EmptyKind, ReactNode> = {
  records: (
    <>
      <path d="M50 34a8 8 0 0 1 8-8h46v56a8 8 0 0 1-8 8H50z" {...paper} />
      <path d="M104 26a8 8 0 0 1 8 8v6h-8M50 90a8 8 0 0 1-8-8v-5h46v5a8 8 0 0 0 8 8z" {...paper} />
      <path d="M62 40h18M62 51h28M62 62h22" {...thin} />
      <circle cx="108" cy="72" r="13" fill="var(--surface)" {...gold} />
      <path d="M104.5 68.5h7v7h-7z" {...gold} strokeWidth="2" />
    </>
  ),
  messages: (
    <>
      <g transform="rotate(24 80 62)">
        <path
          d="M72 20h16v14c0 5 12 8 12 20v34a8 8 0 0 1-8 8H68a8 8 0 0 1-8-8V54c0-12 12-15 12-20z"
          {...paper}
        />
        <path d="M73 12h14v9H73z" fill="var(--gold)" />
        <path d="M69 60h22v24H69z" fill="var(--gold-soft)" {...gold} />
        <path d="M74 67h12M74 73h8" {...gold} strokeWidth="1.8" />
        <path d="M66 56v18" stroke="var(--text)" strokeWidth="2.4" opacity=".2" />
      </g>
      <path d="M120 34c4-5 9-5 11 0 4-2 8 0 8 4h-22" {...thin} />
    </>
  ),
  games: (
    <>
      <path d="M46 40l30-8 12 44-30 8z" {...paper} />
      <path d="M74 30h32v46H74z" {...paper} />
      <path
        d="M90 42c4 5 9 8 9 12.5 0 4-4.5 5-6.5 2.5l1 5h-7l1-5c-2 2.5-6.5 1.5-6.5-2.5 0-4.5 5-7.5 9-12.5z"
        fill="var(--faint)"
        opacity=".7"
      />
      <circle cx="104" cy="74" r="15" fill="var(--surface)" {...gold} />
      <path d="M115 85l10 10M98 74c3-2.5 5-2.5 6.5 0s4 2.5 6.5 0" {...gold} />
    </>
  ),
  cards: (
    <>
      <rect x="44" y="40" width="66" height="44" rx="7" transform="rotate(-7 77 62)" {...paper} />
      <path d="M45 54l66-8" stroke="var(--faint)" strokeWidth="7" opacity=".45" />
      <path d="M54 74l16-2" {...thin} />
      <circle cx="112" cy="78" r="14" fill="var(--surface)" {...gold} />
      <path d="M112 72v12M106 78h12" {...gold} />
    </>
  ),
  network: (
    <>
      {hull}
      <path d="M78 82V40" {...thin} strokeWidth="3" />
      <path d="M78 44l22 34c-8 1-15 2-22 2z" {...paper} />
      <path
        d="M60 34a26 26 0 0 1 13-9M96 34a26 26 0 0 0-9-7M66 41a17 17 0 0 1 7-6M90 40a17 17 0 0 0-3-3"
        {...thin}
        opacity=".8"
      />
      <path d="M83 18l-6 10h7l-6 11" {...red} />
      <path d="M30 44c4-7 13-7 16 0 6-2 11 1 11 7H27c-4 0-3-6 3-7z" {...paper} />
    </>
  ),
  maintenance: (
    <>
      <path d="M52 62h56l8-4c-4 14-11 22-20 24H66c-8-2-12-10-14-20z" fill="var(--jade)" opacity=".85" />
      <path d="M56 70c18 3 38 2 54-2" stroke="var(--surface)" strokeWidth="2" opacity=".6" />
      <path d="M62 96l8-14M98 96l-8-14M50 96h60M40 96V46h10M40 58h10" {...thin} />
      <path d="M80 62V20" {...thin} strokeWidth="3" />
      <path d="M57 38c4-6 42-8 47-2-2 8-42 10-47 2z" {...paper} />
      <path d="M68 34v9M80 32.5v11M92 32.5v9" {...thin} strokeWidth="1.6" />
      <path
        d="M126 44a9 9 0 0 0-11-11l5 5-3 5.5-6.5-.5-3.500-4.5a9 9 0 0 0 9 11.5L130 65a4.5 4.5 0 0 0 6.5-6z"
        fill="var(--surface)"
        {...gold}
        strokeWidth="2"
      />
    </>
  ),
  rest: (
    <>
      <path d="M124 20a13 13 0 1 0 12 19 10.5 10.5 0 0 1-12-19z" fill="var(--gold-soft)" {...gold} />
      <path d="M34 30v6M31 33h6M46 18v4M44 20h4" {...gold} strokeWidth="1.8" />
      <path d="M80 82V34" {...thin} strokeWidth="3" />
      <path d="M80 34l-34 48M80 34l36 45" {...thin} strokeWidth="1.4" />
      <rect x="58" y="44" width="44" height="11" rx="5.5" {...paper} />
      <path d="M69 44v11M80 44v11M91 44v11" {...thin} strokeWidth="1.6" />
      {hull}
      <path d="M48 84c-9 3-16 8-20 16" {...thin} strokeDasharray="1 4" />
      <path d="M27 98v15M22 102h10M19 108c1 5 4 7 8 7s7-2 8-7" {...gold} />
    </>
  ),
  'not-found': (
    <>
      <path
        d="M66 37L20 24a3 3 0 0 0-4 3v20a3 3 0 0 0 4 3zM94 37l48-17a3 3 0 0 1 4 3v28a3 3 0 0 1-4 3z"
        fill="var(--gold)"
        opacity=".2"
      />
      <path d="M44 98c4-14 16-20 34-20s32 6 38 20z" fill="var(--faint)" opacity=".35" />
      <path d="M66 80l5-36h18l5 36z" {...paper} />
      <path d="M69.5 56h21l1.5 11H68z" fill="var(--red)" />
      <path d="M70 30h20v14H70z" fill="var(--gold-soft)" {...gold} />
      <path d="M66 30h28L80 19zM66 44h28" fill="var(--surface)" {...thin} />
      <path d="M80 33v8" {...gold} strokeWidth="4" />
    </>
  ),
}

/** A drawing for an empty or failed state, 160 x 120, in the colours of the theme. The caller adds the text. */
export function EmptyState({ kind, size = 120, ...rest }: ArtProps & { kind: EmptyKind }) {
  return (
    <Art box={[160, 120]} size={size} {...rest}>
      {sea}
      {drawings[kind]}
    </Art>
  )
}
