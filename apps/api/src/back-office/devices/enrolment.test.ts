import { endpoints, unwrap } from '@dasturxon/core/api';
import { beforeEach, describe, expect, test } from 'vitest';

import { auditLog } from '../../db/schema/staff.ts';
import { staffDevices } from '../../db/schema/staff-access.ts';
import {
  officeBrowser,
  officeHost,
  staffPerson,
  type StaffPerson,
} from '../../testing/back-office/back-office-scene.ts';
import { aTablet } from '../../testing/back-office/shared-tablet.ts';
import { twoBranches } from '../../testing/back-office/two-branches.ts';
import { later } from '../../testing/codes.ts';
import { aRunningApi, type Scene } from '../../testing/scene.ts';

let osh: Scene;
let owner: StaffPerson;
beforeEach(async () => {
  osh = await aRunningApi({ brand: twoBranches() });
  owner = await staffPerson(osh, { role: 'ADMIN' });
});

const add = (who: StaffPerson, branchId = 'branch-1') =>
  who.api(endpoints.addDevice, { body: { name: 'Kassa', branchId } });
const enrol = (code: string, browser = officeBrowser(osh)) =>
  browser.api(endpoints.enrolDevice, { body: { code } });
const list = async (who: StaffPerson) => unwrap(await who.api(endpoints.listDevices));

test('BO-40 a code enrols one browser, which is then listed with the time it was last seen', async () => {
  const { code, device } = unwrap(await add(owner));
  expect(await list(owner)).toMatchObject([{ id: device.id, enrolledAt: null }]);
  const tablet = officeBrowser(osh);
  expect(unwrap(await enrol(code.toLowerCase().replace('-', ' '), tablet))).toMatchObject({ name: 'Kassa' });
  expect(tablet.cookie()).toMatch(/^__Host-device=[\w-]{43}$/);
  expect(unwrap(await tablet.api(endpoints.readDevice))).toMatchObject({ id: device.id, people: [] });
  const at = osh.clock.now.toISOString();
  expect(await list(owner)).toMatchObject([
    { id: device.id, enrolledAt: at, lastSeenAt: at, codeUntil: null },
  ]);
});

test('the cookie is HttpOnly, and neither it nor the code is stored', async () => {
  const { code } = unwrap(await add(owner));
  const headers = { 'content-type': 'application/json' };
  const request = { method: 'POST', body: JSON.stringify({ code }), headers };
  const browser = officeBrowser(osh);
  const response = await browser.request('/admin/v1/device', request);
  expect(response.headers.get('set-cookie')).toMatch(/; Path=\/; .*HttpOnly; Secure; SameSite=Strict$/);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const rows = await osh.deps.db.inTenant(osh.merchantId, (tx) => tx.select().from(staffDevices));
  const kept = JSON.stringify(rows);
  for (const secret of [code, code.replace('-', ''), browser.cookie().split('=')[1]!])
    expect(kept).not.toContain(secret);
});

describe('BO-40 a code is of no use', () => {
  test('after it was used', async () => {
    const { code } = unwrap(await add(owner));
    expect((await enrol(code)).error).toBeNull();
    expect((await enrol(code)).error?.code).toBe('device.codeWrong');
  });

  test('for all but one of five browsers at one moment', async () => {
    const { code } = unwrap(await add(owner));
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => enrol(code)));
    expect(outcomes.filter(({ error }) => error === null)).toHaveLength(1);
  });

  test('after 15 minutes, and it is no longer listed', async () => {
    const { code } = unwrap(await add(owner));
    later(osh, 15 * 60);
    expect((await enrol(code)).error?.code).toBe('device.codeWrong');
    expect(await list(owner)).toEqual([]);
  });

  test('after it was withdrawn', async () => {
    const { code, device } = unwrap(await add(owner));
    unwrap(await owner.api(endpoints.revokeDevice, { params: { id: device.id } }));
    expect((await enrol(code)).error?.code).toBe('device.codeWrong');
  });

  test('once its maker has left the staff', async () => {
    const other = await staffPerson(osh, { role: 'ADMIN' });
    const { code } = unwrap(await add(other));
    unwrap(await owner.api(endpoints.removeStaff, { params: { id: other.userId } }));
    expect((await enrol(code)).error?.code).toBe('device.codeWrong');
  });

  test('at another brand', async () => {
    const burger = await aRunningApi({ brand: twoBranches() });
    const { code } = unwrap(await add(owner));
    expect((await enrol(code, officeBrowser(burger))).error?.code).toBe('device.codeWrong');
  });
});

test('a network tries ten codes in five minutes', async () => {
  const { code } = unwrap(await add(owner));
  for (let tries = 0; tries < 10; tries += 1)
    expect((await enrol('00000-00000')).error?.code).toBe('device.codeWrong');
  expect((await enrol(code)).error?.code).toBe('request.rateLimited');
});

describe('T04 the tablets of other branches', () => {
  test('are neither listed, revoked nor made by a manager of one branch', async () => {
    const manager = await staffPerson(osh, { role: 'MANAGER', branchIds: ['branch-1'] });
    const { device } = unwrap(await add(owner, 'branch-2'));
    expect(await list(manager)).toEqual([]);
    expect((await manager.api(endpoints.revokeDevice, { params: { id: device.id } })).error?.status).toBe(
      404,
    );
    expect((await add(manager, 'branch-2')).error?.code).toBe('branch.notFound');
  });
});

test('a session of the browser that is enrolled ends: it would never lock', async () => {
  const { code } = unwrap(await add(owner));
  unwrap(await owner.api(endpoints.enrolDevice, { body: { code } }));
  expect((await owner.api(endpoints.readStaffSession)).error?.status).toBe(401);
});

test('a browser that is no tablet reads null, and so does a revoked one, which forgets its cookie', async () => {
  expect(unwrap(await officeBrowser(osh).api(endpoints.readDevice))).toBeNull();
  const tablet = await aTablet(osh, owner);
  unwrap(await owner.api(endpoints.revokeDevice, { params: { id: tablet.id } }));
  expect(unwrap(await tablet.api(endpoints.readDevice))).toBeNull();
  expect(tablet.cookie()).toBe('');
});

test('the cookie of one brand is of no use at another', async () => {
  const burger = await aRunningApi({ brand: twoBranches() });
  const tablet = await aTablet(osh, owner);
  const headers = { host: officeHost(burger), cookie: tablet.cookie() };
  const response = await burger.app.request('/admin/v1/device', { headers });
  expect(await response.json()).toBeNull();
  expect((await burger.app.request('/admin/v1/device/events', { headers })).status).toBe(401);
});

test('BO-06 each step is in the log', async () => {
  const tablet = await aTablet(osh, owner);
  unwrap(await owner.api(endpoints.revokeDevice, { params: { id: tablet.id } }));
  const rows = await osh.deps.db.inTenant(osh.merchantId, (tx) =>
    tx.select({ action: auditLog.action, by: auditLog.userId, id: auditLog.subjectId }).from(auditLog),
  );
  const of = (action: string) => ({ action, by: owner.userId, id: tablet.id });
  expect(rows).toEqual(expect.arrayContaining(['device.add', 'device.enrol', 'device.revoke'].map(of)));
});
