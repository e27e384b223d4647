import { useState } from 'react'
import { Form, SelectField, TextArea, TextField } from '../parts.tsx'
import { useDesk } from '../use-house.ts'

const EVERYBODY = ''

/** An announcement for everybody, or a letter to one member. */
export function Notice() {
  const { house, view, act } = useDesk()
  const [to, setTo] = useState(EVERYBODY)
  const [title, setTitle] = useState('')
  const [text, setText] = useState('')
  const [wrong, setWrong] = useState(false)
  const send = () => {
    const isEmpty = title.trim() === '' || text.trim() === ''
    setWrong(isEmpty)
    if (isEmpty) return
    const written = { title: title.trim(), text: text.trim() }
    void act(
      async () => {
        await house.notice(to === EVERYBODY ? written : { ...written, username: to })
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
      <TextField label="标题" value={title} onValue={setTitle} maxLength={60} />
      <TextArea label="内容（每行一段）" value={text} onValue={setText} maxLength={2000} rows={4} />
      {wrong ? <p className="wrong">请填写标题和内容</p> : null}
      <button type="submit">发布</button>
    </Form>
  )
}
