/** A picture of a short and a long route across water, one for each network. */
export const NetworkArt = () => (
  <svg viewBox="0 0 240 104" width="240" height="104" fill="none" strokeLinecap="round" aria-hidden="true">
    <path d="M44 58c36-44 116-44 152 0" stroke="var(--jade)" strokeWidth="2.4" strokeDasharray="1 7" />
    <path
      d="M44 62c18 44 62 8 76 24s58 14 76-24"
      stroke="var(--faint)"
      strokeWidth="2.4"
      strokeDasharray="1 7"
    />
    {[44, 196].map((x) => (
      <g key={x} transform={`translate(${x} 60)`}>
        <circle r="26" fill="var(--jade-soft)" />
        <circle r="18" fill="var(--jade-fill)" />
        <path d="M-7-8H7M0-8V9M-9-1.500c0 5.500 18 5.500 18 0" stroke="var(--jade-ink)" strokeWidth="2.4" />
      </g>
    ))}
    <g transform="translate(120 22)">
      <path d="M-11 6h22l-4 7H-7z" fill="var(--red)" />
      <path d="M0 4v-18c7 4 10 10 10 17z" fill="var(--gold)" />
      <path d="M-2 4v-13c-5 4-7 8-7 12z" fill="var(--gold)" opacity=".6" />
    </g>
  </svg>
)
