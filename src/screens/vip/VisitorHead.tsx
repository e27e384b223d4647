import { REGISTER_PATH } from '../../lib/query-types.ts'
import { VipMedal } from '../../ui/art/VipMedal.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'

const SHOWN = [1, 4, 7, 10]

/** For visitors: what VIP is, and a login link that leads back. `levels` is how many there are, once they are known. */
export function VisitorHead({ levels }: { levels: number | undefined }) {
  return (
    <section className="card vip-visitor" aria-label="登录">
      <div className="vip-medals" aria-hidden="true">
        {SHOWN.filter((level) => !levels || level <= levels).map((level) => (
          <VipMedal key={level} level={level} size={56} />
        ))}
      </div>
      <p className="t16 b">登录查看您的 VIP 等级与进度</p>
      <p className="t12 muted">{`${levels ? `共 ${levels} 级，` : ''}各级的要求与返水比例见下方`}</p>
      <div className="vip-visitor-links">
        <ButtonLink to="/login?redirect=/vip">登录</ButtonLink>
        <ButtonLink variant="soft" to={`${REGISTER_PATH}&redirect=/vip`}>
          注册
        </ButtonLink>
      </div>
    </section>
  )
}
