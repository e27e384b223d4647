import type { ReactNode } from 'react'
import type { SponsorType } from './sponsors.ts'

const boat = (x: number, y: number, scale: number, sail: string, hull: string) => (
  <g transform={`translate(${x} ${y})scale(${scale})`}>
    <path d="M-26 6h56l-9 15h-37z" fill={hull} />
    <path d="M0 2v-62c22 16 30 38 30 56z" fill={sail} />
    <path d="M-5 2v-46c-14 13-19 27-19 42z" fill={sail} opacity=".7" />
    <path d="M-5 4h1v-64h4V4z" fill="#fff" opacity=".8" />
  </g>
)

const sailing = (
  <>
    <path d="M0 0h358v160H0z" fill="#123d49" />
    <path d="M0 0h358v84H0z" fill="#17545a" />
    <circle cx="272" cy="52" r="34" fill="#f0d199" />
    <circle cx="272" cy="52" r="50" stroke="#f0d199" strokeOpacity=".28" strokeWidth="1.500" />
    <path d="M0 84c60-34 96-34 150-8 50 24 110 22 208-22v40H0z" fill="#0f4a4d" />
    {boat(226, 86, 0.55, '#e9eef2', '#8a2a1d')}
    {boat(292, 94, 0.7, '#f0d199', '#0b2c33')}
    {boat(126, 98, 1.1, '#ffffff', '#d9503b')}
    <path d="M0 118c30-10 60-10 90 0s60 10 90 0 60-10 90 0 60 10 88 0v42H0z" fill="#0d343f" />
    <path
      d="M14 136c20-7 40-7 60 0M150 142c20-7 40-7 60 0M258 134c20-7 40-7 60 0"
      stroke="#5fb3a5"
      strokeOpacity=".6"
      strokeWidth="2"
    />
  </>
)

const LINES = [0, 1, 2, 3, 4, 5, 6]
const STONES: readonly [column: number, row: number, black: boolean][] = [
  ...([
    [1, 1, true],
    [2, 1, false],
    [2, 2, true],
    [3, 2, false],
    [1, 3, false],
    [3, 3, true],
    [4, 3, false],
    [4, 4, true],
    [2, 4, true],
    [5, 2, true],
  ] satisfies [number, number, boolean][]),
]

const board = (
  <>
    <path d="M0 0h358v160H0z" fill="#2c2440" />
    <path d="M0 112h358v48H0z" fill="#221b34" />
    <circle cx="70" cy="54" r="36" fill="#d9503b" opacity=".9" />
    <path d="M58 18h24M58 90h24M70 8v10M70 90v18" stroke="#f0d199" strokeWidth="4" />
    <path d="M50 26c-8 18-8 38 0 56M70 18v72M90 26c8 18 8 38 0 56" stroke="#f0d199" strokeOpacity=".5" />
    <g transform="translate(190 18)rotate(-6)">
      <path
        d="M-16-10h152a8 8 0 0 1 8 8v120a8 8 0 0 1-8 8H-16a8 8 0 0 1-8-8V-2a8 8 0 0 1 8-8z"
        fill="#c99a55"
      />
      <path
        d="M-16 122h152a8 8 0 0 0 8-8v8a8 8 0 0 1-8 8H-16a8 8 0 0 1-8-8v-8a8 8 0 0 0 8 8z"
        fill="#8f6a33"
      />
      {LINES.map((line) => (
        <path key={line} d={`M0 ${line * 19}h120M${line * 20} 0v114`} stroke="#6d4d20" strokeWidth="1.200" />
      ))}
      {STONES.map(([column, row, black]) => (
        <g key={`${column} ${row}`} transform={`translate(${column * 20} ${row * 19})`}>
          <circle cy="1.500" r="8.600" fill="#6d4d20" opacity=".5" />
          <circle r="8.600" fill={black ? '#1d2030' : '#f6f2ea'} />
          <circle cx="-2.500" cy="-2.500" r="2.400" fill="#fff" opacity={black ? 0.25 : 0.9} />
        </g>
      ))}
    </g>
  </>
)

const DRAWINGS: Record<SponsorType, ReactNode> = { 1: sailing, 2: board }

/** The picture of a sponsorship, 358 x 160, scaled to the width of its container. */
export const SponsorArt = ({ type }: { type: SponsorType }) => (
  <svg
    viewBox="0 0 358 160"
    width="100%"
    preserveAspectRatio="xMidYMid slice"
    fill="none"
    strokeLinecap="round"
    aria-hidden="true"
  >
    {DRAWINGS[type]}
  </svg>
)
