import { useSearchParams } from 'react-router-dom'
import { SponsorArt } from '../../features/sponsors/SponsorArt.tsx'
import { type Sponsor, sponsorOf } from '../../features/sponsors/sponsors.ts'
import { EmptyState } from '../../ui/art/EmptyState.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import './sponsor.css'

/** /zhanzhuye?type=1 or 2: one sponsorship. */
export function SponsorScreen() {
  const [query] = useSearchParams()
  const sponsor = sponsorOf(query.get('type'))
  return sponsor ? <Page sponsor={sponsor} /> : <Unknown />
}

function Page({ sponsor: { type, title, line, facts, paragraphs, deeds } }: { sponsor: Sponsor }) {
  return (
    <article className="sponsor">
      <div className="sponsor-art">
        <SponsorArt type={type} />
      </div>
      <h2 className="t20 b">{title}</h2>
      <p className="muted">{line}</p>
      <dl className="card sponsor-facts">
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt className="t12 muted">{name}</dt>
            <dd className="b">{value}</dd>
          </div>
        ))}
      </dl>
      <section className="card sponsor-part" aria-label="合作介绍">
        {paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </section>
      <section className="card sponsor-part" aria-labelledby="sponsor-deeds">
        <h3 id="sponsor-deeds">我们一起做的事</h3>
        <ul className="sponsor-deeds">
          {deeds.map(({ title: name, text }) => (
            <li key={name}>
              <b>{name}</b>
              <p className="muted">{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <ButtonLink variant="quiet" block to="/zhanzhu">
        查看全部合作
      </ButtonLink>
    </article>
  )
}

const Unknown = () => (
  <section className="notice-page">
    <EmptyState kind="not-found" size={132} />
    <h2 className="t20 b">没有找到这项合作</h2>
    <p className="muted">链接可能已失效，看看我们正在支持的项目</p>
    <ButtonLink to="/zhanzhu">查看全部合作</ButtonLink>
  </section>
)
