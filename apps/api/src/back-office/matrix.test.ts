import { endpoints, type ServerEndpoint, unwrap } from '@dasturxon/core/api';
import { ROLES, type Role } from '@dasturxon/core/auth';
import { hasPermission } from '@dasturxon/core/staff';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';

import { orders } from '../db/schema/orders.ts';
import { staffSessions } from '../db/schema/staff.ts';
import { sha256 } from '../kernel/secrets.ts';
import {
  officeHost,
  staffPerson,
  staffPhone,
  type StaffPerson,
} from '../testing/back-office/back-office-scene.ts';
import { delivery, items, key, place, type Body } from '../testing/order-bodies.ts';
import { aRunningApi, type Scene } from '../testing/scene.ts';
import { twoBranches } from '../testing/back-office/two-branches.ts';

const STAFF = ROLES.filter((role) => role !== 'CLIENT' && role !== 'SUPER_ADMIN');
const OFFICE = Object.entries(endpoints as Record<string, ServerEndpoint>).filter(
  ([, { host, auth }]) => host === 'backOffice' && auth === 'staff',
);

/** What a call is about: an order of a version, a product at a branch, or a branch. */
type Subject = { id: string; version: number; branchId: string };

/** What a call sends, by the name of its endpoint. */
const BODIES: Readonly<Record<string, (about: Subject) => object>> = {
  moveBoardOrder: ({ version }) => ({ to: 'ACCEPTED', expectedVersion: version }),
  delayOrder: ({ version }) => ({ minutes: 10, expectedVersion: version }),
  stopProduct: ({ branchId }) => ({ term: '1H', branchId }),
  pauseBranch: () => ({ term: '15' }),
};
/** Calls of a role that has the permission and not the order's present state. */
const REFUSED: Readonly<Record<string, number>> = {
  'COURIER moveBoardOrder': 409,
  'COURIER openContact': 403,
};

type About = Subject & { cookie: string; host: string };

/** One call of the back office as a browser sends it. */
async function call(scene: Scene, [name, { method, path }]: (typeof OFFICE)[number], about: About) {
  const { id, branchId, cookie, host } = about;
  const body = method === 'POST' ? JSON.stringify(BODIES[name]?.(about) ?? {}) : null;
  const headers = { host, origin: `https://${host}`, cookie, 'idempotency-key': key() };
  const query = name === 'returnProduct' ? `?branchId=${branchId}` : '';
  const response = await scene.app.request(path.replace('{id}', id) + query, {
    method,
    body,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
  });
  await response.body?.cancel();
  return response.status;
}

const atTable: Body = {
  serviceType: 'DINE_IN',
  branch: { id: 'branch-1' },
  tableId: 't1',
  cartItems: items(),
  totalPrice: 90_000,
};

let osh: Scene;
let burger: Scene;
const people = new Map<string, StaffPerson>();
beforeAll(async () => {
  osh = await aRunningApi({ brand: twoBranches() });
  burger = await aRunningApi({ brand: twoBranches() });
  for (const role of STAFF) {
    people.set(role, await staffPerson(osh, { role }));
    people.set(`${role} of branch-1`, await staffPerson(osh, { role, branchIds: ['branch-1'] }));
  }
}, 60_000);

/** An order that a role works with: at a table for a waiter; accepted where it is to be delayed. */
async function orderFor(scene: Scene, role: Role, name: string, branchId = 'branch-1') {
  const guest = await scene.person();
  const { id } = unwrap(await place(guest, role === 'WAITER' ? atTable : delivery()));
  return scene.deps.db.inTenant(scene.merchantId, async (tx) => {
    const own = eq(orders.id, id);
    const status = name === 'delayOrder' ? 'ACCEPTED' : 'CREATED';
    await tx.update(orders).set({ branchId, status }).where(own);
    const [row] = await tx.select({ version: orders.version }).from(orders).where(own);
    return { id, version: row!.version, branchId };
  });
}

/** What a call of this name is about. Both brands have the same ids, so one that only burger has is made up. */
async function subjectFor(scene: Scene, role: Role, name: string, branchId = 'branch-1'): Promise<Subject> {
  const { path } = (endpoints as Record<string, ServerEndpoint>)[name]!;
  const ofBrand = (id: string) => ({ id: scene === osh ? id : crypto.randomUUID(), version: 1, branchId });
  if (path.startsWith('/admin/v1/branches/')) return ofBrand(branchId);
  if (path.startsWith('/admin/v1/products/')) return ofBrand('product-1');
  return orderFor(scene, role, name, branchId);
}

describe('T04 roles × every call of the back office × brands × branches', () => {
  test('every call of the back office is in this table', () => {
    const withBody = OFFICE.filter(([, { method, body }]) => method === 'POST' && body !== undefined);
    expect(OFFICE.length).toBeGreaterThan(6);
    expect(withBody.map(([name]) => name).filter((name) => !(name in BODIES))).toEqual([]);
  });

  const every = STAFF.flatMap((role) => OFFICE.map((one) => [role, one[0], one] as const));
  test.each(every.filter(([, name]) => name !== 'endStaffSession'))('%s %s', async (role, name, one) => {
    const { permission, answerType } = one[1];
    const host = officeHost(osh);
    const isAllowed = permission === undefined || hasPermission(role, permission);
    const good = isAllowed ? (REFUSED[`${role} ${name}`] ?? (answerType === 'empty' ? 204 : 200)) : 403;
    const [all, scoped] = [people.get(role)!.cookie(), people.get(`${role} of branch-1`)!.cookie()];
    const first = await subjectFor(osh, role, name);
    expect(await call(osh, one, { ...first, cookie: all, host })).toBe(good);
    if (!one[1].path.includes('{id}')) return;
    const again = await subjectFor(osh, role, name);
    expect(await call(osh, one, { ...again, cookie: scoped, host })).toBe(good);
    const elsewhere = await subjectFor(osh, role, name, 'branch-2');
    expect(await call(osh, one, { ...elsewhere, cookie: scoped, host })).toBe(isAllowed ? 404 : 403);
    const theirs = await subjectFor(burger, role, name);
    expect(await call(osh, one, { ...theirs, cookie: all, host })).toBe(isAllowed ? 404 : 403);
  });

  test.each(OFFICE)('the cookie of one brand opens nothing of another: %s', async (name, endpoint) => {
    const theirs = await subjectFor(burger, 'ADMIN', name);
    const cookie = people.get('ADMIN')!.cookie();
    expect(await call(burger, [name, endpoint], { ...theirs, cookie, host: officeHost(burger) })).toBe(401);
  });

  test.each(OFFICE)('without a session, or with that of a customer, nothing: %s', async (name, endpoint) => {
    const own = await subjectFor(osh, 'ADMIN', name);
    const [token, about] = [crypto.randomUUID(), { ...own, host: officeHost(osh) }];
    const { userId } = await staffPhone(osh, { role: 'CLIENT' });
    await osh.deps.db.inTenant(osh.merchantId, (tx) =>
      tx.insert(staffSessions).values({
        merchantId: osh.merchantId,
        id: token,
        tokenHash: sha256(token),
        userId,
        expiresAt: new Date('2100-01-01'),
      }),
    );
    expect(await call(osh, [name, endpoint], { ...about, cookie: '' })).toBe(401);
    expect(await call(osh, [name, endpoint], { ...about, cookie: `__Host-staff=${token}` })).toBe(401);
  });

  test('nothing of another brand is in what is listed', async () => {
    const theirs = await subjectFor(burger, 'ADMIN', 'readBoard');
    const admin = people.get('ADMIN')!;
    for (const path of ['/admin/v1/board', '/admin/v1/audit', `/admin/v1/audit?subjectId=${theirs.id}`])
      expect(await (await admin.request(path)).text()).not.toContain(theirs.id);
  });

  test.each(STAFF)('%s signs out', async (role) => {
    const person = await staffPerson(osh, { role });
    expect((await person.request('/admin/v1/session', { method: 'DELETE' })).status).toBe(204);
  });
});
