import { endpoints, unwrap } from '@dasturxon/core/api';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';

import { configureStaff } from '../../users/configure-staff.ts';
import { auditLog, staffSessions } from '../../db/schema/staff.ts';
import { sha256 } from '../../kernel/secrets.ts';
import {
  officeBrowser,
  officeHost,
  staffPerson,
  staffPhone,
} from '../../testing/back-office/back-office-scene.ts';
import { codeFor, later } from '../../testing/codes.ts';
import { aPhone, aRunningApi, type Scene } from '../../testing/scene.ts';

let osh: Scene;
let burger: Scene;
beforeAll(async () => {
  [osh, burger] = [await aRunningApi(), await aRunningApi()];
});

test('BO-02 an operator signs in with a code and keeps a cookie that no script can read', async () => {
  const { phone } = await staffPhone(osh, { role: 'OPERATOR' });
  const browser = officeBrowser(osh);
  const body = JSON.stringify({ phone, code: await codeFor(osh, phone) });
  const json = { 'content-type': 'application/json' };
  const response = await browser.request('/admin/v1/session', { method: 'POST', body, headers: json });
  expect(response.status).toBe(200);
  const cookie = response.headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(
    /^__Host-staff=[\w-]{43}; Path=\/; Max-Age=2592000; HttpOnly; Secure; SameSite=Strict$/,
  );
  const answer = (await response.json()) as Record<string, unknown>;
  expect(answer).toMatchObject({ name: 'OPERATOR', role: 'OPERATOR', merchantId: osh.merchantId });
  expect(JSON.stringify(answer)).not.toContain(browser.cookie().split('=')[1]);

  const session = unwrap(await browser.api(endpoints.readStaffSession));
  expect(session).toEqual(answer);
  expect(session.permissions).toContain('orders.move');
  expect(session.permissions).not.toContain('audit.read');
});

test('the token is stored as its hash, and the sign-in is in the audit log', async () => {
  const { cookie, userId } = await staffPerson(osh, { role: 'MANAGER' });
  const token = cookie().split('=')[1] ?? '';
  await osh.deps.db.inTenant(osh.merchantId, async (tx) => {
    const [row] = await tx.select().from(staffSessions).where(eq(staffSessions.userId, userId));
    expect(row?.tokenHash).toBe(sha256(token));
    const [line] = await tx.select().from(auditLog).where(eq(auditLog.userId, userId));
    expect(line).toMatchObject({ action: 'session.open', role: 'MANAGER', subjectId: row?.id });
  });
});

test('BO-02 a customer with a right code is not let in', async () => {
  const browser = officeBrowser(osh);
  const phone = aPhone();
  const code = await codeFor(osh, phone);
  const { error } = await browser.api(endpoints.openStaffSession, { body: { phone, code } });
  expect([error?.status, browser.cookie()]).toEqual([403, '']);
});

test('a wrong code opens no session and counts as a try', async () => {
  const { phone } = await staffPhone(osh, { role: 'ADMIN' });
  await codeFor(osh, phone);
  const browser = officeBrowser(osh);
  const { error } = await browser.api(endpoints.openStaffSession, { body: { phone, code: '000000' } });
  expect([error?.code, error?.data['triesLeft']]).toEqual(['code.wrong', 4]);
});

test('BO-01 the calls of the back office are not found on the host of the storefront', async () => {
  const operator = await staffPerson(osh, { role: 'OPERATOR' });
  const headers = { cookie: operator.cookie(), host: osh.host, origin: `https://${osh.host}` };
  for (const path of ['/admin/v1/session', '/admin/v1/board'])
    expect((await osh.app.request(path, { headers })).status).toBe(404);
});

test('T01 a cookie of one brand opens nothing at another', async () => {
  const operator = await staffPerson(osh, { role: 'ADMIN' });
  const headers = { cookie: operator.cookie(), host: officeHost(burger) };
  expect((await burger.app.request('/admin/v1/board', { headers })).status).toBe(401);
});

test('a guest’s bearer token opens nothing in the back office', async () => {
  const { token } = await osh.person({ role: 'ADMIN' });
  const headers = { authorization: `Bearer ${token}`, host: officeHost(osh) };
  expect((await osh.app.request('/admin/v1/board', { headers })).status).toBe(401);
});

test.each([
  ['another site', 'https://evil.example'],
  ['the storefront of the same brand', ''],
  ['no origin', null],
])('a write from %s is refused although the cookie came along', async (_, origin) => {
  const operator = await staffPerson(osh, { role: 'OPERATOR' });
  const headers: Record<string, string> = { cookie: operator.cookie(), host: officeHost(osh) };
  if (origin !== null) headers['origin'] = origin || `https://${osh.host}`;
  const response = await osh.app.request('/admin/v1/session', { method: 'DELETE', headers });
  expect(response.status).toBe(403);
  expect((await operator.api(endpoints.readStaffSession)).error).toBeNull();
});

test('a sign-out also ends the old cookie', async () => {
  const operator = await staffPerson(osh, { role: 'OPERATOR' });
  const old = operator.cookie();
  await operator.request('/admin/v1/session', { method: 'DELETE' });
  const headers = { cookie: old, host: officeHost(osh) };
  expect((await osh.app.request('/admin/v1/session', { headers })).status).toBe(401);
});

test('BO-02 a session ends after 12 hours without a call', async () => {
  const scene = await aRunningApi();
  const operator = await staffPerson(scene, { role: 'OPERATOR' });
  later(scene, 11 * 3600);
  expect((await operator.api(endpoints.readStaffSession)).error).toBeNull();
  later(scene, 11 * 3600);
  expect((await operator.api(endpoints.readStaffSession)).error).toBeNull();
  later(scene, 13 * 3600);
  expect((await operator.api(endpoints.readStaffSession)).error?.code).toBe('session.expired');
});

test.each([
  ['another role', { role: 'COURIER', off: false }],
  ['no role', { off: true }],
] as const)('BO-05 %s ends the sessions of a member of staff at once', async (_, change) => {
  const operator = await staffPerson(osh, { role: 'OPERATOR' });
  await configureStaff(osh.deps, { sub: osh.merchantId, phone: operator.phone, ...change });
  expect((await operator.api(endpoints.readStaffSession)).error?.code).toBe('session.expired');
});
