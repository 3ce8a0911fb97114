import { expect, test } from 'vitest';

import { staffRecoveryCodes } from '../../db/schema/staff-factors.ts';
import { aRunningApi } from '../../testing/scene.ts';
import { readTypedCode, spendRecoveryCode } from './recovery-codes.ts';

test('OPS-27 codes of an earlier release, a keyed hash alone, are hashed again and each is spent once', async () => {
  const { deps, merchantId, person } = await aRunningApi();
  const { userId } = await person({ role: 'ADMIN' });
  const asker = { ...deps, merchantId, caller: { userId } };
  const codes = ['0123456789', 'ABCDEFGHJK'];
  const keyed = codes.map((code) => deps.secrets.hmac(['recovery', merchantId, userId, code].join('|')));
  await deps.db.inTenant(merchantId, (tx) =>
    tx.insert(staffRecoveryCodes).values(keyed.map((codeHmac) => ({ merchantId, userId, codeHmac }))),
  );
  const spend = async (text: string) => {
    const typed = await readTypedCode(asker, text);
    return deps.db.inTenant(merchantId, (tx) => spendRecoveryCode(asker, tx, typed));
  };
  expect([await spend('01234-56789'), await spend('01234-56789')]).toEqual([true, false]);
  const left = await deps.db.inTenant(merchantId, (tx) => tx.select().from(staffRecoveryCodes));
  expect(left).toMatchObject([{ codeHmac: expect.stringMatching(/^[0-9a-f]{32}:[0-9a-f]{64}$/) }]);
  expect([await spend('ZZZZZ-ZZZZZ'), await spend('abcde-fghjk')]).toEqual([false, true]);
});
