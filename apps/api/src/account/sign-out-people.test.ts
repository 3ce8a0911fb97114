import { endpoints } from '@dasturxon/core/api';
import { expect, test } from 'vitest';

import { COMMANDS } from '../management/commands.ts';
import { staffPerson } from '../testing/back-office/back-office-scene.ts';
import { aPhone, aRunningApi, type Person, type Scene } from '../testing/scene.ts';

const command = ({ deps, merchantId }: Scene, given: object) =>
  COMMANDS['brand-sign-out']!(deps, { sub: merchantId, ...given });
const isSignedIn = async ({ api }: Person) => (await api(endpoints.listSessions)).error === null;

test('OPS-17 an operator of the server ends all sessions of one person, and of no other', async () => {
  const osh = await aRunningApi();
  const phone = aPhone();
  const [first, second] = [await osh.person({ phone }), await osh.person()];
  expect(await command(osh, { phone })).toBe(`${osh.merchantId}: 1 session is ended`);
  expect([await isSignedIn(first), await isSignedIn(second)]).toEqual([false, true]);
  await expect(command(osh, { phone: '+998901112233' })).rejects.toThrow('no one has the phone');
});

test('OPS-17 all sessions of a brand end, those of the back office too, and none of another brand', async () => {
  const [osh, burger] = [await aRunningApi(), await aRunningApi()];
  const [guest, other] = [await osh.person(), await burger.person()];
  const operator = await staffPerson(osh, { role: 'OPERATOR' });
  expect(await command(osh, { all: true })).toMatch(/: \d sessions are ended$/);
  expect([await isSignedIn(guest), await isSignedIn(other)]).toEqual([false, true]);
  expect((await operator.api(endpoints.readStaffSession)).error).not.toBeNull();
  expect(() => command(osh, {})).toThrow('--phone or --all');
});
