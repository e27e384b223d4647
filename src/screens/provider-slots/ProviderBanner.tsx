const REELS = [
  { x: 206, sign: '7', fill: '#d9503b' },
  { x: 250, sign: '福', fill: '#b8842a' },
  { x: 294, sign: '7', fill: '#d9503b' },
] as const

/** The banner of the page, drawn like those of home. Its words are real text. */
export const ProviderBanner = () => (
  <div className="provider-slots-banner">
    <svg viewBox="0 0 358 120" preserveAspectRatio="xMaxYMid slice" fill="none" aria-hidden="true">
      <path d="M0 0h358v120H0z" fill="#1d2b5c" />
      <circle cx="272" cy="60" r="86" fill="#2a3d7d" />
      <circle cx="272" cy="60" r="60" fill="#35509a" />
      <path d="M0 104c60-18 120-18 180-4s120 12 178-8v28H0z" fill="#15204a" />
      <path
        d="M186 24h148a10 10 0 0 1 10 10v56a10 10 0 0 1-10 10H186a10 10 0 0 1-10-10V34a10 10 0 0 1 10-10z"
        fill="#f0d199"
      />
      <path
        d="M188 32h144a6 6 0 0 1 6 6v48a6 6 0 0 1-6 6H188a6 6 0 0 1-6-6V38a6 6 0 0 1 6-6z"
        fill="#7a2418"
      />
      {REELS.map(({ x, sign, fill }) => (
        <g key={x}>
          <path d={`M${x - 18} 38h36v48h-36z`} fill="#fff8ea" />
          <text x={x} y="73" textAnchor="middle" fontSize="30" fontWeight="700" fill={fill}>
            {sign}
          </text>
        </g>
      ))}
      <path d="M180 62h160" stroke="#f0d199" strokeOpacity=".7" strokeWidth="1.500" />
      <path d="M152 26l3 8 8 3-8 3-3 8-3-8-8-3 8-3zM160 82l2 5 5 2-5 2-2 5-2-5-5-2 5-2z" fill="#f0d199" />
    </svg>
    <div className="provider-slots-words">
      <b className="t20">电子游艺</b>
      <span className="t12">四家厂商的电子游戏</span>
    </div>
  </div>
)
