import * as v from 'valibot';
import { describe, expect, test } from 'vitest';

import { OrderContent } from '../order/schemas/order-content.schema.ts';
import { aBrand, aMerchantPublic, aUser } from '../testing/people-builders.ts';
import { AuthDeclined } from './auth-adapter.ts';
import { SHORTEST_INIT_DATA, claimedPerson, presentInitData, readInitData } from './init-data.ts';
import { isCustomer } from './is-customer.ts';
import { clearOnLogout, cookiesToClear } from './logout.ts';
import { hasRedirect, rememberRedirect, takeRedirect } from './redirect-url.ts';
import { addSession, currentSession, signOutSession, switchSession, updateUser } from './session-records.ts';
import type { SessionRecord } from './session-record.schema.ts';
import { STORED, type TextStore, parseStorageKey, storageKey } from './text-store.ts';
import { ROLES } from './user.schema.ts';

function aStore(initial: Record<string, string>): TextStore & { all: () => Record<string, string> } {
  const texts = new Map(Object.entries(initial));
  return {
    read: (key) => texts.get(key) ?? null,
    write: (key, value) => void texts.set(key, value),
    remove: (key) => void texts.delete(key),
    keys: () => [...texts.keys()],
    all: () => Object.fromEntries(texts),
  };
}

const basket = (productId: string) =>
  v.parse(OrderContent, { cartItems: [{ productId, count: 2 }], comment: 'Call me', cityId: 'c1' });
const aRecord = (userId: string, change: Partial<SessionRecord> = {}): SessionRecord => ({
  token: `token-${userId}`,
  merchant: aMerchantPublic(),
  user: aUser({ id: userId, phone: '998901234567' }),
  brand: aBrand(),
  orderRequest: null,
  nearestBranch: null,
  ...change,
});
const ids = (list: readonly SessionRecord[]) => list.map((record) => record.user?.id ?? null);

describe('init data', () => {
  test.each([
    [null, null],
    ['', null],
    ['0123456789', null],
    ['0123456789a', '0123456789a'],
  ])('SES-05 K-26 %j counts as %j', (initData, expected) => {
    expect(SHORTEST_INIT_DATA).toBe(11);
    expect(presentInitData(initData)).toBe(expected);
  });

  test('SES-05 ten characters are removed from the store, eleven are kept', () => {
    const store = aStore({ short: 'x'.repeat(10), long: 'x'.repeat(11) });
    expect(readInitData(store, 'short')).toBeNull();
    expect(readInitData(store, 'long')).toBe('x'.repeat(11));
    expect(readInitData(store, 'absent')).toBeNull();
    expect(Object.keys(store.all())).toEqual(['long']);
  });

  test.each([
    ['{"id":7,"language_code":"ru","allows_write_to_pm":true}', '7', 'ru', true],
    ['{"id":"7","language_code":1,"allows_write_to_pm":1}', 'unknown', null, false],
    ['null', 'unknown', null, false],
    ['nonsense', 'unknown', null, false],
  ])('T14 BOOT-11 user %s of init data is %s with the language %s', (user, id, languageTag, mayBotWrite) => {
    expect(claimedPerson(`hash=x&user=${encodeURIComponent(user)}`)).toEqual({
      id,
      languageTag,
      mayBotWrite,
    });
    expect(claimedPerson(null).id).toBe('unknown');
  });
});

describe('logout', () => {
  const names = ['session', 'profile', 'cart', 'orderDraft', 'addresses', 'redirectUrl', 'nearestBranch'];

  test('SES-03 everything personal goes; SES-04 merchant id, init data, brand and the session list stay', () => {
    const kept = [STORED.merchantId, STORED.initData, STORED.brand, STORED.sessions, STORED.language];
    const store = aStore(
      Object.fromEntries([...names, ...kept].map((name) => [storageKey('m1', name), 'x'])),
    );
    clearOnLogout(store, 'm1');
    expect(Object.keys(store.all())).toEqual(kept.map((name) => storageKey('m1', name)));
  });

  test('SES-03 another brand on the same origin keeps its things, unknown keys go', () => {
    const store = aStore({
      [storageKey('m1', 'session')]: 'x',
      [storageKey('m2', 'session')]: 'y',
      other: 'z',
    });
    clearOnLogout(store, 'm1');
    expect(store.all()).toEqual({ [storageKey('m2', 'session')]: 'y' });
  });

  test('SES-03 SES-04 of the cookies the merchant’s and the language’s stay', () => {
    expect(cookiesToClear(['merchantId', 'lang', 'site-theme', 'page', 'token'])).toEqual(['page', 'token']);
  });

  test('keys name their merchant', () => {
    expect(parseStorageKey(storageKey('m1', 'a:b'))).toEqual({ merchantId: 'm1', name: 'a:b' });
    expect(parseStorageKey('theme')).toBeNull();
    expect(parseStorageKey('dasturxon:m1')).toBeNull();
  });
});

describe('redirect URL', () => {
  test('IMP-20 SES-12 it is remembered once and consumed once', () => {
    const store = aStore({});
    rememberRedirect(store, 'm1', '/checkout?x=1');
    expect([hasRedirect(store, 'm1'), hasRedirect(store, 'm2')]).toEqual([true, false]);
    expect(takeRedirect(store, 'm1')).toBe('/checkout?x=1');
    expect(hasRedirect(store, 'm1')).toBe(false);
    expect(takeRedirect(store, 'm1')).toBe('/');
  });

  test('IMP-20 T54 stored data is checked again on reading', () => {
    const store = aStore({ [storageKey('m1', STORED.redirectUrl)]: '//evil.example' });
    expect(takeRedirect(store, 'm1')).toBe('/');
  });

  test('K-27 the stored things have these names', () => {
    expect([STORED.language, STORED.redirectUrl, STORED.nearestBranch]).toEqual([
      'language',
      'redirectUrl',
      'nearestBranch',
    ]);
  });
});

describe('session records', () => {
  test('SES-16 ENT-47 several accounts are stored, the newest is current', () => {
    const list = addSession(addSession([], aRecord('a')), aRecord('b'));
    expect(ids(list)).toEqual(['b', 'a']);
    expect(currentSession(list)?.user?.id).toBe('b');
  });

  test('SES-16 the same account again replaces its record', () => {
    const list = addSession([aRecord('b'), aRecord('a')], aRecord('a', { token: 'new' }));
    expect(list.map((record) => record.token)).toEqual(['new', 'token-b']);
  });

  test('SES-16 another account can be switched to, an unknown or signed-out one not', () => {
    const list = [aRecord('b'), aRecord('a')];
    expect(ids(switchSession(list, 'a'))).toEqual(['a', 'b']);
    expect(ids(switchSession(list, 'unknown'))).toEqual(['b', 'a']);
    expect(ids(switchSession([aRecord('b'), aRecord('a', { token: null })], 'a'))).toEqual(['b', 'a']);
  });

  test('SES-16 API-16 a changed user replaces the stored one and keeps its basket; others stay', () => {
    const list = [aRecord('b'), aRecord('a', { orderRequest: basket('plov') }), aRecord('c', { user: null })];
    const moved = aUser({ id: 'a', firstName: 'Malika', phone: '998907776655' });
    expect(updateUser(list, moved)).toEqual([list[0], { ...list[1], user: moved }, list[2]]);
    expect(updateUser(list, aUser({ id: 'unknown' }))).toEqual(list);
  });

  test('SES-04 D66 signing out leaves the record with its lines alone, other accounts keep their tokens', () => {
    const list = signOutSession([aRecord('a', { orderRequest: basket('plov') }), aRecord('b')], 'token-a');
    expect(list).toHaveLength(2);
    expect(list[0]).toMatchObject({ token: null, user: null, merchant: { id: 'merchant-1' } });
    expect(list[0]?.orderRequest?.cartItems).toMatchObject([{ productId: 'plov', count: 2 }]);
    expect(JSON.stringify(list[0])).not.toMatch(/Call me|998901234567|token-a|Aziza/);
    expect(list[1]?.token).toBe('token-b');
    expect(currentSession(list)).toBeNull();
    expect(currentSession([])).toBeNull();
  });

  test('D66 signing in again brings the basket back, unless there is a new one', () => {
    const signedOut = signOutSession([aRecord('a', { orderRequest: basket('plov') })], 'token-a');
    const back = addSession(signedOut, aRecord('a'));
    expect(back).toHaveLength(1);
    expect(back[0]?.orderRequest?.cartItems[0]?.productId).toBe('plov');
    const fresh = addSession(signedOut, aRecord('a', { orderRequest: basket('somsa') }));
    expect(fresh[0]?.orderRequest?.cartItems[0]?.productId).toBe('somsa');
  });

  test('D66 ST-07 a session that is only renewed brings back nothing: what was ordered stays ordered', () => {
    const ordered = [aRecord('a', { orderRequest: basket('osh') })];
    expect(addSession(ordered, aRecord('a', { token: 'new' }))[0]!.orderRequest).toBeNull();
    const another = [aRecord('b'), aRecord('a', { orderRequest: basket('osh') })];
    expect(addSession(another, aRecord('a', { token: 'new' }))[0]!.orderRequest).toEqual(basket('osh'));
  });

  test('D66 an empty basket leaves nothing to bring back', () => {
    expect(signOutSession([aRecord('a')], 'token-a')[0]?.orderRequest).toBeNull();
  });
});

test.each(ROLES)('ENT-02 D10 of all roles only CLIENT uses the customers’ apps: %s', (role) => {
  expect(isCustomer(aUser({ role }))).toBe(role === 'CLIENT');
  expect(isCustomer(aUser({ role, isActive: false }))).toBe(false);
});

test('a declined sign-in has its own error', () => {
  expect(new AuthDeclined()).toMatchObject({ name: 'AuthDeclined' });
});
