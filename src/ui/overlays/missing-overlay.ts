import { missingFile } from '../loading/missing-file.ts'
import { toast } from '../toast/toast.ts'

/** For an overlay whose file does not load: asks whether a deploy is the reason, and otherwise says what to do. */
export const tellMissing = (): void => void missingFile(() => toast('网络中断，请稍后重试', 'error'))
