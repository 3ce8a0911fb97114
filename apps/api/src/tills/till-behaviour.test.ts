import { endpoints, unwrap } from '@dasturxon/core/api';
import { describe, expect, test } from 'vitest';

import { outbox } from '../db/schema/merchants.ts';
import { tillAccounts } from '../db/schema/connections/tills.ts';
import { delivery, pickUp, place } from '../testing/order-bodies.ts';
import { aRunningApi } from '../testing/scene.ts';
import { aTillScene, TILLS } from '../testing/connections/till-scene.ts';

/** Every till has the same behaviour; only its protocol differs. */
describe.each(TILLS)('$kind', (till) => {
  test('B49 an accepted order arrives with its money to the som, and the board shows how far it is', async () => {
    const scene = await aTillScene(till);
    const cartItems = [
      { productId: 'product-1', count: 2 },
      { productId: 'product-2', count: 3 },
    ];
    const id = await scene.accepted(delivery({ cartItems, totalPrice: 204_999 }));
    expect(await scene.till(id)).toBeNull();
    await scene.work();
    const [stored] = await scene.orders();
    expect(stored).toMatchObject({ sum: 204_999, step: 'NEW' });
    expect(await scene.till(id)).toMatchObject({ state: 'SENT', posterOrderId: stored!.id, todo: null });
    await scene.step(stored!.id, 'ACCEPTED');
    await scene.pass(25);
    const inTill = await scene.till(id);
    expect(inTill).toMatchObject({ state: 'TAKEN', status: 'ACCEPTED', posterErrorMessage: null });
    expect(inTill?.number).not.toBeNull();
    expect(await scene.orders()).toHaveLength(1);
  });

  test('BO-157 B49 an order that is in the till stays at its branch', async () => {
    const scene = await aTillScene(till);
    const id = await scene.accepted();
    const branches = () => scene.operator.api(endpoints.readOtherBranches, { params: { id } });
    expect((await branches()).error).toBeNull();
    await scene.work();
    expect((await branches()).error?.code).toBe('order.branchFixed');
  });

  test('B49 the guest reads neither the id nor an error of the till', async () => {
    const scene = await aTillScene(till);
    const guest = await scene.osh.person();
    const { id } = unwrap(await place(guest, pickUp()));
    await scene.move(id, 'ACCEPTED');
    await scene.work();
    const order = unwrap(await guest.api(endpoints.getOrder, { params: { id } }));
    expect([order.posterOrderId, order.posterErrorMessage]).toEqual([null, null]);
  });

  test.each(['down', 'error', 'refused', 'cut', 'changed', 'silent', 'slow', 'stale', 'twice'] as const)(
    'B49 F60 two calls that are %s lose and double no order',
    async (mode) => {
      const scene = await aTillScene(till);
      const id = await scene.accepted();
      scene.fault(mode, 2);
      await scene.work();
      await scene.pass(180);
      expect(await scene.orders()).toHaveLength(1);
      expect(await scene.till(id)).toMatchObject({ state: 'SENT', isUncertain: false, todo: null });
    },
  );

  test('B49 F60 an answer that is lost after the write, and a stale look-up, create no second order', async () => {
    const scene = await aTillScene(till);
    // A sign-in is not what fails: it certainly creates no order.
    await scene.pass(20);
    const id = await scene.accepted();
    scene.fault('silent', 1);
    await scene.work();
    expect(await scene.till(id)).toMatchObject({ state: 'NOT_SENT', isUncertain: true });
    scene.fault('stale', 1);
    await scene.pass(120);
    expect(await scene.orders()).toHaveLength(1);
    expect(await scene.till(id)).toMatchObject({ state: 'SENT', isUncertain: false });
  });

  test('B49 F25 F60 a till that is down for half an hour leaves the order to staff; the entry by hand is in the audit log', async () => {
    const scene = await aTillScene(till);
    // A sign-in is not what fails: it certainly creates no order.
    await scene.pass(20);
    const id = await scene.accepted();
    scene.fault('down');
    await scene.pass(60);
    expect(await scene.till(id)).toMatchObject({ state: 'NOT_SENT' });
    await scene.pass(31 * 60);
    expect(await scene.till(id)).toMatchObject({ state: 'BY_HAND', enteredBy: null, isUncertain: true });
    unwrap(await scene.settle(id, 'ENTERED'));
    expect(await scene.till(id)).toMatchObject({ state: 'BY_HAND', enteredBy: 'OPERATOR' });
    const manager = await scene.osh.person({ role: 'MANAGER' });
    const log = unwrap(await manager.api(endpoints.listAudit, { query: { subjectId: id } }));
    expect(log.map(({ action }) => action)).toContain('order.tillEntered');
    scene.fault('ok');
    await scene.pass(15 * 60);
    expect(await scene.orders()).toEqual([]);
  }, 60_000);

  test('B49 an order that the till took although its answer was lost is found after staff entered it: one is to be removed', async () => {
    const scene = await aTillScene(till);
    // A sign-in is not what fails: it certainly creates no order.
    await scene.pass(20);
    const id = await scene.accepted();
    scene.fault('silent', 1);
    await scene.work();
    unwrap(await scene.settle(id, 'ENTERED'));
    await scene.pass(90);
    expect(await scene.till(id)).toMatchObject({ state: 'BY_HAND', enteredBy: 'OPERATOR', todo: 'TWICE' });
    unwrap(await scene.settle(id, 'DONE'));
    expect(await scene.till(id)).toMatchObject({ todo: null });
  });

  test('B49 what the till rejects is shown with its reason, and is sent again once as a new order', async () => {
    const scene = await aTillScene(till);
    const id = await scene.accepted();
    await scene.work();
    const [first] = await scene.orders();
    await scene.step(first!.id, 'CANCELLED');
    await scene.pass(25);
    expect(await scene.till(id)).toMatchObject({ state: 'REFUSED', posterErrorMessage: 'CANCELED' });
    unwrap(await scene.settle(id, 'SEND_AGAIN'));
    await scene.work();
    expect((await scene.orders()).map(({ step }) => step)).toEqual(['CANCELLED', 'NEW']);
    expect(await scene.till(id)).toMatchObject({ state: 'SENT', posterErrorMessage: null });
    expect((await scene.settle(id, 'SEND_AGAIN')).error?.code).toBe('request.invalid');
  });

  test('B49 a dish without an id of the till, and one that the till does not know, reject the order by name and reason', async () => {
    const scene = await aTillScene(till);
    const id = await scene.accepted({ cartItems: [{ productId: 'unmapped', count: 1 }], totalPrice: 45_000 });
    await scene.work();
    expect(await scene.till(id)).toMatchObject({
      state: 'REFUSED',
      posterErrorMessage: expect.stringMatching(/^UNMAPPED: /),
    });
    await scene.command({ ids: { products: { 'product-1': scene.dishOf(99) } } });
    const other = await scene.accepted();
    await scene.work();
    expect((await scene.till(other))?.state).toBe('REFUSED');
    expect(await scene.orders()).toEqual([]);
  });

  test('B49 an order that is cancelled or changed after it was sent leaves a task for staff', async () => {
    const scene = await aTillScene(till);
    const id = await scene.accepted();
    await scene.work();
    await scene.move(id, 'CANCELED', 'TOO_BUSY');
    await scene.work();
    expect(await scene.till(id)).toMatchObject({ state: 'SENT', todo: 'CANCEL' });
    const [stored] = await scene.orders();
    await scene.step(stored!.id, 'CANCELLED');
    await scene.pass(25);
    expect(await scene.till(id)).toMatchObject({ state: 'REFUSED', todo: null });
  });

  test('B49 a cancelled order that never reached the till is not sent', async () => {
    const scene = await aTillScene(till);
    scene.fault('refused');
    const id = await scene.accepted();
    await scene.work();
    await scene.move(id, 'CANCELED', 'TOO_BUSY');
    scene.fault('ok');
    await scene.pass(120);
    expect(await scene.orders()).toEqual([]);
  });

  test('B49 a stop in the till is on the storefront within 2 minutes, and ends with it; a stop of the staff stays', async () => {
    const scene = await aTillScene(till);
    const stopped = async () =>
      unwrap(await scene.osh.as(null)(endpoints.getStopList, { query: {} })).productIds;
    await scene.pass(20);
    expect(await stopped()).toEqual([]);
    await scene.dish(till.dishId(1), { isStopped: true });
    await scene.pass(90);
    expect(await stopped()).toEqual(['product-1']);
    await scene.dish(till.dishId(1), { isStopped: false });
    await scene.pass(90);
    expect(await stopped()).toEqual([]);
    const stop = { term: 'FOR_GOOD', branchId: 'branch-1', reason: null } as const;
    unwrap(
      await scene.operator.api(endpoints.stopProduct, {
        params: { id: 'product-1' },
        body: stop,
        idempotencyKey: crypto.randomUUID(),
      }),
    );
    await scene.pass(90);
    expect(await stopped()).toEqual(['product-1']);
  });

  test('B49 the till moves an order on only where the merchant lets it lead', async () => {
    const scene = await aTillScene(till);
    await scene.command({ push: 'PLACED', leads: true });
    const { id } = unwrap(await place(await scene.osh.person(), pickUp()));
    await scene.work();
    const [stored] = await scene.orders();
    await scene.step(stored!.id, 'ACCEPTED');
    await scene.pass(25);
    expect((await scene.board(id)).status).toBe('ACCEPTED');
  });

  test('B49 the menus are compared: prices, dishes without an id, dishes that only the till has', async () => {
    const scene = await aTillScene(till);
    await scene.dish(till.dishId(1), { price: 47_500 });
    await scene.pass(20);
    const shown = await scene.command();
    expect(shown).toContain('47500 in the till and 45000 here');
    expect(shown).toContain('(unmapped) has no id of the till');
    expect(shown).toContain('is in the till alone');
  });

  test('B49 the test of the connection names the branches, and a wrong account does not pass', async () => {
    const scene = await aTillScene(till);
    const answer = await scene.command({ test: true });
    expect(answer).toContain('our branch branch-1');
    expect(answer).toContain('no branch of ours');
    await scene.command({ till: till.kind, account: till.account('wrong-account') });
    await expect(scene.command({ test: true })).rejects.toThrow('does not pass the test');
  });

  test('B49 a till that is taken away leaves no stop, and its pending orders to staff', async () => {
    const scene = await aTillScene(till);
    await scene.dish(till.dishId(2), { isStopped: true });
    await scene.pass(20);
    scene.fault('down');
    const id = await scene.accepted();
    await scene.work();
    expect(await scene.command({ off: true })).toContain('no till');
    expect(unwrap(await scene.osh.as(null)(endpoints.getStopList, { query: {} })).productIds).toEqual([]);
    expect(await scene.till(id)).toMatchObject({ state: 'BY_HAND', enteredBy: null });
  });

  test('B49 T07 the account is sealed and in no answer; another brand neither shows nor uses it', async () => {
    const scene = await aTillScene(till);
    const { merchantId, deps } = scene.osh;
    const [row] = await deps.db.inTenant(merchantId, (tx) => tx.select().from(tillAccounts));
    expect(row!.sealedAccount).not.toContain(merchantId);
    expect(await scene.command()).not.toContain(merchantId);
    const burger = await aRunningApi();
    expect(await burger.deps.db.inTenant(burger.merchantId, (tx) => tx.select().from(tillAccounts))).toEqual(
      [],
    );
    unwrap(await place(await burger.person(), pickUp()));
    const jobs = await burger.deps.db.inTenant(burger.merchantId, (tx) => tx.select().from(outbox));
    expect(jobs.map(({ queue }) => queue)).not.toContain('till.push');
  });
});
