import { type CSSProperties, useEffect, useState } from 'react'
import { BANNER_AUTOPLAY_MS } from '#contracts/limits.ts'
import { Logo } from '../../ui/art/Logo.tsx'
import { ChevronLeft, ChevronRight, type LineIcon, Pause, Play } from '../../ui/icons/line.tsx'
import { type Motion, setPaused } from './motion.ts'
import { useSwipe } from './use-swipe.ts'

/** How far a slide stands from the shown one, the shorter way round: -1 to its left, 1 to its right. */
export function gapOf(slide: number, at: number, count: number): number {
  const half = Math.floor((count - 1) / 2)
  return ((((slide - at + half) % count) + count) % count) - half
}

/** The banners: autoplay, swipe, arrows for mouse and keyboard, dots. `pictures` have passed the guard. */
export function Carousel({ pictures, motion }: { pictures: readonly string[]; motion: Motion }) {
  const count = pictures.length
  // Two slides are shown as four, or the way on would come from the left.
  const slides = count === 2 ? [...pictures, ...pictures] : pictures
  const [{ at, was }, setPlace] = useState({ at: 0, was: 0 })
  const [resting, setResting] = useState(false)
  // The first picture has the line to itself; its neighbours come when it is there.
  const [firstIn, setFirstIn] = useState(false)
  // With the first step come all the others: one that came later would have the page laid out anew each time.
  const [stepped, setStepped] = useState(false)
  const step = (by: number) => {
    setFirstIn(true)
    setStepped(true)
    setPlace((place) => ({ at: (place.at + by + slides.length) % slides.length, was: place.at }))
  }
  const swipe = useSwipe(step)
  const running = motion.moving && !resting && !swipe.touched && count > 1
  // biome-ignore lint/correctness/useExhaustiveDependencies: each slide, however it came, stands its full time
  useEffect(() => {
    if (!running) return
    const timer = setTimeout(() => step(1), BANNER_AUTOPLAY_MS)
    return () => clearTimeout(timer)
  }, [running, at, slides.length])
  // Fewer banners may come than stood here last time.
  const shown = slides.length > 0 ? at % slides.length : 0
  return (
    <section
      className="carousel"
      aria-roledescription="轮播"
      aria-label="活动图片"
      onMouseEnter={() => setResting(true)}
      onMouseLeave={() => setResting(false)}
    >
      <Ground />
      <div className="slides" {...swipe.handlers}>
        {slides.map((src, slide) => {
          const gap = gapOf(slide, shown, slides.length)
          return (
            <Slide
              // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may stand twice
              key={slide}
              src={gap === 0 || firstIn ? src : undefined}
              place={gap}
              wanted={stepped || Math.abs(gap) <= 1}
              onSettled={() => setFirstIn(true)}
              glides={gap === 0 || slide === was}
              label={`活动图片，第 ${(slide % count) + 1} 张，共 ${count} 张`}
            />
          )
        })}
      </div>
      {count > 1 && (
        <div className="dots" aria-hidden="true">
          {pictures.map((_, dot) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place
            <i key={dot} className={dot === shown % count ? 'on' : undefined} />
          ))}
        </div>
      )}
      {count > 1 && (
        <>
          <Turn label="上一张" Icon={ChevronLeft} onClick={() => step(-1)} />
          <Turn label="下一张" Icon={ChevronRight} onClick={() => step(1)} />
        </>
      )}
      {count > 1 && !motion.still && (
        <button
          type="button"
          className="carousel-pause tap"
          aria-label={motion.paused ? '播放动态内容' : '暂停动态内容'}
          onClick={() => setPaused(!motion.paused)}
        >
          {motion.paused ? (
            <Play size={12} fill="currentColor" aria-hidden="true" />
          ) : (
            <Pause size={12} fill="currentColor" aria-hidden="true" />
          )}
        </button>
      )}
    </section>
  )
}

type TurnProps = { label: string; Icon: LineIcon; onClick: () => void }

const Turn = ({ label, Icon, onClick }: TurnProps) => (
  <button type="button" className="carousel-turn" aria-label={label} onClick={onClick}>
    <Icon size={18} aria-hidden="true" />
  </button>
)

/** What stands where no picture is, or none came. */
const Ground = () => (
  <div className="carousel-ground" aria-hidden="true">
    <Logo size={44} />
  </div>
)

type SlideProps = {
  /** Undefined: not yet. */
  src: string | undefined
  place: number
  /** Near the shown one, or to be shown in its turn. */
  wanted: boolean
  glides: boolean
  label: string
  /** The picture is there, or will not come. */
  onSettled: () => void
}

function Slide({ src, place, wanted, glides, label, onSettled }: SlideProps) {
  // Of last time's banners one may be gone: the one that takes its place is not.
  const [broken, setBroken] = useState<string>()
  const style: CSSProperties & { '--place': number } = {
    '--place': place,
    visibility: Math.abs(place) <= 1 ? undefined : 'hidden',
  }
  return (
    <div className="slide" data-glides={glides || undefined} style={style}>
      {wanted && src !== undefined && src !== broken && (
        <img
          src={src}
          alt={label}
          aria-hidden={place !== 0}
          width={358}
          height={148}
          draggable={false}
          decoding="async"
          onLoad={onSettled}
          onError={() => {
            setBroken(src)
            onSettled()
          }}
        />
      )}
    </div>
  )
}
