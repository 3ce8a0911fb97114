import { describe, expect, test } from 'vitest';

import { aTillScene, TILLS } from '../testing/connections/till-scene.ts';
import { delivery } from '../testing/order-bodies.ts';

describe.each(TILLS)('$kind', (till) => {
  test('B49 OPS-20 every call and every answer has the shape of the protocol’s documents', async () => {
    const scene = await aTillScene(till);
    await scene.command({ test: true });
    await scene.pass(20);
    const id = await scene.accepted(delivery());
    scene.fault('silent', 1);
    await scene.work();
    await scene.pass(120);
    await scene.step((await scene.orders())[0]!.id, 'ACCEPTED');
    await scene.pass(25);
    expect(await scene.till(id)).toMatchObject({ state: 'TAKEN' });
    expect(scene.wire.faults).toEqual([]);
    expect([...scene.wire.seen.keys()].toSorted()).toEqual([...till.calls].toSorted());
  });
});
