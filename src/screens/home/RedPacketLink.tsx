import { RedPacket } from '../../ui/art/RedPacket.tsx'
import { Link } from '../../ui/Link.tsx'

/** Floats above the tab bar while redpacket_switch is 1. */
export function RedPacketLink({ moving }: { moving: boolean }) {
  return (
    <Link className="red-packet-link" to="/hongbao" aria-label="天天红包" data-bobs={moving || undefined}>
      <RedPacket size={60} />
    </Link>
  )
}
