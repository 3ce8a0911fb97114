import { describe, expect, test } from 'vitest';

import { hostName, isPlainHost, requireMerchantId, resolveMerchantHost } from './merchant-hosts.ts';

const rules = {
  hosts: [
    { host: 'osh.uz', merchantId: 'm-osh', sub: 'osh' },
    { host: 'osh.localhost', merchantId: 'm-osh', sub: 'osh' },
    { host: 'demo.burger.uz', merchantId: 'm-burger', sub: 'burger' },
  ],
  developmentHosts: ['dev.dasturxon.uz'],
};
const osh = { ok: true, value: { merchantId: 'm-osh' } };
const burger = { ok: true, value: { merchantId: 'm-burger' } };
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
      'D35 a broken cookie names nobody',
      { host: 'localhost', cookie: 'undefined' },
      { ok: true, value: null },
    ],
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
    ['D60 an unknown *.localhost', { host: 'nobody.localhost', vendor: 'osh' }, refused('tenant_unknown')],
    ['D60 no host', { host: null }, refused('tenant_unknown')],
    ['NAV-11 an unknown vendor', { host: 'localhost', vendor: 'nobody' }, refused('merchant.notFound')],
  ])('%s', (_, clues, expected) => {
    expect(resolveMerchantHost(clues, rules)).toEqual(expected);
  });

  test('without a list only this machine is plain', () => {
    expect(resolveMerchantHost({ host: 'dev.dasturxon.uz' }, { hosts: [] })).toEqual(
      refused('tenant_unknown'),
    );
    expect(isPlainHost('127.1.2.3')).toBe(true);
    expect(isPlainHost('127.evil.example')).toBe(false);
  });

  test.each(['', 'a b', 'osh.uz/x', 'user@osh.uz', 'osh.uz:999999', 'ош.uz', undefined])(
    '%j is no host',
    (host) => {
      expect(hostName(host)).toBeNull();
    },
  );
});

describe('requireMerchantId', () => {
  test.each([
    ['m1', null, { ok: true, value: 'm1' }],
    [null, null, refused('merchant.idNotDefined')],
    [undefined, null, refused('merchant.idNotDefined')],
    ['undefined', null, refused('merchant.idUndefined')],
    ['null', null, refused('merchant.idUndefined')],
    ['', null, refused('merchant.idUndefined')],
    [null, 'm1', { ok: true, value: 'm1' }],
    ['undefined', 'm1', { ok: true, value: 'm1' }],
  ])('VAL-07 ERR-28 D35 cookie %j, in memory %j', (cookie, inMemory, expected) => {
    expect(requireMerchantId(cookie, inMemory)).toEqual(expected);
  });
});
