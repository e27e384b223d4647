/** The states whose code a kit shows, as an example of each kind of line. */
type Shown = 'visitor' | 'fresh-member' | 'member-with-money' | 'session-expired'

/** What the generator must know of a language; the rest is in the template of its folder. */
export type Language = {
  /** The file of the backend. */
  file: string
  /** Starts it at `$port`, in a shell. */
  start: string
  /** What begins a comment. */
  comment: string
  indent: string
  /** The lines around the body of a state. */
  open: (state: string) => string
  close: string
  /** The body of a state that is not written. */
  notWritten: string
  examples: Record<Shown, readonly string[]>
}

const identifier = (state: string): string => state.replaceAll('-', '_')

/** The languages in which a kit can be written, by the name on the command line. */
export const LANGUAGES = {
  php: {
    file: 'backend.php',
    start: 'exec php -S "127.0.0.1:$port" backend.php',
    comment: '//',
    indent: '    ',
    open: (state) => `'${state}' => function (array $params): void {`,
    close: '},',
    notWritten: 'throw new NotWritten();',
    examples: {
      visitor: [],
      'fresh-member': ["logIn('new888', 0);"],
      'member-with-money': ["logIn('demo888', fenOf($params['central'] ?? 1000));"],
      'session-expired': ["logIn('demo888', 0);", "$GLOBALS['world']['members'] = [];"],
    },
  },
  python: {
    file: 'backend.py',
    start: 'exec python3 backend.py "$port"',
    comment: '#',
    indent: '    ',
    open: (state) => `@state('${state}')\ndef ${identifier(state)}(params):`,
    close: '',
    notWritten: 'raise NotWritten',
    examples: {
      visitor: ['pass'],
      'fresh-member': ["log_in('new888', 0)"],
      'member-with-money': ["log_in('demo888', fen_of(params.get('central', 1000)))"],
      'session-expired': ["log_in('demo888', 0)", "world['members'].clear()"],
    },
  },
  go: {
    file: 'main.go',
    start: 'go build -o "$scratch/backend" main.go && exec "$scratch/backend" "$port"',
    comment: '//',
    indent: '\t',
    open: (state) => `"${state}": func(params object) error {`,
    close: '},',
    notWritten: 'return notWritten',
    examples: {
      visitor: ['return nil'],
      'fresh-member': ['logIn("new888", 0)', 'return nil'],
      'member-with-money': ['logIn("demo888", fenOf(params["central"], 1000))', 'return nil'],
      'session-expired': ['logIn("demo888", 0)', 'members = map[string]*member{}', 'return nil'],
    },
  },
  java: {
    file: 'Backend.java',
    // Before Java 18 the encoding of a source file is that of the machine.
    start: 'exec java -Dfile.encoding=UTF-8 Backend.java "$port"',
    comment: '//',
    indent: '  ',
    open: (state) => `states.put("${state}", params -> {`,
    close: '});',
    notWritten: 'throw new NotWritten();',
    examples: {
      visitor: [],
      'fresh-member': ['logIn("new888", "0");'],
      'member-with-money': ['logIn("demo888", params.getOrDefault("central", "1000"));'],
      'session-expired': ['logIn("demo888", "0");', 'members.clear();'],
    },
  },
  node: {
    file: 'backend.mjs',
    start: 'exec node backend.mjs "$port"',
    comment: '//',
    indent: '  ',
    open: (state) => `'${state}': (params) => {`,
    close: '},',
    notWritten: 'throw new NotWritten()',
    examples: {
      visitor: [],
      'fresh-member': ["logIn('new888', 0)"],
      'member-with-money': ["logIn('demo888', fenOf(params.central ?? 1000))"],
      'session-expired': ["logIn('demo888', 0)", 'world.members = {}'],
    },
  },
} as const satisfies Record<string, Language>

export type LanguageName = keyof typeof LANGUAGES
export const isLanguage = (name: string): name is LanguageName => Object.hasOwn(LANGUAGES, name)
