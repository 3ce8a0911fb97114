import { endpoints, unwrap } from '@dasturxon/core/api';
import { beforeAll, describe, expect, test, vi } from 'vitest';

import {
  officeBrowser,
  officeHost,
  staffPerson,
  staffPhone,
  type StaffPerson,
} from '../testing/back-office/back-office-scene.ts';
import { codeFor, later } from '../testing/codes.ts';
import { aPhone, aRunningApi, type Scene } from '../testing/scene.ts';

let osh: Scene;
let burger: Scene;
let operator: StaffPerson;
let token: string;
let host: string;
beforeAll(async () => {
  [osh, burger] = [await aRunningApi(), await aRunningApi()];
  operator = await staffPerson(osh, { role: 'OPERATOR' });
  token = operator.cookie().split('=')[1]!;
  host = officeHost(osh);
});

const get = (path: string, headers: Record<string, string>) => osh.app.request(path, { headers });
const BOARD = '/admin/v1/board';

describe('T20 the cookie of the back office', () => {
  test('is read by exactly its name', async () => {
    for (const name of [
      'staff',
      '__Secure-staff',
      '__host-staff',
      'x__Host-staff',
      '__Host-staff2',
      '\u00a0__Host-staff',
      '\u000b__Host-staff',
    ]) {
      const { status } = await get(BOARD, { host, cookie: `a=1; ${name}=${token}` });
      expect([name, status]).toEqual([name, 401]);
    }
    expect((await get(BOARD, { host, cookie: `a=1; __Host-staff=${token}; b=2` })).status).toBe(200);
  });

  test('two of them with different values open nothing, whichever is first', async () => {
    const planted = 'A'.repeat(43);
    for (const pair of [
      [token, planted],
      [planted, token],
    ])
      expect(
        (await get(BOARD, { host, cookie: pair.map((one) => `__Host-staff=${one}`).join('; ') })).status,
      ).toBe(401);
  });

  test('is not taken from other places', async () => {
    expect((await get(`${BOARD}?__Host-staff=${token}`, { host })).status).toBe(401);
    expect((await get(BOARD, { host, authorization: `Bearer ${token}` })).status).toBe(401);
    const me = { host: osh.host, authorization: `Bearer ${token}` };
    expect((await get('/users/v1/users/me', me)).status).toBe(401);
  });
});

describe('T57 the origin of a write', () => {
  const signOut = async (origin: string, more: Record<string, string> = {}) => {
    const one = await staffPerson(osh, { role: 'OPERATOR' });
    const headers = { host, cookie: one.cookie(), origin, ...more };
    return (await osh.app.request('/admin/v1/session', { method: 'DELETE', headers })).status;
  };

  test.each([
    'null',
    '',
    'https://HOST:8443',
    'https://HOST.evil.example',
    'https://evil.example/HOST',
    'https://evil@HOST',
    'https://HOST/path',
    'ftp://HOST',
    'HOST',
  ])('%j is refused', async (origin) => {
    expect(await signOut(origin.replace('HOST', host))).toBe(403);
  });

  test('a page without encryption does not write to a host with it', async () => {
    expect(await signOut(`http://${host}`, { 'x-forwarded-proto': 'https' })).toBe(403);
  });

  test('a port that the scheme implies is no other origin', async () => {
    expect(await signOut(`https://${host}`, { host: `${host}:443` })).toBe(204);
    expect(await signOut(`http://${host}:3000`, { host: `${host}:3000` })).toBe(204);
  });

  test('a sign-in from another site’s form opens no session', async () => {
    const { phone } = await staffPhone(osh, { role: 'ADMIN' });
    const body = JSON.stringify({ phone, code: await codeFor(osh, phone) });
    const headers = { host, origin: 'https://evil.example', 'content-type': 'application/json' };
    const response = await osh.app.request('/admin/v1/session', { method: 'POST', body, headers });
    expect([response.status, response.headers.get('set-cookie')]).toEqual([403, null]);
  });
});

describe('T01 ways around the host', () => {
  test.each([
    '/admin/v1/board',
    '/admin/v1/board/WITH_TOKEN',
    '/admin/v1/board/',
    '//admin/v1/board',
    '/admin/v1//board',
    '/ADMIN/v1/board',
    '/admin/v1/%62oard',
    '/admin%2Fv1/board',
    '/x/../admin/v1/board',
    '/admin/v1/board?vendor=x',
    '/admin/v1/session',
    '/admin/v1/session/WITH_TOKEN',
    '/admin/v1/audit',
    '/admin/v1/board/events',
  ])('%s is not found on the host of the storefront', async (path) => {
    expect((await get(path, { host: osh.host, cookie: operator.cookie() })).status).toBe(404);
  });

  test('BO-01 a plain host has no back office, whatever names the brand', async () => {
    const cookie = operator.cookie();
    for (const [path, more] of [
      [`${BOARD}?vendor=${osh.merchantId}`, {}],
      [BOARD, { 'X-Merchant-Id': osh.merchantId }],
      [BOARD, { cookie: `${cookie}; merchantId=${osh.merchantId}` }],
      [BOARD, { 'x-forwarded-host': host, 'X-Merchant-Id': osh.merchantId }],
    ] as const)
      expect((await get(path, { host: 'localhost', cookie, ...more })).status).toBe(404);
  });

  test('the header of another brand on the host of the back office is refused, and vendor counts for nothing', async () => {
    const cookie = operator.cookie();
    const named = await get(BOARD, { host, cookie, 'X-Merchant-Id': burger.merchantId });
    expect([named.status, ((await named.json()) as { code: string }).code]).toEqual([400, 'tenant_mismatch']);
    const vendor = await get(`/admin/v1/session?vendor=${burger.merchantId}`, { host, cookie });
    expect(await vendor.json()).toMatchObject({ merchantId: osh.merchantId });
  });

  test('answers are stored nowhere and shared with no other site', async () => {
    for (const path of [BOARD, '/admin/v1/session', '/admin/v1/board/events']) {
      const headers = { host, cookie: operator.cookie(), origin: 'https://evil.example' };
      const response = await osh.app.request(path, { headers });
      await response.body?.cancel();
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('access-control-allow-origin')).toBeNull();
    }
  });

  test('other methods do nothing and permit nothing', async () => {
    for (const method of ['OPTIONS', 'PUT', 'PATCH']) {
      const headers = { host, cookie: operator.cookie(), origin: 'https://evil.example' };
      const response = await osh.app.request(BOARD, { method, headers });
      expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([405, null]);
    }
  });

  test('a question for the head of a stream leaves no stream open', async () => {
    const { orderEvents } = osh.deps;
    const unwatch = vi.fn<() => void>();
    const watch = vi.spyOn(orderEvents, 'watchAll').mockReturnValue(unwatch);
    const headers = { host, cookie: operator.cookie() };
    const response = await osh.app.request('/admin/v1/board/events', { method: 'HEAD', headers });
    expect(response.status).toBe(200);
    expect(unwatch).toHaveBeenCalledTimes(watch.mock.calls.length);
    watch.mockRestore();
  });
});

describe('T18 T19 codes of the back office', () => {
  const signIn = (phone: string, code: string, scene = osh) =>
    officeBrowser(scene).api(endpoints.openStaffSession, { body: { phone, code } });

  test('a code that confirms another phone number opens no session', async () => {
    const { phone } = await staffPhone(osh, { role: 'ADMIN' });
    const guest = await osh.person({ phone: aPhone() });
    unwrap(await guest.api(endpoints.requestPhoneChange, { body: { phone } }));
    const [text] = await osh.smsTo(phone);
    const { error } = await signIn(phone, /\d{6}/.exec(text!)![0]);
    expect(error?.code).toMatch(/^code\./);
  });

  test('a code opens one session, on one of the two hosts', async () => {
    const { phone } = await staffPhone(osh, { role: 'MANAGER' });
    const code = await codeFor(osh, phone);
    expect((await signIn(phone, code)).error).toBeNull();
    expect((await signIn(phone, code)).error?.code).toMatch(/^code\./);
    expect((await osh.as(null)(endpoints.verifyCode, { body: { phone, code } })).error?.code).toMatch(
      /^code\./,
    );
  });

  test('a code of one brand opens nothing at another where the same phone is staff', async () => {
    const { phone } = await staffPhone(osh, { role: 'MANAGER' });
    const code = await codeFor(osh, phone);
    expect((await signIn(phone, code, burger)).error?.code).toMatch(/^code\./);
  });

  test('five wrong tries use a code up, counted over both hosts', async () => {
    const { phone } = await staffPhone(osh, { role: 'ADMIN' });
    const code = await codeFor(osh, phone);
    const wrong = code === '111111' ? '222222' : '111111';
    for (let n = 0; n < 2; n += 1) await osh.as(null)(endpoints.verifyCode, { body: { phone, code: wrong } });
    for (let n = 0; n < 3; n += 1) await signIn(phone, wrong);
    expect((await signIn(phone, code)).error?.code).toMatch(/^code\./);
  });

  test('the host of the back office has the same waits between codes', async () => {
    const { phone } = await staffPhone(osh, { role: 'ADMIN' });
    await codeFor(osh, phone);
    const office = officeBrowser(osh);
    expect((await office.api(endpoints.requestCode, { body: { phone } })).error?.code).toBe('code.tooSoon');
    later(osh, 61);
    expect((await office.api(endpoints.requestCode, { body: { phone } })).error).toBeNull();
  });
});
