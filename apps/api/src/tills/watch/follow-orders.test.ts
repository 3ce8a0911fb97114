import { describe, expect, test } from 'vitest';

import { ServiceRefused } from '../../gateways/service-errors.ts';
import { aTillScene, POSTER, TILLS } from '../../testing/connections/till-scene.ts';
import { findAccount, openTillOf } from '../model/till-account.ts';
import { followOrders } from './follow-orders.ts';

describe.each(TILLS)('$kind', (till) => {
  test('BO-413 B49 an order that the till has taken and that is cancelled here is followed until it is cancelled there', async () => {
    const scene = await aTillScene(till);
    const id = await scene.accepted();
    await scene.work();
    const [stored] = await scene.orders();
    await scene.step(stored!.id, 'ACCEPTED');
    await scene.pass(25);
    await scene.move(id, 'CANCELED', 'TOO_BUSY');
    await scene.pass(25);
    expect(await scene.till(id)).toMatchObject({ state: 'TAKEN', todo: 'CANCEL' });
    await scene.step(stored!.id, 'CANCELLED');
    await scene.pass(25);
    expect(await scene.till(id)).toMatchObject({ state: 'REFUSED', todo: null });
  });
});

test('BO-413 B49 an order that the till refuses to show does not hold up the others', async () => {
  const scene = await aTillScene(POSTER);
  const ids = [await scene.accepted(), await scene.accepted()];
  await scene.work();
  const sent = await scene.orders();
  for (const { id } of sent) await scene.step(id, 'ACCEPTED');
  const { deps, merchantId } = scene.osh;
  const account = (await deps.db.inTenant(merchantId, (tx) => findAccount(tx, merchantId)))!;
  const real = openTillOf(deps, account);
  const asked: string[] = [];
  const read: typeof real.read = async (order) => {
    asked.push(order.tillOrderId);
    if (order.tillOrderId === sent[0]!.id) throw new ServiceRefused('404', 'no such order');
    return real.read(order);
  };
  await expect(followOrders(deps, account, { ...real, read })).rejects.toThrow('no such order');
  expect(asked.toSorted()).toEqual(sent.map(({ id }) => id).toSorted());
  const states = await Promise.all(ids.map(async (id) => (await scene.till(id))?.state));
  expect(new Set(states)).toEqual(new Set(['SENT', 'TAKEN']));
});
