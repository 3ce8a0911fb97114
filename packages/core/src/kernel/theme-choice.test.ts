import { expect, test } from 'vitest';

import { themeChosen } from './theme-choice.ts';

test.each([
  ['', null],
  ['lang=uz', null],
  ['site-theme=dark', 'dark'],
  ['lang=uz; site-theme=light; merchantId=m-1', 'light'],
  ['site-theme=system', 'system'],
  ['site-theme=black', null],
  ['site-theme=', null],
  ['other-site-theme=dark', null],
])('the theme of the cookies %j is %j', (cookies, choice) => expect(themeChosen(cookies)).toBe(choice));
