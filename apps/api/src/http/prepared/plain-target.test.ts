import { expect, test } from 'vitest';

import { plainTarget } from './plain-target.ts';

const read = (url: string, host = 'osh.test:3000') => {
  const request = { url, headers: { host } };
  return plainTarget(request) && request.url;
};

test('T02 a first line with a whole address means its path, if it has the host of the request', () => {
  expect(read('/basket?x=1')).toBe('/basket?x=1');
  expect(read('//evil.uz/')).toBe('//evil.uz/');
  expect(read('http://osh.test:3000/basket?x=1')).toBe('/basket?x=1');
  expect(read('HTTP://OSH.test:3000')).toBe('/');
  expect(read('http://osh.test:80/', 'OSH.test')).toBe('/');
});

test.each([
  ['http://evil.uz/', 'osh.test'],
  ['http://osh.test/', 'evil.uz'],
  ['http://osh.test/', ''],
  ['http://osh.test:81/', 'osh.test'],
  ['http://evil.uz@osh.test/', 'osh.test'],
  ['ftp://osh.test/', 'osh.test'],
  ['javascript:alert(1)', 'osh.test'],
  ['*', 'osh.test'],
  ['evil.uz:443', 'evil.uz:443'],
])('T02 %s with the host %s is refused', (url, host) => expect(read(url, host)).toBe(false));
