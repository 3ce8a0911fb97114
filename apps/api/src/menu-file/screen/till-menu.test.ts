import { endpoints, unwrap } from '@dasturxon/core/api';
import { describe, expect, test } from 'vitest';

import { staffPerson } from '../../testing/back-office/back-office-scene.ts';
import { draftOf, EVERY_LINE, publish } from '../../testing/back-office/menu-editor.ts';
import { aTillScene, TILLS } from '../../testing/connections/till-scene.ts';
import { key } from '../../testing/order-bodies.ts';
import { aRunningApi } from '../../testing/scene.ts';

const body = { branchId: 'branch-1' };

describe.each(TILLS)('BO-520 the menu of $kind', (till) => {
  test('is shown by the import of the brand, goes into the draft and is on the menu once published; again it changes nothing', async () => {
    const scene = await aTillScene(till);
    const manager = await staffPerson(scene.osh, { role: 'MANAGER' });
    const asked = unwrap(await manager.api(endpoints.readTillBranches));
    expect(asked).toEqual({ kind: till.kind, branchIds: ['branch-1'] });
    await scene.dish(till.dishId(1), { price: 77_000 });
    const read = async () => {
      const { content } = unwrap(await manager.api(endpoints.copyTillMenu, { body }));
      const file = new Blob([Buffer.from(content, 'base64')]);
      return {
        file,
        preview: unwrap(await manager.api(endpoints.checkMenuFile, { query: { format: 'csv' }, body: file })),
      };
    };
    const { file, preview } = await read();
    expect(preview).toMatchObject({ errorCount: 0, created: 8, changed: 2 });
    expect(preview.rows[0]).toMatchObject({ kind: 'CHANGED', cells: [{ column: 'price', now: '77000' }] });
    const columns = preview.columns.map(({ column }) => column).join('.');
    const query = {
      format: 'csv',
      columns,
      hash: preview.hash,
      lines: EVERY_LINE,
      expectedVersion: '0',
    } as const;
    unwrap(await manager.api(endpoints.importMenuFile, { query, body: file, idempotencyKey: key() }));
    unwrap(await publish(manager, (await draftOf(manager)).revision));
    const { products } = unwrap(await scene.osh.as(null)(endpoints.getOverall, { query: { type: 'WEB' } }));
    expect(products.find(({ id }) => id === 'product-1')?.costPrice).toBe(77_000);
    expect(products.map(({ name }) => name.uz)).toContain('Chuchvara');
    expect((await read()).preview).toMatchObject({ errorCount: 0, created: 0, changed: 0, same: 10 });
  });

  test.each([
    ['down', 'till.noAnswer'],
    ['silent', 'till.noAnswer'],
    ['refused', 'till.refused'],
  ] as const)('a till that is %s is %s, and changes nothing', async (mode, code) => {
    const scene = await aTillScene(till);
    const manager = await staffPerson(scene.osh, { role: 'MANAGER' });
    scene.fault(mode);
    const { error } = await manager.api(endpoints.copyTillMenu, { body });
    expect([code, 'till.noAnswer']).toContain(error?.code);
    expect((await draftOf(manager)).patches).toEqual([]);
  });
});

test('BO-520 T04 a brand without a till reads no menu from it, nor does a person who may not edit the menu', async () => {
  const osh = await aRunningApi();
  const manager = await staffPerson(osh, { role: 'MANAGER' });
  expect(unwrap(await manager.api(endpoints.readTillBranches))).toEqual({ kind: null, branchIds: [] });
  expect((await manager.api(endpoints.copyTillMenu, { body })).error?.code).toBe('till.notFound');
  const operator = await staffPerson(osh, { role: 'OPERATOR' });
  expect((await operator.api(endpoints.copyTillMenu, { body })).error?.code).toBe('forbidden');
});
