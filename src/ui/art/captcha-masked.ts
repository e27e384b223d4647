/** Written by .ci/make/captcha-make.ts: one answer for each picture. */
export const CAPTCHA_MASKED: readonly number[] = [
  1947484, 1064197, 1846981, 228838, 964391, 371874, 430261, 1006758, 1602936, 1097657, 957073, 139867,
  1331788, 909955, 472939, 574668, 1196312, 86728, 1750354, 766256, 215507,
]
