import type { Lang } from './step.ts'

/** The words of the card that belong to no step. */
type CardWords = {
  label: string
  done: string
  expand: string
  collapse: string
  leave: string
  previous: string
  next: string
  skip: string
  end: string
  pause: string
  goOn: string
  speed: (speed: 'slow' | 'usual' | 'fast') => string
  openDesk: string
  takeMe: string
  speaker: string
  blocked: string
  stuck: string
  afterwards: string
  /** What may come after the tour, by the part of the console. */
  panels: Readonly<Record<'场景' | '品牌' | '账目', string>>
}

const HANS_SPEEDS = { slow: '慢', usual: '中', fast: '快' }
const EN_SPEEDS = { slow: 'slow', usual: 'medium', fast: 'fast' }

export const CARD_WORDS: Readonly<Record<Lang, CardWords>> = {
  'zh-Hans': {
    label: '演示导览',
    done: '完成',
    expand: '展开',
    collapse: '收起',
    leave: '离开',
    previous: '上一步',
    next: '下一步',
    skip: '跳过',
    end: '结束',
    pause: '暂停',
    goOn: '继续',
    speed: (speed) => `速度：${HANS_SPEEDS[speed]}`,
    openDesk: '打开后台',
    takeMe: '带我去',
    speaker: '主讲窗口',
    blocked: '浏览器拦住了主讲窗口：点地址栏右端的拦截图标，选「始终允许」，再点一次。',
    stuck: '这一步没有走下去：请看屏幕上的提示，自己做完，或点「下一步」。',
    afterwards: '走完了：会员和后台各做了什么都看到了。接下来可以：',
    panels: { 场景: '看别的情况', 品牌: '换上客户的品牌', 账目: '核对刚才的账' },
  },
  'zh-Hant': {
    label: '示範導覽',
    done: '完成',
    expand: '展開',
    collapse: '收起',
    leave: '離開',
    previous: '上一步',
    next: '下一步',
    skip: '略過',
    end: '結束',
    pause: '暫停',
    goOn: '繼續',
    speed: (speed) => `速度：${HANS_SPEEDS[speed]}`,
    openDesk: '打開後台',
    takeMe: '帶我去',
    speaker: '主講視窗',
    blocked: '瀏覽器擋住了主講視窗：點網址列右端的攔截圖示，選擇一律允許，再點一次。',
    stuck: '這一步沒有走下去：請看畫面上的提示，自己做完，或點下一步。',
    afterwards: '走完了：會員和後台各做了什麼都看到了。接下來可以：',
    panels: { 场景: '看別的情況', 品牌: '換上客戶的品牌', 账目: '核對剛才的帳' },
  },
  en: {
    label: 'Demo tour',
    done: 'Done',
    expand: 'Expand',
    collapse: 'Collapse',
    leave: 'Leave',
    previous: 'Back',
    next: 'Next',
    skip: 'Skip',
    end: 'Finish',
    pause: 'Pause',
    goOn: 'Resume',
    speed: (speed) => `Speed: ${EN_SPEEDS[speed]}`,
    openDesk: 'Open the back office',
    takeMe: 'Take me there',
    speaker: 'Speaker window',
    blocked:
      'The browser blocked the speaker window. Click the icon at the right end of the address bar, choose “Always allow”, and try again.',
    stuck: 'This step did not go through. Look at the screen, finish it by hand, or choose Next.',
    afterwards: 'That is all: you have seen both sides, the member and the back office. From here you can:',
    panels: { 场景: 'See other situations', 品牌: 'Put on a client’s brand', 账目: 'Check the books' },
  },
}
