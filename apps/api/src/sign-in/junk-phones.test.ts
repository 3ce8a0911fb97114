import { endpoints } from '@dasturxon/core/api';
import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';

import { outbox } from '../db/schema/merchants.ts';
import { aRunningApi, type Person, type Scene } from '../testing/scene.ts';

let osh: Scene;
let guest: Person;
beforeAll(async () => {
  osh = await aRunningApi();
  guest = await osh.person();
});

const jobs = () =>
  osh.deps.db.asPlatform((tx) =>
    tx
      .select({ id: outbox.id })
      .from(outbox)
      .where(and(eq(outbox.merchantId, osh.merchantId), eq(outbox.queue, 'sms.send'))),
  );

const JUNK = [
  '&lt;script&gt;901234567',
  '<b>+998901234567</b>',
  "901234567' or 1=1 --",
  'a9b0c1d2e3f4g5h6i7',
  '+998901234567, +998911234567',
  'call me',
  '998001234567',
  '+998 (12) 345-67-89',
];

test.each(JUNK)('VAL-05 the phone %j is refused before an SMS job is written', async (phone) => {
  const signIn = await osh.as(null)(endpoints.requestCode, { body: { phone } });
  expect(signIn).toMatchObject({ error: { code: 'phone.invalid' } });
  const change = await guest.api(endpoints.requestPhoneChange, { body: { phone } });
  expect(change).toMatchObject({ error: { code: 'phone.invalid' } });
  expect(await jobs()).toEqual([]);
});
