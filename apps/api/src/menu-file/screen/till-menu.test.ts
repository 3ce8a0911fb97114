import { endpoints, unwrap } from '@dasturxon/core/api';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';

import { products } from '../../db/schema/catalog.ts';
import { staffPerson, type StaffPerson } from '../../testing/back-office/back-office-scene.ts';
import { draftOf, EVERY_LINE, publish, undo } from '../../testing/back-office/menu-editor.ts';
import { aTillScene, TILLS } from '../../testing/connections/till-scene.ts';
import { key } from '../../testing/order-bodies.ts';
import { aRunningApi } from '../../testing/scene.ts';

const body = { branchId: 'branch-1' };

/** Reads the till's menu as a file, and what the import finds in it. */
async function read(manager: StaffPerson) {
  const { content } = unwrap(await manager.api(endpoints.copyTillMenu, { body }));
  const file = new Blob([Buffer.from(content, 'base64')]);
  const preview = unwrap(
    await manager.api(endpoints.checkMenuFile, { query: { format: 'csv' }, body: file }),
  );
  return { file, preview };
}

/** Puts every line of it into the draft and publishes. Returns the version. */
async function bring(manager: StaffPerson, { file, preview }: Awaited<ReturnType<typeof read>>) {
  const columns = preview.columns.map(({ column }) => column).join('.');
  const { hash } = preview;
  const expectedVersion = String((await draftOf(manager)).revision);
  const query = { format: 'csv', columns, hash, lines: EVERY_LINE, expectedVersion } as const;
  unwrap(await manager.api(endpoints.importMenuFile, { query, body: file, idempotencyKey: key() }));
  const { version } = unwrap(await publish(manager, (await draftOf(manager)).revision));
  return version!;
}

describe.each(TILLS)('BO-520 the menu of $kind', (till) => {
  test('is shown by the import of the brand, goes into the draft and is on the menu once published; again it changes nothing', async () => {
    const scene = await aTillScene(till);
    const manager = await staffPerson(scene.osh, { role: 'MANAGER' });
    const asked = unwrap(await manager.api(endpoints.readTillBranches));
    expect(asked).toEqual({ kind: till.kind, branchIds: ['branch-1'] });
    await scene.dish(till.dishId(1), { price: 77_000 });
    const { file, preview } = await read(manager);
    expect(preview).toMatchObject({ errorCount: 0, created: 8, changed: 2 });
    expect(preview.rows[0]).toMatchObject({ kind: 'CHANGED', cells: [{ column: 'price', now: '77000' }] });
    await bring(manager, { file, preview });
    const menu = unwrap(await scene.osh.as(null)(endpoints.getOverall, { query: { type: 'WEB' } }));
    expect(menu.products.find(({ id }) => id === 'product-1')?.costPrice).toBe(77_000);
    expect(menu.products.map(({ name }) => name.uz)).toContain('Chuchvara');
    expect((await read(manager)).preview).toMatchObject({ errorCount: 0, created: 0, changed: 0, same: 10 });
  });

  test('an undo of the import brings the menu and its stored rows back, and the till can be read again', async () => {
    const scene = await aTillScene(till);
    const manager = await staffPerson(scene.osh, { role: 'MANAGER' });
    await scene.dish(till.dishId(1), { price: 77_000 });
    const bytes = async () => (await scene.osh.request('/products/v1/overalls?type=WEB')).text();
    const stored = () =>
      scene.osh.deps.db.inTenant(scene.osh.merchantId, (tx) =>
        tx
          .select()
          .from(products)
          .where(sql`not (${products.data} ? 'archived')`)
          .orderBy(products.id),
      );
    const [before, rows] = [await bytes(), await stored()];
    const first = await read(manager);
    const version = await bring(manager, first);
    await expect.poll(bytes).not.toBe(before);
    unwrap(await undo(manager, { version, expectedVersion: version }));
    await expect.poll(bytes).toBe(before);
    expect(await stored()).toEqual(rows);
    expect((await draftOf(manager)).patches).toEqual([]);
    const again = await read(manager);
    expect(again.preview).toMatchObject({ errorCount: 0, created: 8, changed: 2 });
    await bring(manager, again);
    expect((await read(manager)).preview).toMatchObject({ created: 0, changed: 0, same: 10 });
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
