import { useState } from 'react'
import { captchaCode, loginName, payPassword, personName } from '#contracts/texts/typed-texts.ts'
import { useRegister } from '../../api/queries/session.ts'
import { toast } from '../../ui/toast/toast.ts'
import { emptyRegistration, type RegistrationFields } from './registration.ts'

export type RegistrationDraft = ReturnType<typeof useRegistration>

/**
 * The typed registration and its request. It lives as long as the screen, so that a visit to the login tab loses
 * nothing. The server's message shows as a success toast, whatever it says (docs/rules.md#registration-outcome).
 */
export function useRegistration() {
  const [fields, setFields] = useState(emptyRegistration)
  const [agreed, setAgreed] = useState(false)
  // Without this hint, a second try would report that the name is taken, as if by somebody else.
  const [isUnknown, setIsUnknown] = useState(false)
  const { run, locked } = useRegister({
    onDone: ({ message }) => toast(message || '注册成功', 'success'),
    onRefused: ({ message }) => toast(message, 'success'),
  })
  return {
    fields,
    change: (name: keyof RegistrationFields, text: string) =>
      setFields((before) => ({ ...before, [name]: text })),
    agreed,
    setAgreed,
    isUnknown,
    locked,
    send: async (code: string) => {
      const outcome = await run({
        ...fields,
        name: loginName(fields.name),
        realName: personName(fields.realName),
        payPassword: payPassword(fields.payPassword),
        code: captchaCode(code),
      })
      if (outcome !== 'blocked') setIsUnknown(outcome === 'unknown')
    },
  }
}
