import type { SmsGateway } from '@dasturxon/core/merchant';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { merchants } from '../../db/schema/merchants.ts';
import { sandboxSms } from '../../seed/sandbox-sms.ts';
import { aRunningApi } from '../../testing/scene.ts';
import { smsRoute } from './sms-route.ts';

/** The accounts of a merchant who has chosen a gateway and stored these secrets. */
async function accountsOf(smsGateway: SmsGateway | null, plain: object) {
  const { deps, merchantId } = await aRunningApi();
  await deps.db.asPlatform((tx) =>
    tx
      .update(merchants)
      .set({
        secrets: deps.secrets.seal(plain, merchantId),
        data: sql`${merchants.data} || ${JSON.stringify({ smsGateway })}::jsonb`,
      })
      .where(eq(merchants.merchantId, merchantId)),
  );
  return (await smsRoute(deps, merchantId)).accounts;
}

const single = { smsUsername: 'one', smsPassword: 'two' };
const account = { username: 'one', password: 'two' };

test.each([
  ['PLAY_MOBILE', { PLAY_MOBILE: account }],
  ['ESKIZ', { ESKIZ: account }],
  [null, { ESKIZ: account }],
] as const)(
  'SET-31 a single SMS account belongs to the chosen gateway alone: %s',
  async (gateway, accounts) => {
    expect(await accountsOf(gateway, single)).toEqual(accounts);
  },
);

test('SET-31 accounts that name their gateway come before the single one', async () => {
  const smsAccounts = sandboxSms('osh');
  expect(await accountsOf('ESKIZ', { ...single, smsAccounts })).toEqual(smsAccounts);
});

test('SET-31 a merchant without credentials has no account at all', async () => {
  expect(await accountsOf('ESKIZ', {})).toEqual({});
});
