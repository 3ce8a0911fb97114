import { parseSettings } from '@dasturxon/core/merchant';
import { expect, test } from 'vitest';

import { hostLanguage } from '../brand/mini-app-pages.ts';
import { pageLanguage, readVisit, withoutPrefix } from './visit.ts';

const SETTINGS = parseSettings({ mainLanguage: 'uz', uzActive: true, ruActive: true, arActive: true });

/** The language of the page at this path with these cookies. */
function languageAt(path: string, cookie: string, hostSettings: Record<string, unknown> | null = {}) {
  const visit = readVisit(new Request(`http://osh.localhost${path}`, { headers: { cookie } }));
  return pageLanguage(visit, SETTINGS, hostLanguage(visit, { hostSettings }));
}

test('BOOT-11 D2 inside Click the first page has the language of Click’s cookie; the guest’s choice wins', () => {
  expect(languageAt('/click/', 'click-language=ar')).toBe('ar');
  expect(languageAt('/click/profile', 'a=b; click-language=ru-RU')).toBe('ru');
  expect(languageAt('/click/', 'click-language=ar; lang=ru')).toBe('ru');
  expect(languageAt('/click/?lang=ru', 'click-language=ar')).toBe('ru');
  expect(languageAt('/click/', 'click-language=xx')).toBe('uz');
});

test('TEN-15 only the Click pages read Click’s cookie', () => {
  expect(languageAt('/', 'click-language=ar', null)).toBe('uz');
  expect(languageAt('/tg/', 'click-language=ar')).toBe('uz');
});

test('D77 the cookie is the one that the merchant’s settings name', () => {
  const languageSources = [
    { kind: 'query', name: 'tongue' },
    { kind: 'cookie', name: 'tongue' },
  ];
  expect(languageAt('/click/', 'click-language=ar; tongue=ru', { languageSources })).toBe('ru');
  expect(languageAt('/click/', 'click-language=ar', { languageSources })).toBe('uz');
  expect(languageAt('/click/', 'click-language=ar', { languageSources: 'oops' })).toBe('ar');
});

test.each([
  ['https', true],
  ['http', false],
])('the cookies of a path with a language are Secure behind %s: %j', (protocol, isSecure) => {
  const headers = { 'x-forwarded-proto': protocol };
  const visit = readVisit(new Request('http://osh.localhost/uz/2/menu', { headers }));
  const cookies = withoutPrefix(visit)?.headers.getSetCookie() ?? [];
  expect(cookies.length).toBeGreaterThan(0);
  expect(cookies.map((cookie) => cookie.endsWith('; Secure'))).toEqual(cookies.map(() => isSecure));
});
