import { endpoints, unwrap } from '@dasturxon/core/api';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';

import { auditLog } from '../../db/schema/staff.ts';
import { officeBrowser, staffPerson, type StaffPerson } from '../../testing/back-office/back-office-scene.ts';
import { aTablet, type Tablet, withPin } from '../../testing/back-office/shared-tablet.ts';
import { twoBranches } from '../../testing/back-office/two-branches.ts';
import { codeFor, later } from '../../testing/codes.ts';
import { aRunningApi, type Scene } from '../../testing/scene.ts';

const PIN = '4071';
const WRONG = '9153';

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
const session = (browser: Pick<StaffPerson, 'api'> = tablet) => browser.api(endpoints.readStaffSession);
const wrong = async (times: number, who = operator, on = tablet) => {
  const codes = [];
  for (let tries = 0; tries < times; tries += 1) codes.push((await on.enter(who, WRONG)).error?.code);
  return codes;
};

test('BO-41 two people switch by PIN, and the session of the one before is locked', async () => {
  const cook = await withPin(await staffPerson(osh, { role: 'KITCHEN', branchIds: ['branch-1'] }), '72940');
  expect(unwrap(await tablet.enter(operator, PIN))).toMatchObject({
    userId: operator.userId,
    isShared: true,
  });
  const before = tablet.cookie();
  expect(unwrap(await tablet.enter(cook, '72940'))).toMatchObject({ userId: cook.userId, role: 'KITCHEN' });
  expect(unwrap(await session())).toMatchObject({ userId: cook.userId });
  const response = await tablet.request('/admin/v1/session', { headers: { cookie: before } });
  expect([response.status, await response.json()]).toMatchObject([401, { code: 'session.locked' }]);
});

describe('BO-41 the people of a tablet', () => {
  test('work at its branch, have a PIN and a role without a second factor', async () => {
    const here = await withPin(await staffPerson(osh, { role: 'WAITER', branchIds: ['branch-1'] }), PIN);
    await withPin(await staffPerson(osh, { role: 'WAITER', branchIds: ['branch-2'] }), PIN);
    await staffPerson(osh, { role: 'COURIER' });
    expect(new Set(await people())).toEqual(new Set([operator.userId, here.userId]));
  });

  test('who have signed in come first', async () => {
    const other = await withPin(await staffPerson(osh, { role: 'WAITER' }), PIN);
    await operator.api(endpoints.endStaffSession);
    const shown = unwrap(await tablet.api(endpoints.readDevice))!.people;
    expect(shown.map(({ id, isOnShift }) => [id, isOnShift])).toEqual([
      [other.userId, true],
      [operator.userId, false],
    ]);
  });
});

describe('BO-41 a wrong PIN', () => {
  test('five times locks the tablet for five minutes, for its right PIN and other people too', async () => {
    const other = await withPin(await staffPerson(osh, { role: 'WAITER' }), PIN);
    expect(await wrong(5)).toEqual([...Array<string>(4).fill('pin.wrong'), 'request.rateLimited']);
    expect((await tablet.enter(operator, PIN)).error?.data).toMatchObject({ seconds: 300 });
    expect((await tablet.enter(other, PIN)).error?.code).toBe('request.rateLimited');
    later(osh, 299);
    expect((await tablet.enter(operator, PIN)).error?.code).toBe('request.rateLimited');
    later(osh, 1);
    expect((await tablet.enter(operator, PIN)).error).toBeNull();
  });

  test('five times locks the person on other tablets too, and no one else there', async () => {
    const second = await aTablet(osh, owner);
    const other = await withPin(await staffPerson(osh, { role: 'WAITER' }), PIN);
    await wrong(5);
    expect((await second.enter(operator, PIN)).error?.code).toBe('request.rateLimited');
    expect((await second.enter(other, PIN)).error).toBeNull();
  });

  test('is forgotten after a right one', async () => {
    await wrong(4);
    unwrap(await tablet.enter(operator, PIN));
    expect(await wrong(4)).toEqual(Array<string>(4).fill('pin.wrong'));
  });

  test('one’s own right PIN does not clear the tries of a colleague', async () => {
    const other = await withPin(await staffPerson(osh, { role: 'WAITER' }), '72940');
    await wrong(4);
    unwrap(await tablet.enter(other, '72940'));
    expect(await wrong(1)).toEqual(['request.rateLimited']);
  });

  test('twenty at one moment are compared five times', async () => {
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => tablet.enter(operator, WRONG)));
    expect(outcomes.filter(({ error }) => error?.code === 'pin.wrong').length).toBeLessThanOrEqual(4);
    expect(outcomes.every(({ error }) => error !== null)).toBe(true);
  });

  test('thirty times in a day lock the person until the day is over', async () => {
    for (let round = 0; round < 6; round += 1) {
      await wrong(5);
      later(osh, 301);
    }
    expect((await tablet.enter(operator, PIN)).error?.code).toBe('request.rateLimited');
    later(osh, 86_400);
    expect((await tablet.enter(operator, PIN)).error).toBeNull();
  });

  test('is in the log when it locks', async () => {
    await wrong(5);
    const rows = await osh.deps.db.inTenant(osh.merchantId, (tx) =>
      tx.select().from(auditLog).where(eq(auditLog.action, 'pin.lock')),
    );
    expect(rows).toMatchObject([{ userId: operator.userId, subjectId: tablet.id, branchId: 'branch-1' }]);
  });
});

describe('BO-41 T27 the answer is the same and takes as long', () => {
  const others = async () => {
    const elsewhere = await withPin(await staffPerson(osh, { role: 'WAITER', branchIds: ['branch-2'] }), PIN);
    const withoutPin = await staffPerson(osh, { role: 'WAITER' });
    return [elsewhere, withoutPin, owner, { userId: crypto.randomUUID() }];
  };

  test('for people of another branch, without a PIN, owners and unknown ids', async () => {
    for (const who of await others()) expect((await tablet.enter(who, PIN)).error?.code).toBe('pin.wrong');
    expect((await tablet.enter(operator, WRONG)).error?.code).toBe('request.rateLimited');
  });

  test('the PIN of an unknown id is derived as one that is stored', async () => {
    const fastest = async (who: { userId: string }) => {
      const times: number[] = [];
      for (let round = 0; round < 4; round += 1) {
        const from = performance.now();
        await tablet.enter(who, WRONG);
        times.push(performance.now() - from);
      }
      unwrap(await tablet.enter(operator, PIN));
      return Math.min(...times);
    };
    const [known, unknown] = [await fastest(operator), await fastest({ userId: crypto.randomUUID() })];
    expect(unknown).toBeGreaterThan(known / 3);
  });
});

describe('BO-42 a session opened by a PIN', () => {
  const manager = async () => {
    const person = await withPin(await staffPerson(osh, { role: 'MANAGER' }), PIN);
    unwrap(await tablet.enter(person, PIN));
    return person;
  };

  test('has the rights of the person but those that need a second factor', async () => {
    await manager();
    const { permissions, factor } = unwrap(await session());
    expect(factor).toBe('PIN');
    expect(permissions).toContain('orders.move');
    expect(permissions).not.toContain('staff.write');
    expect(unwrap(await tablet.api(endpoints.listStaff)).length).toBeGreaterThan(1);
    const body = { role: 'WAITER', branchIds: null, name: null } as const;
    expect((await tablet.api(endpoints.inviteStaff, { body })).error?.code).toBe('session.factorMissing');
    const device = { name: 'Kassa', branchId: 'branch-1' };
    expect((await tablet.api(endpoints.addDevice, { body: device })).error?.code).toBe(
      'session.factorMissing',
    );
  });

  test('neither sets up nor proves a factor, makes no recovery codes and changes no PIN', async () => {
    await manager();
    const refused = [
      await tablet.api(endpoints.beginTotp),
      await tablet.api(endpoints.beginPasskey),
      await tablet.api(endpoints.askPasskey),
      await tablet.api(endpoints.proveFactor, { body: { code: '123456' } }),
      await tablet.api(endpoints.renewRecoveryCodes),
      await tablet.api(endpoints.readFactor),
      await tablet.api(endpoints.setPin, { body: { pin: '9153' } }),
    ];
    expect(refused.map(({ error }) => error?.code)).toEqual(refused.map(() => 'session.factorMissing'));
  });

  test('is of its tablet: the cookie of the session alone, or with another tablet, opens nothing', async () => {
    unwrap(await tablet.enter(operator, PIN));
    const staff = tablet
      .cookie()
      .split('; ')
      .find((one) => one.startsWith('__Host-staff'))!;
    const device = (await aTablet(osh, owner)).cookie();
    for (const cookie of [staff, `${device}; ${staff}`])
      expect((await tablet.request('/admin/v1/session', { headers: { cookie } })).status).toBe(401);
    expect((await session()).error).toBeNull();
  });

  test('needs an enrolled tablet', async () => {
    const body = { userId: operator.userId, pin: PIN };
    expect((await officeBrowser(osh).api(endpoints.enterByPin, { body })).error?.code).toBe('device.unknown');
  });
});

test('BO-42 a person who signs in by phone on a tablet is bound to it as well, with all rights', async () => {
  later(osh, 61);
  const code = await codeFor(osh, operator.phone);
  unwrap(await tablet.api(endpoints.openStaffSession, { body: { phone: operator.phone, code } }));
  expect(unwrap(await session())).toMatchObject({ isShared: true, factor: 'OPTIONAL' });
  later(osh, 600);
  expect((await session()).error?.code).toBe('session.locked');
});
