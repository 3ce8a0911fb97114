/** What browsers call themselves, the more special first: most of them say "Chrome" and "Safari" too. */
const BROWSERS = [
  [/Telegram/, 'Telegram'],
  [/YaBrowser/, 'Yandex Browser'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Edg/, 'Edge'],
  [/OPR|Opera/, 'Opera'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
] as const;

const SYSTEMS = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
] as const;

type Names = readonly (readonly [RegExp, string])[];

const find = (names: Names, text: string) => names.find(([sign]) => sign.test(text))?.[1];

/** A device as its owner knows it, "Chrome · Android"; empty where a browser says nothing that anybody knows. */
export function deviceName(userAgent: string): string {
  if (!/^\w+\/\d/.test(userAgent)) return userAgent;
  return [find(BROWSERS, userAgent), find(SYSTEMS, userAgent)].filter(Boolean).join(' · ');
}
