import { REGISTER_PATH } from '../../lib/query-types.ts'
import { VipMedal } from '../../ui/art/VipMedal.tsx'
import { Link } from '../../ui/Link.tsx'

const SHOWN = [1, 4, 7, 10]

/** For visitors: what VIP is, and a login link that leads back. */
export function VisitorHead() {
  return (
    <section className="card vip-visitor" aria-label="登录">
      <div className="vip-medals" aria-hidden="true">
        {SHOWN.map((level) => (
          <VipMedal key={level} level={level} size={56} />
        ))}
      </div>
      <p className="t16 b">登录查看您的 VIP 等级与进度</p>
      <p className="t12 muted">共 10 级，等级越高，每日返水比例越高</p>
      <div className="vip-visitor-links">
        <Link className="btn" to="/login?redirect=/vip">
          登录
        </Link>
        <Link className="btn soft" to={`${REGISTER_PATH}&redirect=/vip`}>
          注册
        </Link>
      </div>
    </section>
  )
}
