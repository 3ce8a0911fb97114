import { endpoints, unwrap } from '@dasturxon/core/api';
import { beforeEach, describe, expect, test } from 'vitest';

import { staffPins } from '../../db/schema/staff-access.ts';
import { staffPerson, type StaffPerson } from '../../testing/back-office/back-office-scene.ts';
import { aTablet, type Tablet, withPin } from '../../testing/back-office/shared-tablet.ts';
import { twoBranches } from '../../testing/back-office/two-branches.ts';
import { aRunningApi, type Scene } from '../../testing/scene.ts';

const PIN = '4071';

let osh: Scene;
let owner: StaffPerson;
let tablet: Tablet;
let operator: StaffPerson;
beforeEach(async () => {
  osh = await aRunningApi({ brand: twoBranches() });
  owner = await staffPerson(osh, { role: 'ADMIN' });
  tablet = await aTablet(osh, owner);
  operator = await withPin(await staffPerson(osh, { role: 'OPERATOR' }), PIN);
});

const people = async () => unwrap(await tablet.api(endpoints.readDevice))!.people.map(({ id }) => id);
const session = () => tablet.api(endpoints.readStaffSession);

describe('BO-41 a PIN is set', () => {
  const set = (who: StaffPerson, pin: string) => who.api(endpoints.setPin, { body: { pin } });

  test.each(['0000', '1234', '987654'])('but not as %s', async (pin) => {
    expect((await set(operator, pin)).error?.code).toBe('pin.weak');
  });

  test('but not as the end of one’s own phone', async () => {
    const person = await staffPerson(osh, { role: 'WAITER' });
    expect((await set(person, person.phone.slice(-6))).error?.code).toBe('pin.weak');
  });

  test('not by an owner, whose role signs in with a second factor', async () => {
    expect((await set(owner, PIN)).error?.code).toBe('forbidden');
  });

  test('and replaces the one before with its sessions', async () => {
    unwrap(await tablet.enter(operator, PIN));
    unwrap(await set(operator, '72940'));
    expect((await session()).error?.status).toBe(401);
    expect((await tablet.enter(operator, PIN)).error?.code).toBe('pin.wrong');
    expect((await tablet.enter(operator, '72940')).error).toBeNull();
  });

  test('T20 and is not stored as it is; equal PINs have different hashes', async () => {
    await withPin(await staffPerson(osh, { role: 'WAITER' }), PIN);
    const rows = await osh.deps.db.inTenant(osh.merchantId, (tx) => tx.select().from(staffPins));
    expect(new Set(rows.map(({ pinHash }) => pinHash)).size).toBe(2);
    for (const { pinHash } of rows) expect(pinHash).toMatch(/^[\da-f]{32}:[\da-f]{64}$/);
  });
});

test('BO-41 a manager resets the PIN of a person below them; an operator does not', async () => {
  const manager = await staffPerson(osh, { role: 'MANAGER' });
  const reset = (who: StaffPerson, id: string) => who.api(endpoints.resetPin, { params: { id } });
  expect((await reset(operator, operator.userId)).error?.code).toBe('forbidden');
  expect((await reset(manager, manager.userId)).error?.code).toBe('forbidden');
  unwrap(await tablet.enter(operator, PIN));
  unwrap(await reset(manager, operator.userId));
  expect((await session()).error?.status).toBe(401);
  expect(await people()).toEqual([]);
  expect((await tablet.enter(operator, PIN)).error?.code).toBe('pin.wrong');
});
