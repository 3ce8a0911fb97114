import { endpoints, unwrap } from '@dasturxon/core/api';
import { aProduct } from '@dasturxon/core/testing';
import { beforeEach, expect, test } from 'vitest';

import { staffPerson, type StaffPerson } from '../../testing/back-office/back-office-scene.ts';
import { editedBrand } from '../../testing/back-office/menu-editor.ts';
import { key } from '../../testing/order-bodies.ts';
import { aRunningApi, type Scene } from '../../testing/scene.ts';

let osh: Scene;
let owner: StaffPerson;
beforeEach(async () => {
  const [first, ...others] = editedBrand().products ?? [];
  const idle = aProduct({ ...first, costPrice: 10, discount: 1 });
  osh = await aRunningApi({ brand: { ...editedBrand(), products: [idle, ...others] } });
  owner = await staffPerson(osh, { role: 'ADMIN' });
});

const codes = async () =>
  unwrap(await owner.api(endpoints.readFindings, { query: {} })).findings.map(
    ({ code, where }) => `${code} ${where.id}`,
  );
const fix = (code: string, id: string, who = owner) =>
  who.api(endpoints.fixFinding, { body: { code, kind: 'product', id }, idempotencyKey: key() });

test('BO-275 an owner sees what the doctor finds, and mends what is safe; a manager sees it', async () => {
  expect(await codes()).toContain('price.emptyDiscount product-1');
  const manager = await staffPerson(osh, { role: 'MANAGER' });
  expect(unwrap(await manager.api(endpoints.readFindings, { query: {} })).findings.length).toBeGreaterThan(0);
  expect((await fix('price.emptyDiscount', 'product-1', manager)).error?.code).toBe('forbidden');
  expect(unwrap(await fix('price.emptyDiscount', 'product-1'))).toEqual({ isMended: true });
  expect(await codes()).not.toContain('price.emptyDiscount product-1');
  expect(unwrap(await fix('price.emptyDiscount', 'product-1'))).toEqual({ isMended: false });
  const log = unwrap(await owner.api(endpoints.listAudit, { query: {} }));
  expect(log.filter(({ action }) => action === 'doctor.fix')).toHaveLength(1);
});

test('BO-367 after a publication the brand alone is examined: no one outside is waited for', async () => {
  const never = () => new Promise<never>(() => undefined);
  Object.assign(osh.deps.outsideServices, { limitMs: 20, smsBalances: { ESKIZ: never } });
  const account = { gateway: 'ESKIZ' as const, username: 'a', password: 'b' };
  unwrap(await owner.api(endpoints.connectSms, { body: account, idempotencyKey: key() }));
  const check = async (scope?: 'BRAND') =>
    unwrap(await owner.api(endpoints.readFindings, { query: { ...(scope && { scope }) } }));
  expect((await check()).unanswered).toEqual(['Eskiz']);
  const quick = await check('BRAND');
  expect(quick.unanswered).toEqual([]);
  expect(quick.findings.map(({ code }) => code)).toContain('price.emptyDiscount');
});
