interface ImportMetaEnv {
  readonly VITE_BACKEND: 'mock' | 'real'
  readonly VITE_INITIAL_PASSWORD?: string
  readonly VITE_PAYMENT_HOSTS?: string
}
