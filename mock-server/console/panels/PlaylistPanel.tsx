import { useState } from 'react'
import { Button, Part } from '../parts.tsx'
import {
  moved,
  type Playlist,
  type PlaylistItem,
  playItem,
  readPlaylist,
  without,
  writePlaylist,
} from '../playlist/playlist.ts'
import { useDesk } from '../use-desk.ts'
import { OwnSteps, OwnTalk } from './OwnSteps.tsx'

/** A presenter's own states in their own order. A key shows the next one, without the console. */
export function PlaylistPanel() {
  const { base, act } = useDesk()
  const [playlist, setPlaylist] = useState(readPlaylist)
  const [written, setWritten] = useState(-1)
  const change = (next: Playlist) => {
    writePlaylist(next)
    setPlaylist(next)
    setWritten(-1)
  }
  const play = (at: number) =>
    act(
      () => playItem(at),
      () => '正在进入场景…',
    )
  const { items, at } = playlist
  if (base === undefined)
    return (
      <Part title="播放顺序">
        <p className="empty">播放单只在演示里。</p>
      </Part>
    )
  return (
    <>
      <Part title="播放顺序">
        <p className="hint">
          不打开控制台也能换：Alt+Shift+N 下一个，Alt+Shift+P
          上一个。在「场景」里点开一个场景，再点「加入播放单」。
        </p>
        {items.length === 0 ? <p className="empty">播放单还是空的</p> : null}
        <div className="buttons">
          <Button disabled={at + 1 >= items.length} onClick={() => play(at + 1)}>
            下一个
          </Button>
          <Button disabled={at <= 0} onClick={() => play(at - 1)}>
            上一个
          </Button>
          <Button disabled={at < 0} onClick={() => change({ items, at: -1 })}>
            从头来
          </Button>
        </div>
        <ol className="cards">
          {items.map(({ title, name, username, route, ...item }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same state may be in the list twice.
            <li key={index} aria-label={title} aria-current={index === at ? 'step' : undefined}>
              <p className="lead">
                <b>
                  {index + 1}. {title}
                </b>{' '}
                <small>{name}</small>
              </p>
              <p className="hint">
                {username || '游客'} 在 {route}
                {item.keeps ? ' · 接着上一步' : item.save ? ' · 从存档开始' : ''}
                {index === at ? ' · 现在' : ''}
              </p>
              {item.caption ? <p className="lead">{item.caption}</p> : null}
              <div className="buttons">
                <Button className="good" onClick={() => play(index)}>
                  开始
                </Button>
                <Button disabled={index === 0} onClick={() => change(moved(playlist, index, -1))}>
                  上移
                </Button>
                <Button
                  disabled={index === items.length - 1}
                  onClick={() => change(moved(playlist, index, 1))}
                >
                  下移
                </Button>
                <Button
                  aria-expanded={index === written}
                  onClick={() => setWritten(index === written ? -1 : index)}
                >
                  讲稿
                </Button>
                <Button className="bad" onClick={() => change(without(playlist, index))}>
                  移出
                </Button>
              </div>
              {index === written ? (
                <OwnTalk
                  item={items[index] as PlaylistItem}
                  isFirst={index === 0}
                  save={(item) =>
                    change({ at, items: items.map((one, other) => (other === index ? item : one)) })
                  }
                />
              ) : null}
            </li>
          ))}
        </ol>
      </Part>
      <OwnSteps playlist={playlist} change={change} />
    </>
  )
}
