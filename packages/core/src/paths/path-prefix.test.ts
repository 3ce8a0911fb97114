import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  LANGUAGE_COOKIE,
  LANGUAGE_COOKIE_DAYS,
  PAGE_COOKIE,
  PAGE_VALUES,
  stripPathPrefix,
} from './path-prefix.ts';

const numRuns = Number(process.env.FC_RUNS ?? 1000);
const ORIGIN = 'https://osh.example';
const originOf = (path: string) => new URL(path, ORIGIN).origin;

describe('stripPathPrefix', () => {
  test.each([
    ['NAV-01', '/ru/basket', { path: '/basket', lang: 'ru' }],
    ['NAV-01', '/uz', { path: '/', lang: 'uz' }],
    ['NAV-01', '/uz/', { path: '/', lang: 'uz' }],
    ['NAV-01', '/ru/search?q=osh&x=/ru/#top', { path: '/search?q=osh&x=/ru/#top', lang: 'ru' }],
    ['NAV-01', '/ru?page=2', { path: '/?page=2', lang: 'ru' }],
    ['NAV-01', '/ru#menu', { path: '/#menu', lang: 'ru' }],
    ['NAV-01', 'https://osh.example/ru/product/7', { path: '/product/7', lang: 'ru' }],
    ['NAV-01', '/ru/uz/basket', { path: '/basket', lang: 'uz' }],
    ['NAV-01', '/russian/basket', { path: '/russian/basket' }],
    ['NAV-01', '/basket/ru', { path: '/basket/ru' }],
    ['NAV-02', '/1/basket', { path: '/basket', page: '1' }],
    ['NAV-02', '/2', { path: '/', page: '2' }],
    ['NAV-02', '/3/basket', { path: '/3/basket' }],
    ['NAV-02 D5', '/ru/2/basket', { path: '/basket', lang: 'ru', page: '2' }],
    ['NAV-02 D5', '/2/ru/basket', { path: '/basket', lang: 'ru', page: '2' }],
    ['NAV-04 D6', '/ar/basket', { path: '/ar/basket' }],
    ['NAV-04 D6', '/eng', { path: '/eng' }],
    ['NAV-04 D6', '/RU/basket', { path: '/RU/basket' }],
    ['', '', { path: '/' }],
    ['', 'basket', { path: '/basket' }],
    ['', '/basket/', { path: '/basket/' }],
  ])('%s %s', (_, url, expected) => {
    expect(stripPathPrefix(url)).toEqual(expected);
  });

  test.each([
    '//evil.example',
    '///evil.example',
    '/ru//evil.example',
    '/ru/1//evil.example',
    '/ru///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/ru/\\evil.example',
    '/ru\\\\evil.example',
    '/%2f%2fevil.example',
    '/ru/%2f%2Fevil.example',
    '/ru/%5cevil.example',
    '/\t/evil.example',
    '/ru/\n/evil.example',
    ' //evil.example',
    '/ru/ //evil.example',
    'https://evil.example/ru//evil.example',
    'HTTP://evil.example',
    'https:\\\\evil.example',
    'javascript:alert(1)',
    '/ru/javascript:alert(1)',
    'data:text/html,x',
    '/ru/@evil.example',
    '/ru/..//evil.example',
    '/ru/.//evil.example',
    '/ru/%2e%2e//evil.example',
    '/ru/／／evil.example',
    '//evil.example:443/ru',
    '/ru//evil.example?next=//evil.example',
    '/ru//#//evil.example',
  ])('T54 %j stays on the origin', (url) => {
    const { path } = stripPathPrefix(url);
    expect(path).toMatch(/^\/(?![/\\])/);
    expect(originOf(path)).toBe(ORIGIN);
  });

  test('I44 NAV-01 NAV-02 any path: idempotent, one leading slash, same origin', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '/',
        '\\',
        '//',
        '%2f',
        '%5C',
        'ru',
        'uz',
        'ar',
        '1',
        '2',
        '..',
        '\t',
        '?',
        '#',
        '@',
        ':',
        'http:',
      ),
      fc.string({ maxLength: 6, unit: 'binary' }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const once = stripPathPrefix(pieces.join(''));
        expect(stripPathPrefix(once.path)).toEqual({ path: once.path });
        expect(originOf(once.path)).toBe(ORIGIN);
        expect(once.path).toMatch(/^\/(?![/\\])/);
      }),
      { numRuns },
    );
  });

  test('NAV-03 K-19 K-28 cookies and values', () => {
    expect([LANGUAGE_COOKIE, PAGE_COOKIE]).toEqual(['lang', 'page']);
    expect(LANGUAGE_COOKIE_DAYS).toBe(365);
    expect(PAGE_VALUES).toEqual(['1', '2']);
  });
});
