import { endpoints, type Endpoint } from '@dasturxon/core/api';
import { LANGUAGES } from '@dasturxon/core/kernel';
import { beforeAll, describe, expect, test } from 'vitest';

import { aRunningApi, type Scene } from '../../testing/scene.ts';

let osh: Scene;
let burger: Scene;
beforeAll(async () => {
  osh = await aRunningApi();
  burger = await aRunningApi();
});

const ME = '/users/v1/users/me';
const PHONE = '/users/v1/auth/phone';
const post = (body: string, type = 'application/json'): RequestInit => ({
  method: 'POST',
  body,
  headers: { 'content-type': type },
});

async function refused(response: Response, status: number, code: string) {
  const body = (await response.json()) as { code: string; description: object; requestId: string };
  expect([response.status, body.code]).toEqual([status, code]);
  expect(Object.keys(body.description)).toEqual([...LANGUAGES]);
  expect(body.requestId).toBe(response.headers.get('x-request-id'));
  return body;
}

describe('the merchant of a request', () => {
  test('TEN-01 T02 D60 an unknown host is 421 and reaches no merchant', async () => {
    for (const host of ['evil.uz', `${osh.host}.evil.uz`, `evil.uz:80@${osh.host}`, 'osh\t.test'])
      await refused(await osh.app.request(ME, { headers: { host } }), 421, 'tenant_unknown');
  });

  test('D1 T03 the host decides, and vendor is ignored there', async () => {
    const response = await osh.request(`${ME}?vendor=${burger.merchantId}`);
    await refused(response, 401, 'session.missing');
  });

  test('HTTP-01 T01 D61 a header that disagrees with the host is 400', async () => {
    const response = await osh.request(ME, { headers: { 'X-Merchant-Id': burger.merchantId } });
    await refused(response, 400, 'tenant_mismatch');
  });

  test('D61 the cookie is rewritten to the host’s value', async () => {
    const response = await osh.request(ME, { headers: { cookie: `merchantId=${burger.merchantId}` } });
    expect(response.headers.get('set-cookie')).toContain(`merchantId=${osh.merchantId}`);
  });

  test.each([
    [{ 'x-forwarded-proto': 'https' }, true],
    [{ 'x-forwarded-proto': 'HTTPS, http' }, true],
    [{ 'x-forwarded-proto': 'http' }, false],
    [{}, false],
  ])('the cookie of the merchant behind %j is Secure: %j', async (headers, isSecure) => {
    const cookie = `merchantId=${burger.merchantId}`;
    const response = await osh.request(ME, { headers: { cookie, ...headers } });
    expect(response.headers.get('set-cookie')?.endsWith('; Secure')).toBe(isSecure);
  });

  test('TEN-02 on a plain local host vendor, then the header, then the cookie name it', async () => {
    const local = { host: 'localhost:3000' };
    const vendor = await osh.app.request(`${ME}?vendor=${osh.merchantId}`, { headers: local });
    await refused(vendor, 401, 'session.missing');
    const header = { ...local, 'X-Merchant-Id': osh.merchantId };
    await refused(await osh.app.request(ME, { headers: header }), 401, 'session.missing');
    const cookie = { ...local, cookie: `merchantId=${osh.merchantId}` };
    await refused(await osh.app.request(ME, { headers: cookie }), 401, 'session.missing');
    await refused(
      await osh.app.request(`${ME}?vendor=unknown`, { headers: local }),
      404,
      'merchant.notFound',
    );
  });

  test('VAL-07 ERR-28 D35 a call on a plain host that names no merchant is 400', async () => {
    const local = { host: 'localhost:3000' };
    await refused(await osh.app.request(ME, { headers: local }), 400, 'merchant.idNotDefined');
    const broken = { ...local, cookie: 'merchantId=undefined' };
    await refused(await osh.app.request(ME, { headers: broken }), 400, 'merchant.idUndefined');
  });

  test('T09 a token of one brand is invalid at another', async () => {
    const { token } = await osh.person();
    const response = await burger.request(ME, { headers: { authorization: `Bearer ${token}` } });
    await refused(response, 401, 'session.expired');
  });
});

describe('refused before a function runs', () => {
  test('SES-01 HTTP-08 a 401 has our realm, with a token and without', async () => {
    const response = await osh.request(ME, { headers: { authorization: 'Bearer nonsense' } });
    expect(response.headers.get('www-authenticate')).toBe('Bearer realm="dasturxon"');
    const body = await refused(response, 401, 'session.expired');
    expect(body.description).toMatchObject({
      eng: 'Some things are out of date! Please log in again.',
    });
  });

  test.each([
    ['an empty body', post(''), 400, 'request.invalid'],
    ['half of JSON', post('{"phone":'), 400, 'request.invalid'],
    ['an unknown field', post('{"phone":"901234567","role":"ADMIN"}'), 400, 'request.unknownField'],
    ['a form', post('phone=1', 'application/x-www-form-urlencoded'), 415, 'request.unsupportedMedia'],
    ['text', post('{}', 'text/plain'), 415, 'request.unsupportedMedia'],
    ['65 kB', post(JSON.stringify({ phone: 'x'.repeat(65_536) })), 413, 'request.tooLarge'],
    ['a NUL', post('{"phone":"90\\u0000"}'), 400, 'request.invalid'],
    ['half a surrogate', post('{"phone":"\\ud800"}'), 400, 'request.invalid'],
    ['a prototype', post('{"__proto__":{"role":"ADMIN"},"phone":"901234567"}'), 400, 'request.unknownField'],
    ['deep nesting', post('['.repeat(9_000) + ']'.repeat(9_000)), 400, 'request.invalid'],
  ])('T62 T57 %s', async (_, init, status, code) => {
    await refused(await osh.request(PHONE, init as RequestInit), status as number, code as string);
  });

  test.each(['?size=1&size=2', '?size=1&%73ize=1', '?page=0&size=1&page=0'])(
    'OPS-10 a name that the query %s gives twice is refused: two readers could choose differently',
    async (query) => {
      const { userId, token } = await osh.person();
      const headers = { authorization: `Bearer ${token}` };
      const path = `/orders/v1/orders/user/${userId}`;
      expect((await osh.request(`${path}?page=0&size=1`, { headers })).status).toBe(200);
      await refused(await osh.request(`${path}${query}`, { headers }), 400, 'request.invalid');
    },
  );

  test('input is never echoed', async () => {
    const response = await osh.request(PHONE, post('{"phone":"901234567","CANARY":"CANARY"}'));
    expect(await response.text()).not.toContain('CANARY');
  });

  test('an unknown path is 404 and another method is 405', async () => {
    await refused(await osh.request('/users/v1/nothing'), 404, 'notFound');
    await refused(await osh.request(ME, { method: 'POST' }), 405, 'methodNotAllowed');
  });

  test('a broken percent sign in a path is an error, not a failure', async () => {
    const response = await osh.request('/users/v1/branches/%E0%A4%A');
    expect(response.status).toBeLessThan(500);
  });
});

describe('every answer', () => {
  test('T55 has the headers of data: it cannot run, load or be framed', async () => {
    const response = await osh.request(ME);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('/openapi.json describes every endpoint in every spelling', async () => {
    const document = (await (await osh.request('/openapi.json')).json()) as {
      openapi: string;
      paths: Record<string, object>;
    };
    expect(document.openapi).toBe('3.1.0');
    for (const { path, method } of Object.values(endpoints) as Endpoint[])
      expect(document.paths[path]).toHaveProperty(method.toLowerCase());
    expect(document.paths).toHaveProperty('/users/v1/users/me/WITH_TOKEN');
  });

  test('/healthz and /readyz answer on any host', async () => {
    const health = await osh.app.request('/healthz', { headers: { host: 'anything' } });
    expect(await health.json()).toEqual({ status: 'ok' });
    expect((await osh.app.request('/readyz')).status).toBe(200);
  });
});
