import { endpoints, unwrap } from '@dasturxon/core/api';
import { expect, test } from 'vitest';

import { settings } from '../db/schema/merchants.ts';
import type { WholeBrand } from '../store-brand/whole-brand.ts';
import { aPhone, aRunningApi, type Scene } from '../testing/scene.ts';
import { readPageSettings, readStorefrontSettings } from './read-merchant.ts';

async function aBrandWith(parts: Record<string, unknown>, brand: Partial<WholeBrand> = {}): Promise<Scene> {
  const scene = await aRunningApi({ brand });
  // What no program of ours writes, and a hand at the database can.
  const broken = parts as Partial<typeof settings.$inferInsert>;
  await scene.deps.db.inTenant(scene.merchantId, (tx) => tx.update(settings).set(broken));
  return scene;
}
const read = ({ deps, merchantId }: Scene) => deps.db.inTenant(merchantId, readStorefrontSettings);
const phoneOf = async (scene: Scene) =>
  (await read(scene)).contacts.find(({ type }) => type === 'phone')?.value;

test.each([[42], ['oops'], [[1, 2]], [true]])(
  'SET-29 SET-30 SES-14 settings of the website that are %j let a guest sign in',
  async (web) => {
    const scene = await aBrandWith({ web });
    const phone = aPhone();
    unwrap(await scene.as(null)(endpoints.requestCode, { body: { phone } }));
    expect(await scene.smsTo(phone)).toEqual([expect.stringMatching(/^Tasdiqlash kodi: \d{6}$/)]);
    expect(unwrap(await scene.as(null)(endpoints.getWebSettings))).toEqual({});
  },
);

test('SET-29 SET-30 every part broken is the defaults, and the server’s own part fails alone', async () => {
  const scene = await aBrandWith({ web: 42, about: 'x', click: [], orders: 7, server: 'y' });
  expect((await read(scene)).services).toEqual(['DELIVERY', 'PICK_UP']);
  expect(unwrap(await scene.as(null)(endpoints.getOrderSettings)).minimalDeliveryPrice).toBe(0);
});

test.each([[123], [null], ['call us']])(
  'SET-30 a phone that is %j for the website is taken from the about text',
  async (phone) => {
    const about = { phone: '+998 71 200 00 00', phoneActive: true };
    expect(await phoneOf(await aBrandWith({ about, web: { phone } }))).toBe('+998 71 200 00 00');
  },
);

test('SET-30 inside Click its own values win, and a broken one is taken from the website', async () => {
  const web = { title: 'Web', mainColor: '#123456' };
  const scene = await aBrandWith({ web, click: { title: 'Click', mainColor: 'blue' } });
  const { settings: onWeb, settingsInClick } = await scene.deps.db.inTenant(
    scene.merchantId,
    readPageSettings,
  );
  expect(onWeb.look).toMatchObject({ title: 'Web', mainColor: '#123456' });
  expect(settingsInClick.look).toMatchObject({ title: 'Click', mainColor: '#123456' });
});

test('SET-28 D48 the order settings’ area check wins inside Click too', async () => {
  const scene = await aBrandWith({
    web: { shouldValidateDeliveryArea: false },
    click: { shouldValidateDeliveryArea: false },
    orders: { shouldValidateDeliveryArea: true },
  });
  const { settings: onWeb, settingsInClick } = await scene.deps.db.inTenant(
    scene.merchantId,
    readPageSettings,
  );
  expect([onWeb, settingsInClick].map(({ features }) => features.deliveryArea)).toEqual([true, true]);
});
