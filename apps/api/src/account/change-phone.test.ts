import { endpoints } from '@dasturxon/core/api';
import { beforeAll, expect, test } from 'vitest';

import { aPhone, aRunningApi, type Person, type Scene } from '../testing/scene.ts';

let osh: Scene;
beforeAll(async () => {
  osh = await aRunningApi();
});

test('API-16 a phone that signs in for the first time and becomes another account’s at one moment is one account’s', async () => {
  const phone = aPhone();
  const me: Person = await osh.person();
  await me.api(endpoints.requestPhoneChange, { body: { phone } });
  const change = /\d{6}/.exec((await osh.smsTo(phone))[0] ?? '')![0];
  osh.clock.now = new Date(osh.clock.now.getTime() + 61_000);
  await osh.as(null)(endpoints.requestCode, { body: { phone } });
  const [signIn] = (await osh.smsTo(phone)).map((text) => /\d{6}/.exec(text)![0]);
  const outcomes = await Promise.all([
    me.api(endpoints.verifyPhoneChange, { body: { phone, code: change } }),
    osh.as(null)(endpoints.verifyCode, { body: { phone, code: signIn! } }),
  ]);
  expect(outcomes.map(({ error }) => error?.code ?? 'done')).not.toContain('server.failed');
  const { rows } = await osh.deps.db.executeSql('select id from users where phone = $1', [phone]);
  expect(rows).toHaveLength(1);
});
