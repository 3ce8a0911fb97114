import { endpoints } from '@dasturxon/core/api';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';

import { staffBranches } from '../db/schema/staff.ts';
import { COMMANDS } from '../management/commands.ts';
import { staffPerson } from '../testing/back-office/back-office-scene.ts';
import { aPhone, aRunningApi, type Scene } from '../testing/scene.ts';
import { twoBranches } from '../testing/back-office/two-branches.ts';

let osh: Scene;
beforeAll(async () => {
  osh = await aRunningApi({ brand: twoBranches() });
});

const command = (given: object) => COMMANDS['brand-staff']!(osh.deps, { sub: osh.merchantId, ...given });
const branchesOf = async (userId: string) => {
  const rows = await osh.deps.db.inTenant(osh.merchantId, (tx) =>
    tx.select().from(staffBranches).where(eq(staffBranches.userId, userId)),
  );
  return rows.map(({ branchId }) => branchId).toSorted();
};

test('branches limit a person, are listed, and another set takes their place', async () => {
  const { userId, phone } = await staffPerson(osh, { role: 'OPERATOR' });
  await command({ phone, role: 'OPERATOR', branch: ['branch-2', 'branch-1', 'branch-1'] });
  expect(await branchesOf(userId)).toEqual(['branch-1', 'branch-2']);
  expect(await command({})).toMatch(/OPERATOR .* OPERATOR \(branch-1, branch-2\)/);
  await command({ phone, role: 'OPERATOR', branch: ['branch-2'] });
  expect(await branchesOf(userId)).toEqual(['branch-2']);
});

test('without a branch the limit stays; all removes it', async () => {
  const { userId, phone } = await staffPerson(osh, { role: 'OPERATOR', branchIds: ['branch-1'] });
  await command({ phone, role: 'MANAGER' });
  expect(await branchesOf(userId)).toEqual(['branch-1']);
  await command({ phone, role: 'MANAGER', branch: ['all'] });
  expect(await branchesOf(userId)).toEqual([]);
});

test('a dismissed person has no branches after returning', async () => {
  const { userId, phone } = await staffPerson(osh, { role: 'OPERATOR', branchIds: ['branch-1'] });
  await command({ phone, off: true });
  expect(await branchesOf(userId)).toEqual([]);
});

test('a change of branches ends the sessions of that person, the same branches again do not', async () => {
  const [one, other] = [
    await staffPerson(osh, { role: 'OPERATOR', branchIds: ['branch-1'] }),
    await staffPerson(osh, { role: 'OPERATOR', branchIds: ['branch-1'] }),
  ];
  await command({ phone: one.phone, role: 'OPERATOR', branch: ['branch-1'] });
  expect((await one.api(endpoints.readStaffSession)).error).toBeNull();
  await command({ phone: one.phone, role: 'OPERATOR', branch: ['all'] });
  expect((await one.api(endpoints.readStaffSession)).error?.code).toBe('session.expired');
  expect((await other.api(endpoints.readStaffSession)).error).toBeNull();
});

test.each([
  [
    { phone: aPhone(), role: 'OPERATOR', branch: ['branch-9'] },
    'there is no branch branch-9: use --branch all|branch-1|branch-2',
  ],
  [{ phone: aPhone(), role: 'OPERATOR', branch: ['all', 'branch-1'] }, 'all branches are named alone'],
  [{ phone: aPhone(), off: true, branch: ['branch-1'] }, '--branch needs --phone and --role'],
  [{ branch: ['branch-1'] }, '--branch needs --phone and --role'],
])('%j is refused, and no staff is created', async (given, why) => {
  const before = await command({});
  await expect((async () => command(given))()).rejects.toThrow(why);
  expect(await command({})).toBe(before);
});
