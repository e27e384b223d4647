import { useState } from 'react'
import { oneLine, remark, tooLong } from '#contracts/texts/typed-texts.ts'
import { Form, SelectField, TextArea, TextField } from '../parts.tsx'
import { useDesk } from '../use-desk.ts'

const EVERYBODY = ''
const TITLE_CHARS = 60
const TEXT_CHARS = 2000

/** An announcement for everybody, or a letter to one member. */
export function Notice() {
  const { mock, view, act } = useDesk()
  const [to, setTo] = useState(EVERYBODY)
  const [title, setTitle] = useState('')
  const [text, setText] = useState('')
  const [wrong, setWrong] = useState(false)
  const send = () => {
    const written = { title: oneLine(title), text: remark(text) }
    const isEmpty = written.title === '' || written.text === ''
    setWrong(isEmpty)
    if (isEmpty || (tooLong('', title, TITLE_CHARS) ?? tooLong('', text, TEXT_CHARS)) !== undefined) return
    void act(
      async () => {
        await mock.notice(to === EVERYBODY ? written : { ...written, username: to })
        setTitle('')
        setText('')
      },
      to === EVERYBODY ? '公告已发布' : `站内信已发给 ${to}`,
    )
  }
  return (
    <Form onSend={send}>
      <SelectField
        label="发给"
        value={to}
        onValue={setTo}
        options={[
          [EVERYBODY, '所有人（公告）'],
          ...view.members.map(({ username }) => [username, `${username}（站内信）`] as const),
        ]}
      />
      <TextField label="标题" value={title} onValue={setTitle} most={TITLE_CHARS} />
      <TextArea label="内容（每行一段）" value={text} onValue={setText} most={TEXT_CHARS} rows={4} />
      {wrong ? <p className="wrong">请填写标题和内容</p> : null}
      <button type="submit">发布</button>
    </Form>
  )
}
