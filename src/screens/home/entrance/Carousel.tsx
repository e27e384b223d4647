import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { startWhenIdle } from '../../../lib/loading/when-idle.ts'
import { Logo } from '../../../ui/art/Logo.tsx'
import { ChevronLeft, ChevronRight, type LineIcon, Pause, Play } from '../../../ui/icons/line.tsx'
import { Link } from '../../../ui/Link.tsx'
import { type Motion, setPaused } from './motion.ts'
import { useSwipe } from './use-swipe.ts'

/**
 * The distance of a slide from the shown one, the shorter way round: -1 to its left, 1 to its right. `at` may be too
 * large, since new data may have fewer slides.
 */
export function gapOf(slide: number, at: number, count: number): number {
  const half = Math.floor((count - 1) / 2)
  return ((((slide - at + half) % count) + count) % count) - half
}

/** `src` is a checked address, `to` a path inside the app, `title` the text of the picture. */
export type BannerPicture = { src: string; to: string | undefined; title?: string | undefined }

/** The banner carousel: autoplay, swipe, arrows for mouse and keyboard, dots. */
export function Carousel({ pictures, motion }: { pictures: readonly BannerPicture[]; motion: Motion }) {
  const count = pictures.length
  // Two slides are doubled. Otherwise the next one would come in from the left.
  const slides = count === 2 ? [...pictures, ...pictures] : pictures
  const box = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(0)
  // The player's last step. Only its two slides move.
  const [turn, setTurn] = useState({ was: 0 })
  const [resting, setResting] = useState(false)
  // How far from the shown slide pictures load: first only that one, so that it shows early, then its neighbours, and
  // with the first step all, because each picture that loads later causes a layout.
  const [reach, setReach] = useState(0)
  const goTo = (slide: number) => {
    setReach(slides.length)
    setAt(slide)
  }
  const step = (by: number) => {
    goTo((at + by + slides.length) % slides.length)
    setTurn({ was: at })
  }
  const swipe = useSwipe(step)
  const running = motion.moving && !resting && !swipe.touched && count > 1
  // biome-ignore lint/correctness/useExhaustiveDependencies: it starts anew from where the player has turned to
  useEffect(() => {
    const element = box.current
    if (!running || !element) return
    return startWhenIdle(() =>
      import('./run-carousel.ts').then((carousel) => () => carousel.runCarousel(element, at, goTo)),
    )
  }, [running, turn, slides.length])
  const Sign = motion.paused ? Play : Pause
  return (
    <section
      className="carousel"
      aria-roledescription="轮播"
      aria-label="活动图片"
      onMouseEnter={() => setResting(true)}
      onMouseLeave={() => setResting(false)}
    >
      <Ground />
      <div className="slides" ref={box} {...swipe.handlers}>
        {slides.map(({ src, to, title }, slide) => {
          const gap = gapOf(slide, at, slides.length)
          return (
            <Slide
              // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may appear twice
              key={slide}
              src={Math.abs(gap) <= reach ? src : undefined}
              to={to}
              place={gap}
              onSettled={() => setReach((far) => far || 1)}
              glides={gap === 0 || slide === turn.was}
              label={`${title || '活动图片'}，第 ${(slide % count) + 1} 张，共 ${count} 张`}
            />
          )
        })}
      </div>
      {count > 1 && (
        <div className="dots" aria-hidden="true">
          {pictures.map((_, dot) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a dot is identified by its position
            <i key={dot} className={dot === at % count ? 'on' : undefined} />
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
          <Sign size={12} fill="currentColor" aria-hidden="true" />
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

/** The background, visible where no picture has loaded. */
const Ground = () => (
  <div className="carousel-ground" aria-hidden="true">
    <Logo size={44} />
  </div>
)

type SlideProps = {
  /** Undefined as long as it must not load. */
  src: string | undefined
  to: string | undefined
  place: number
  glides: boolean
  label: string
  /** The picture has loaded or failed. */
  onSettled: () => void
}

function Slide({ src, to, place, glides, label, onSettled }: SlideProps) {
  // The address that failed. A new picture in the same slide is still tried.
  const [broken, setBroken] = useState<string>()
  const style: CSSProperties & { '--place': number } = {
    '--place': place,
    visibility: Math.abs(place) <= 1 ? undefined : 'hidden',
  }
  const isHidden = place !== 0
  const picture = src !== undefined && src !== broken && (
    <img
      src={src}
      alt={label}
      aria-hidden={isHidden}
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
  )
  return (
    <div className="slide" data-glides={glides || undefined} style={style}>
      {picture && to ? (
        <Link to={to} draggable={false} aria-hidden={isHidden} tabIndex={isHidden ? -1 : undefined}>
          {picture}
        </Link>
      ) : (
        picture
      )}
    </div>
  )
}
