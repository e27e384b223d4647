import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { articleQuery } from '../../api/help.ts'
import { Sheet } from '../../ui/chakra/Sheet.tsx'
import { ServerHtml } from '../../ui/ServerHtml.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'

type Term = { title: string; type: 5 | 6 }

/** The two documents of /abouts, read over the form, so that nothing typed is lost by reading. */
const TERMS: readonly Term[] = [
  { title: '相关条款', type: 5 },
  { title: '隐私协议', type: 6 },
]

export function Terms() {
  const [open, setOpen] = useState<Term>()
  return (
    <div className="row">
      {TERMS.map((term) => (
        <button key={term.type} type="button" className="login-link" onClick={() => setOpen(term)}>
          《{term.title}》
        </button>
      ))}
      {open && <TermSheet term={open} onClose={() => setOpen(undefined)} />}
    </div>
  )
}

function TermSheet({ term, onClose }: { term: Term; onClose: () => void }) {
  const article = useQuery(articleQuery(term.type))
  return (
    <Sheet open onClose={onClose} title={term.title} reading>
      {article.data !== undefined && <ServerHtml html={article.data} />}
      {article.isPending && <SkeletonRows rows={6} />}
      {article.isError && article.data === undefined && (
        <button type="button" className="btn quiet block" onClick={() => void article.refetch()}>
          请求失败，点击重新加载
        </button>
      )}
    </Sheet>
  )
}
