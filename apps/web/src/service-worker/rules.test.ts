import { endpoints } from '@dasturxon/core/api';
import { describe, expect, test } from 'vitest';

import { answerKeptAt, brandOf, handlingOf, isKeepable, keptAt, isGone } from './rules.ts';

const ORIGIN = 'http://osh.localhost:3000';
const open = (path: string) => handlingOf({ method: 'GET', mode: 'navigate', url: ORIGIN + path }, ORIGIN);

describe('what the worker handles', () => {
  test.each([
    ['/', 'menu'],
    ['/?vendor=bench', 'menu'],
    ['/basket', 'page'],
    ['/product/p-1', 'page'],
    ['/?lang=ru', 'pass'],
    ['/tg/', 'pass'],
    ['/click/', 'pass'],
    ['/sandbox/', 'pass'],
    ['/users/v1/merchants', 'pass'],
    ['/healthz', 'pass'],
    ['/no-such-page', 'page'],
    ['/uz/2/basket', 'page'],
    ['/robots.txt', 'pass'],
    ['/callbacks/payme', 'pass'],
  ])('T73 opening %s: %s', (path, handling) => {
    expect(open(path)).toBe(handling);
  });

  test.each([
    ['GET', '/orders/v1/orders', 'pass'],
    ['GET', '/users/v1/users/me', 'pass'],
    ['GET', '/orders/v1/slots', 'pass'],
    ['GET', '/payments/v1/methods', 'pass'],
    ['PUT', '/products/v1/overalls', 'pass'],
    ['POST', '/orders/v1/orders/WITH_TOKEN', 'pass'],
    ['POST', '/', 'pass'],
    ['GET', '/build.json', 'pass'],
    ['GET', '/assets/web/assets/main-B6ar.js', 'file'],
    ['GET', '/assets/tg/assets/main-B6ar.js', 'pass'],
    ['GET', '/media/abc.avif', 'file'],
  ])('T73 F17 %s %s from a page: %s', (method, path, handling) => {
    expect(handlingOf({ method, mode: 'cors', url: ORIGIN + path }, ORIGIN)).toBe(handling);
  });

  test.each([
    ['getOverall', '?type=WEB'],
    ['getOrderSettings', ''],
    ['listBranches', ''],
    ['listFullBranches', '?cityId=1'],
    ['getAbout', ''],
    ['getPolicy', '?policies=OFFER'],
    ['getExtraPage', '?page=EXTRA'],
    ['listVacancies', ''],
    ['listStories', ''],
  ] as const)('F01 T73 %s is public, so that it may be cached', (name, query) => {
    const { method, path, auth } = endpoints[name];
    expect(auth).toBe('none');
    expect(handlingOf({ method, mode: 'cors', url: ORIGIN + path + query }, ORIGIN)).toBe('answer');
  });

  test('another origin is not ours', () => {
    const url = 'https://mc.yandex.ru/assets/web/assets/x.js';
    expect(handlingOf({ method: 'GET', mode: 'no-cors', url }, ORIGIN)).toBe('pass');
  });
});

test('T08 each brand of a shared origin has its own kept page', () => {
  expect(keptAt('http://localhost:3000/?vendor=osh')).not.toBe(
    keptAt('http://localhost:3000/?vendor=burger'),
  );
  expect(keptAt(`${ORIGIN}/`)).toBe(keptAt(`${ORIGIN}/?story=1`));
});

test('T08 an answer is kept for the brand that gave it, and for what was asked', () => {
  const url = `${ORIGIN}/products/v1/overalls?type=WEB`;
  expect(brandOf('m-osh|ru|1|build')).toBe('m-osh');
  expect(answerKeptAt(url, 'm-osh')).not.toBe(answerKeptAt(url, 'm-burger'));
  expect(answerKeptAt(url, 'm-osh')).not.toBe(answerKeptAt(url.replace('WEB', 'TG'), 'm-osh'));
});

const answer = (status: number, path = '/', headers: Record<string, string> = { etag: '"a"' }) =>
  Object.defineProperty(new Response(status === 304 ? null : 'x', { status, headers }), 'url', {
    value: ORIGIN + path,
  });

test('NAV-10 NAV-11 NAV-13 F31 a blocked, deleted or unknown storefront is gone; a broken server is not', () => {
  expect(isGone(answer(503, '/blocked'))).toBe(true);
  expect(isGone(answer(410, '/deleted'))).toBe(true);
  expect(isGone(answer(404, '/merchantNotAvailable'))).toBe(true);
  expect(isGone(answer(421))).toBe(true);
  expect(isGone(answer(502))).toBe(false);
  expect(isGone(answer(503))).toBe(false);
});

test('only a whole page that is named by its content is kept', () => {
  expect(isKeepable(answer(200))).toBe(true);
  expect(isKeepable(answer(200, '/', {}))).toBe(false);
  expect(isKeepable(answer(500))).toBe(false);
  expect(isKeepable(answer(503, '/blocked'))).toBe(false);
});
