import { Link } from './Link.tsx'

/** Beside each field of a payment password: without the old one, only customer service can reset it. */
export const ForgotPayPassword = () => (
  <Link className="t12 jade tap" to="/kefu">
    忘记支付密码？
  </Link>
)
