interface ImportMetaEnv {
  readonly VITE_BACKEND: 'mock' | 'real'
  readonly VITE_INITIAL_PASSWORD?: string
  readonly VITE_FRAME_HOSTS?: string
  readonly VITE_PAYMENT_HOSTS?: string
  /** Empty: nothing is reported, and no code for it is in the build. */
  readonly VITE_REPORT_URL: string
  readonly VITE_REPORT_SAMPLE: string
  /** The brand of a demo, as JSON (.ci/build-demo.ts). */
  readonly VITE_DEMO_BRAND?: string
  /** The captcha's pictures by id. Only the one-file demo has them (.ci/demo/one-file/build.ts). */
  readonly VITE_DEMO_CAPTCHAS?: Readonly<Record<string, string>>
}
