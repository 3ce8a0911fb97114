import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { settings } from '../db/schema/merchants.ts';
import { COMMANDS } from '../management/commands.ts';
import { aRunningApi, type Scene } from '../testing/scene.ts';

const give = ({ deps, merchantId }: Scene, keys: object) =>
  COMMANDS['brand-keys']!(deps, { sub: merchantId, keys });
const setClick = ({ deps, merchantId }: Scene, click: Record<string, unknown>) =>
  deps.db.inTenant(merchantId, (tx) =>
    tx.update(settings).set({ click }).where(eq(settings.merchantId, merchantId)),
  );

test('T15 a Click key of a brand without bridgeGlobals comes with a warning about its sign-in links', async () => {
  const scene = await aRunningApi();
  for (const click of [{}, { bridgeGlobals: [] }, { bridgeGlobals: 'ClickApp' }]) {
    await setClick(scene, click);
    expect(await give(scene, { clickApiKey: 'k-1' })).toMatch(/clickApiKey is set\nwarning: .*bridgeGlobals/);
  }
});

test('T15 there is no warning where a global names Click’s app, the key is removed, or another key is set', async () => {
  const scene = await aRunningApi();
  for (const keys of [{ clickApiKey: null }, { yandexDeliveryKey: 'k-2' }])
    expect(await give(scene, keys)).not.toContain('warning');
  await setClick(scene, { bridgeGlobals: ['ClickApp'] });
  expect(await give(scene, { clickApiKey: 'k-1' })).not.toContain('warning');
});

test('T15 the command names the globals of Click’s app, keeps the other Click settings, and removes them', async () => {
  const scene = await aRunningApi();
  const { deps, merchantId } = scene;
  const clickOf = async () =>
    (
      await deps.db.asPlatform((tx) => tx.select().from(settings).where(eq(settings.merchantId, merchantId)))
    )[0]!.click;
  await setClick(scene, { active: true });
  const name = (clickGlobals: unknown, keys = {}) =>
    COMMANDS['brand-keys']!(deps, { sub: merchantId, keys, clickGlobals });
  expect(await name(['ClickApp', 'clickBridge'], { clickApiKey: 'k-1' })).toBe(
    `${merchantId}: clickApiKey is set, Click links count with ClickApp or clickBridge`,
  );
  expect(await clickOf()).toEqual({ active: true, bridgeGlobals: ['ClickApp', 'clickBridge'] });
  expect(() => name(['no name'])).toThrow('a JavaScript name');
  expect(await name([])).toBe(`${merchantId}: Click links count with any window`);
  expect(await clickOf()).toEqual({ active: true, bridgeGlobals: [] });
});
