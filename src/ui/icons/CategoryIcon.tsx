/** A tab of the lobby: the seven categories of the games, and the hot, new and all lists. */
export type CategoryKind =
  | 'hot'
  | 'new'
  | 'all'
  | 'concise'
  | 'realbet'
  | 'gaming'
  | 'joker'
  | 'lottery'
  | 'sport'
  | 'fishing'

const PATHS: Record<CategoryKind, string> = {
  hot: 'M12 3c1 4 5 5 5 10a5 5 0 0 1-10 0c0-2 1-3 2-4 .5 2 1.5 2.5 2 2.5C11 9 11 6 12 3zM7 20.5h10',
  new: 'M12 3l2.2 6 6.3 2.5-6.3 2.5L12 20l-2.2-6-6.3-2.5L9.8 9zM19 3v4M17 5h4',
  all: 'M6 4h2.5a2 2 0 0 1 2 2v2.5a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2zM15.5 4H18a2 2 0 0 1 2 2v2.5a2 2 0 0 1-2 2h-2.5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2zM6 13.5h2.5a2 2 0 0 1 2 2V18a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-2.5a2 2 0 0 1 2-2zM15.5 13.5H18a2 2 0 0 1 2 2V18a2 2 0 0 1-2 2h-2.5a2 2 0 0 1-2-2v-2.5a2 2 0 0 1 2-2z',
  concise:
    'M5.5 5h13A2.5 2.5 0 0 1 21 7.5v9a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 16.5v-9A2.5 2.5 0 0 1 5.5 5zM9 5v14M15 5v14M5 12h2M11 12h2M17 12h2',
  realbet:
    'M6.5 4h6a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2h-6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2zM14.5 6.5l3.6 1a2 2 0 0 1 1.4 2.4l-2.3 8.6a2 2 0 0 1-2.4 1.4l-1.3-.4M9.5 8.5l2 3-2 3-2-3z',
  gaming:
    'M7 8h10a5 5 0 0 1 4 8c-1.5 2-4-1-5-2H8c-1 1-3.5 4-5 2a5 5 0 0 1 4-8zM8.2 9.8v2.9M6.7 11.2h3M15 10.3h0M17.3 12h0',
  joker:
    'M8 3h8a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM6 17.5h12M9 7.5h6v4H9zM12 5.5v9',
  lottery:
    'M8.5 4a5 5 0 1 1 0 10 5 5 0 0 1 0-10zM15.5 10.5a5 5 0 1 1-4.8 6.5M7.5 7.5l1.3-.8v4.6M14 14h3l-1.7 4',
  sport:
    'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12 8.2l3.6 2.6-1.4 4.2H9.8l-1.4-4.2zM12 8.2V3.5M15.6 10.8l4.6-1.6M14.2 15l2.9 4M9.8 15l-2.9 4M8.4 10.8L3.8 9.2',
  fishing:
    'M3 12.5C6.5 6 13.5 6 17 12l4-3.5v8L17 13c-3.5 6-10.5 6-14-.5zM7.3 11.5h0M11.5 9.5c1.5 2 1.5 4 0 6',
}

/** A lobby tab's icon, 24 x 24, in the text's colour and growing with it, and the stroke width of the other icons. */
export function CategoryIcon({ kind, size = 22 }: { kind: CategoryKind; size?: number }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      // Not in the attributes: WebKit reads no rem there.
      style={{ width: `${size / 16}rem`, height: `${size / 16}rem` }}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={PATHS[kind]} />
    </svg>
  )
}
