import { ChevronRight } from 'lucide-react'
import { SponsorArt } from '../../features/sponsors/SponsorArt.tsx'
import { SPONSORS } from '../../features/sponsors/sponsors.ts'
import './sponsors.css'
import { Link } from '../../ui/Link.tsx'

/** /zhanzhu: the operator's sponsorships. */
export function SponsorsScreen() {
  return (
    <div className="sponsors">
      <header>
        <p className="t20 b">赞助与支持</p>
        <p className="muted">平台支持的体育与社区项目。</p>
      </header>
      <ul className="sponsors-list">
        {SPONSORS.map(({ type, title, line }) => (
          <li key={type}>
            <Link className="card sponsors-card" to={`/zhanzhuye?type=${type}`}>
              <SponsorArt type={type} />
              <span className="sponsors-foot">
                <span className="grow">
                  <b className="t16">{title}</b>
                  <span className="sponsors-line t12 muted">{line}</span>
                </span>
                <ChevronRight size={18} className="faint" aria-hidden="true" />
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <p className="sponsors-ask t12 muted">
        有社区与体育项目希望合作，
        <Link className="tap" to="/kefu">
          请联系我们
        </Link>
      </p>
    </div>
  )
}
