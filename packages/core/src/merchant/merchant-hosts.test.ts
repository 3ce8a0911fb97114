import { describe, expect, test } from 'vitest';

import { hostName, isPlainHost, missingMerchantId, resolveMerchantHost } from './merchant-hosts.ts';

const OSH = { merchantId: 'm-osh', sub: 'osh' };
const BURGER = { merchantId: 'm-burger', sub: 'burger' };
const HOSTS = new Map([
  ['osh.uz', OSH],
  ['osh.localhost', OSH],
  ['demo.burger.uz', BURGER],
]);
const rules = {
  byHost: async (host: string) => HOSTS.get(host) ?? null,
  byIdOrSub: async (name: string) =>
    [OSH, BURGER].find(({ merchantId, sub }) => merchantId === name || sub === name.toLowerCase()) ?? null,
  developmentHosts: ['dev.dasturxon.uz'],
};
const osh = { ok: true, value: OSH };
const burger = { ok: true, value: BURGER };
const refused = (code: string) => ({ ok: false, code });

describe('resolveMerchantHost', () => {
  test.each([
    ['TEN-01 the host names the brand', { host: 'osh.uz' }, osh],
    ['TEN-01 in any case, with a port or a trailing dot', { host: 'OSH.uz.:8080' }, osh],
    ['TEN-01 a demo brand’s own localhost name', { host: 'osh.localhost:3000' }, osh],
    ['TEN-02 on a brand’s host vendor is ignored', { host: 'osh.uz', vendor: 'burger' }, osh],
    ['TEN-02 D1 a brand may be called demo', { host: 'demo.burger.uz', vendor: 'osh' }, burger],
    ['TEN-02 D1 on localhost vendor counts, by sub', { host: 'localhost:3000', vendor: 'Burger' }, burger],
    ['TEN-02 D1 on 127.* vendor counts, by id', { host: '127.0.0.1', vendor: 'm-osh' }, osh],
    ['TEN-02 D1 on [::1] vendor counts', { host: '[::1]:3000', vendor: 'osh' }, osh],
    ['TEN-02 D1 on a listed host vendor counts', { host: 'dev.dasturxon.uz', vendor: 'osh' }, osh],
    ['D61 HTTP-01 then the header', { host: 'localhost', header: 'm-osh', cookie: 'm-burger' }, osh],
    ['D61 HTTP-01 then the cookie', { host: 'localhost', cookie: 'm-burger' }, burger],
    ['D61 vendor before the cookie', { host: 'localhost', vendor: 'osh', cookie: 'm-burger' }, osh],
    ['D1 a bare local host shows the brands', { host: 'localhost' }, { ok: true, value: null }],
    [
      'D35 a malformed cookie selects no merchant',
      { host: 'localhost', cookie: 'undefined' },
      { ok: true, value: null },
    ],
    ['D61 an empty vendor is none', { host: 'localhost', vendor: '', header: 'm-osh' }, osh],
    ['D61 the header agrees', { host: 'osh.uz', header: 'm-osh' }, osh],
    ['D61 the header agrees by sub', { host: 'osh.uz', header: 'osh' }, osh],
    ['D61 the header disagrees', { host: 'osh.uz', header: 'm-burger' }, refused('tenant_mismatch')],
    [
      'D61 vendor and header disagree',
      { host: 'localhost', vendor: 'osh', header: 'm-burger' },
      refused('tenant_mismatch'),
    ],
    ['D60 an unknown host', { host: 'evil.example', vendor: 'osh' }, refused('tenant_unknown')],
    ['D60 a prefix is no listing', { host: 'dev.dasturxon.uz.evil.example' }, refused('tenant_unknown')],
    ['D60 an unknown *.localhost', { host: 'unknown.localhost', vendor: 'osh' }, refused('tenant_unknown')],
    ['D60 no host', { host: null }, refused('tenant_unknown')],
    ['D60 a name that is no name', { host: 'localhost', vendor: "o'sh" }, refused('merchant.notFound')],
    ['NAV-11 an unknown vendor', { host: 'localhost', vendor: 'unknown' }, refused('merchant.notFound')],
  ])('%s', async (_, clues, expected) => {
    expect(await resolveMerchantHost(clues, rules)).toEqual(expected);
  });

  test('without a list only this machine is plain', async () => {
    const unlisted = { ...rules, developmentHosts: [] };
    expect(await resolveMerchantHost({ host: 'dev.dasturxon.uz' }, unlisted)).toEqual(
      refused('tenant_unknown'),
    );
    expect(isPlainHost('127.1.2.3', [])).toBe(true);
    expect(isPlainHost('127.evil.example', [])).toBe(false);
  });

  test.each(['', 'a b', 'osh.uz/x', 'user@osh.uz', 'osh.uz:999999', 'ош.uz', undefined])(
    '%j is no host',
    (host) => {
      expect(hostName(host)).toBeNull();
    },
  );
});

test.each([
  [null, 'merchant.idNotDefined'],
  [undefined, 'merchant.idNotDefined'],
  ['undefined', 'merchant.idUndefined'],
  ['null', 'merchant.idUndefined'],
  ['', 'merchant.idUndefined'],
])('VAL-07 ERR-28 D35 a call without a merchant and with the cookie %j is %s', (cookie, code) => {
  expect(missingMerchantId(cookie)).toBe(code);
});
