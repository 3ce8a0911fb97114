import { expect, test } from 'vitest';

import { deviceName } from './devices.tsx';

const KIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [`Mozilla/5.0 (X11; Linux x86_64) ${KIT} Chrome/156.0.0.0 Safari/537.36`, 'Chrome · Linux'],
  [
    `Mozilla/5.0 (Linux; Android 14; SM-A546E) ${KIT} SamsungBrowser/25.0 Chrome/121 Mobile Safari/537.36`,
    'Samsung Internet · Android',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${KIT} Chrome/120 YaBrowser/24.1 Safari/537.36`,
    'Yandex Browser · Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 Version/17.4 Mobile/15E148 Safari/604.1',
    'Safari · iPhone',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox · Mac'],
  ['curl/8.5.0', ''],
  ['Oshxona plansheti', 'Oshxona plansheti'],
])('D84 %s is known to its owner as "%s"', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
