import { expect, test } from 'vitest';

import { apiBase } from './api-base.ts';
import { BEARER_CHALLENGE, isOurChallenge, readBearer, readIdempotencyKey } from './headers.ts';
import { imageUrl, thumbnailUrl } from './image-url.ts';

test.each([
  ['osh.localhost', 'http://dev'],
  ['localhost', 'http://dev'],
  ['127.0.0.1', 'http://dev'],
  ['[::1]', 'http://dev'],
  ['DEV.dasturxon.uz', 'http://dev'],
  ['demo.brand.uz', ''],
  ['osh.uz', ''],
  ['notlocalhost', ''],
])('HTTP-04 a page on %s calls %j', (host, base) => {
  const bases = { production: '', development: 'http://dev', developmentHosts: ['dev.dasturxon.uz'] };
  expect(apiBase(host, bases)).toBe(base);
});

test('HTTP-04 without a list only local hosts are for development', () => {
  expect(apiBase('dev.uz', { production: 'p', development: 'd' })).toBe('p');
});

test.each([
  ['images/a.jpg', 'https://cdn.uz', 'https://cdn.uz/images/a.jpg'],
  ['/images/a.jpg', 'https://cdn.uz/', 'https://cdn.uz/images/a.jpg'],
  ['/images/a.jpg', undefined, '/images/a.jpg'],
  ['https://other.uz/a.jpg', 'https://cdn.uz', 'https://other.uz/a.jpg'],
  ['//other.uz/a.jpg', 'https://cdn.uz', '//other.uz/a.jpg'],
])('HTTP-05 %s over %s is %s', (image, cdn, url) => {
  expect(imageUrl(image, cdn)).toBe(url);
});

test('HTTP-05 a thumbnail is 480 × 480, quality 100, webp; a full URL is used as it is', () => {
  expect(thumbnailUrl('a.jpg', 'https://cdn.uz')).toBe(
    'https://cdn.uz/a.jpg?width=480&height=480&quality=100&format=webp',
  );
  expect(thumbnailUrl('https://other.uz/a.jpg', 'https://cdn.uz')).toBe('https://other.uz/a.jpg');
});

test.each([
  ['Bearer abc.DEF-1_2~3', 'abc.DEF-1_2~3'],
  ['bearer abc', 'abc'],
  ['Basic abc', null],
  ['Bearer ', null],
  ['Bearer a b', null],
  [undefined, null],
])('SES-07 the bearer of %j is %j', (header, token) => {
  expect(readBearer(header)).toBe(token);
});

test.each([
  ['k-1', 'k-1'],
  ['"k-1"', 'k-1'],
  ['', null],
  ['a b', null],
  [null, null],
  ['x'.repeat(129), null],
])('D46 the idempotency key of %j is %j', (header, key) => {
  expect(readIdempotencyKey(header)).toBe(key);
});

test('T23 our own challenge is known', () => {
  expect(isOurChallenge(BEARER_CHALLENGE)).toBe(true);
  expect(isOurChallenge(null)).toBe(false);
});
