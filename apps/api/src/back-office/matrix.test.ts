import { endpoints, type ServerEndpoint, unwrap } from '@dasturxon/core/api';
import { ROLES, type Role } from '@dasturxon/core/auth';
import { hasPermission } from '@dasturxon/core/staff';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';

import { tillOrders } from '../db/schema/connections/tills.ts';
import { orders } from '../db/schema/orders.ts';
import {
  officeHost,
  openWithoutCode,
  staffPerson,
  staffPhone,
  type StaffPerson,
} from '../testing/back-office/back-office-scene.ts';
import { delivery, items, key, place, type Body } from '../testing/order-bodies.ts';
import { PRINTER_BODIES, printerFor, printSubject } from '../testing/back-office/printer-rows.ts';
import { SHIFT_BODIES, withShift } from '../testing/back-office/shift-rows.ts';
import { CUSTOMER_BODIES, customerSubject } from '../testing/customers/customer-rows.ts';
import * as bodies from '../testing/back-office/call-bodies.ts';
import { aPhone, aRunningApi, type Scene } from '../testing/scene.ts';
import { enrolledDevice } from '../testing/back-office/shared-tablet.ts';
import { twoBranches } from '../testing/back-office/two-branches.ts';

const STAFF = ROLES.filter((role) => role !== 'CLIENT' && role !== 'SUPER_ADMIN');
const OFFICE = Object.entries(endpoints as Record<string, ServerEndpoint>).filter(
  ([, { host, auth }]) => host === 'backOffice' && auth === 'staff',
);

/** What a call is about: an order of a version, a product at a branch, or a branch. */
type Subject = { id: string; version: number; branchId: string; printerId?: string };

const atTableDraft = {
  serviceType: 'DINE_IN',
  branch: { id: 'branch-1' },
  tableId: 't1',
  cartItems: items(),
} as const;
const COOK = { role: 'KITCHEN', branchIds: ['branch-1'] };

/** What a call sends, by the name of its endpoint. */
const BODIES: Readonly<Record<string, (about: Subject) => object>> = {
  moveBoardOrder: ({ version }) => ({ to: 'ACCEPTED', expectedVersion: version }),
  logCall: ({ version }) => ({ expectedVersion: version }),
  blockGuest: ({ version }) => ({ isBlocked: true, expectedVersion: version }),
  settleTill: ({ version }) => ({ action: 'ENTERED', expectedVersion: version }),
  acknowledgeAlerts: () => ({ causes: [] }),
  delayOrder: ({ version }) => ({ minutes: 10, expectedVersion: version }),
  actOnTicket: () => ({ action: 'BUMP', station: 'kitchen' }),
  saveKitchen: () => ({ stations: [] }),
  saveAutoAccept: () => ({ isOn: true, maxTotal: null, maxCooking: 8 }),
  quoteEdit: () => ({ cartItems: items(1) }),
  ...bodies.REFUND_BODIES,
  editOrder: ({ version }) => ({
    cartItems: items(1),
    consent: 'GUEST',
    totalPrice: 60_000,
    expectedVersion: version,
  }),
  swapLine: ({ version }) => ({ lineId: 'line-1', expectedVersion: version }),
  giveToBranch: ({ branchId, version }) => ({ branchId, expectedVersion: version }),
  setCourier: () => ({ provider: 'OWN', courierId: courierOf.osh, expectedCourierId: null }),
  handInCash: ({ branchId }) => ({ branchId, amount: 1_000 }),
  sendOwnPosition: () => ({ latitude: 41.3, longitude: 69.2 }),
  reportDelivery: () => ({ step: 'ARRIVED' }),
  ...PRINTER_BODIES,
  ...SHIFT_BODIES,
  ...bodies.DRAFT_BODIES,
  ...bodies.STOP_BODIES,
  setBusy: () => ({ minutes: 15, term: '60' }),
  pauseBranch: () => ({ term: '15' }),
  pauseService: () => ({ service: 'PICK_UP', term: '15' }),
  setCapacity: () => ({ orders: 5 }),
  ...CUSTOMER_BODIES,
  quotePhoneOrder: () => ({ phone: aPhone(), draft: atTableDraft }),
  placePhoneOrder: () => ({ phone: aPhone(), draft: atTableDraft, totalPrice: 90_000 }),
  changeStaff: () => ({ ...COOK, expected: { role: 'KITCHEN', branchIds: ['branch-1'] } }),
  inviteStaff: () => COOK,
  addDevice: ({ branchId }) => ({ name: 'Kassa', branchId }),
  ...bodies.FACTOR_BODIES,
};
// Permitted and refused for another reason: for a role the order's present state or open orders of its shift; for all a wrong
// code, another one's passkey, an invitation that is over, an owner's PIN, or the branch that has the order.
const REFUSED: Readonly<Record<string, number>> = {
  confirmTotp: 400,
  proveFactor: 400,
  addPasskey: 400,
  provePasskey: 400,
  removePasskey: 404,
  withdrawInvite: 404,
  // No refund waits under the id of an order, and nothing is paid.
  finishRefund: 404,
  refundAsStaff: 409,
  refundOrder: 409,
  ...bodies.DRAFT_REFUSED,
  // No cash is held, and the brand has no key of a courier service.
  handInCash: 409,
  estimateService: 422,
  giveToBranch: 404,
  // A courier sees the orders that wait for one or are theirs.
  'COURIER moveBoardOrder': 404,
  'COURIER openContact': 404,
  'COURIER logCall': 404,
  'COURIER readRejection': 404,
  'COURIER readOrderPrice': 404,
  'COURIER reportDelivery': 409,
  'ADMIN setPin': 403,
  'OPERATOR closeShift': 409,
};
/** The courier to whom orders are given. */
const courierOf = { osh: '' };

type About = Subject & { cookie: string; host: string };

/** One call of the back office as a browser sends it. */
async function call(scene: Scene, [name, { method, path }]: (typeof OFFICE)[number], about: About) {
  const { id, branchId, cookie, host } = about;
  const body = method === 'POST' || method === 'PUT' ? JSON.stringify(BODIES[name]?.(about) ?? {}) : null;
  const headers = { host, origin: `https://${host}`, cookie, 'idempotency-key': key() };
  const response = await scene.app.request(path.replace(/\{\w+\}/, id) + bodies.queryOf(name, branchId), {
    method,
    body,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
  });
  await response.body?.cancel();
  return response.status;
}

const atTable: Body = { ...atTableDraft, totalPrice: 90_000 };

let osh: Scene;
let burger: Scene;
const people = new Map<string, StaffPerson>();
beforeAll(async () => {
  osh = await aRunningApi({ brand: twoBranches() });
  burger = await aRunningApi({ brand: twoBranches() });
  courierOf.osh = (await staffPhone(osh, { role: 'COURIER' })).userId;
  for (const role of STAFF) {
    people.set(role, await staffPerson(osh, { role }));
    people.set(`${role} of branch-1`, await staffPerson(osh, { role, branchIds: ['branch-1'] }));
  }
}, 60_000);

/** Calls about an order that the kitchen has taken up. */
const TAKEN_UP = ['delayOrder', 'actOnTicket', 'setCourier', 'takeDelivery', 'reportDelivery'];

/** An order that a role works with: at a table for a waiter; accepted where it is to be delayed. */
async function orderFor(scene: Scene, role: Role, name: string, branchId = 'branch-1') {
  const guest = await scene.person();
  const { id } = unwrap(await place(guest, role === 'WAITER' ? atTable : delivery()));
  return scene.deps.db.inTenant(scene.merchantId, async (tx) => {
    const own = eq(orders.id, id);
    const status = TAKEN_UP.includes(name) ? 'ACCEPTED' : 'CREATED';
    // A link to pay is for an order that a provider is to be paid for.
    const paymentType = name === 'sendPaymentLink' ? 'PAYME' : 'CASH';
    await tx.update(orders).set({ branchId, status, paymentType }).where(own);
    const inTill = { merchantId: scene.merchantId, orderId: id, kind: 'POSTER', ref: id } as const;
    if (name === 'settleTill') await tx.insert(tillOrders).values(inTill);
    const [row] = await tx.select({ version: orders.version }).from(orders).where(own);
    return { id, version: row!.version, branchId };
  });
}

/** What a call of this name is about. Both brands have the same ids, so one that only burger has is made up. */
async function subjectFor(scene: Scene, role: Role, name: string, branchId = 'branch-1'): Promise<Subject> {
  const { path } = (endpoints as Record<string, ServerEndpoint>)[name]!;
  const ofBrand = (id: string) => ({ id: scene === osh ? id : crypto.randomUUID(), version: 1, branchId });
  if (path.startsWith('/admin/v1/branches/')) return withShift(scene, ofBrand(branchId));
  if (path.startsWith('/admin/v1/categories/')) return ofBrand('category-1');
  if (path.startsWith('/admin/v1/modifiers/')) return ofBrand('modifier-1');
  if (path.startsWith('/admin/v1/products/')) return ofBrand('product-1');
  const area = /^\/admin\/v1\/(couriers|staff)\//.exec(path)?.[1];
  if (area !== undefined) {
    const person = { role: area === 'staff' ? 'KITCHEN' : 'COURIER', branchIds: [branchId] } as const;
    return { id: (await staffPhone(scene, person)).userId, version: 1, branchId };
  }
  if (path.startsWith('/admin/v1/devices/'))
    return { id: await enrolledDevice(scene, branchId), version: 1, branchId };
  const made = (await printSubject(scene, path, branchId)) ?? (await customerSubject(scene, path, branchId));
  if (made) return made;
  const order = await orderFor(scene, role, name, branchId);
  return name === 'printOrder' ? { ...order, printerId: await printerFor(scene, branchId) } : order;
}

describe('scenario 22 T04 BO-03 roles × every call of the back office × brands × branches', () => {
  test('every call of the back office is in this table', () => {
    const withBody = OFFICE.filter(([, { method, body }]) => /POST|PUT/.test(method) && body !== undefined);
    expect(OFFICE.length).toBeGreaterThan(6);
    expect(withBody.map(([name]) => name).filter((name) => !(name in BODIES))).toEqual([]);
  });

  const every = STAFF.flatMap((role) => OFFICE.map((one) => [role, one[0], one] as const));
  test.each(every.filter(([, name]) => name !== 'endStaffSession'))('%s %s', async (role, name, one) => {
    const { permission, answerType } = one[1];
    const host = officeHost(osh);
    const isAllowed = permission === undefined || hasPermission(role, permission);
    const refused = REFUSED[`${role} ${name}`] ?? REFUSED[name];
    const good = isAllowed ? (refused ?? (answerType === 'empty' ? 204 : 200)) : 403;
    const [all, scoped] = [people.get(role)!.cookie(), people.get(`${role} of branch-1`)!.cookie()];
    const first = await subjectFor(osh, role, name);
    expect(await call(osh, one, { ...first, cookie: all, host })).toBe(good);
    if (!one[1].path.includes('{')) return;
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
    await openWithoutCode(osh, token, userId);
    expect(await call(osh, [name, endpoint], { ...about, cookie: '' })).toBe(401);
    expect(await call(osh, [name, endpoint], { ...about, cookie: `__Host-staff=${token}` })).toBe(401);
  });

  test.each(OFFICE.filter(([, { beforeFactor }]) => !beforeFactor))(
    'T20 an owner who has not proven a second factor is refused: %s',
    async (name, endpoint) => {
      const { userId } = people.get('ADMIN')!;
      const own = await subjectFor(osh, 'ADMIN', name);
      const token = crypto.randomUUID();
      await openWithoutCode(osh, token, userId);
      const about = { ...own, host: officeHost(osh), cookie: `__Host-staff=${token}` };
      expect(await call(osh, [name, endpoint], about)).toBe(403);
    },
  );

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
