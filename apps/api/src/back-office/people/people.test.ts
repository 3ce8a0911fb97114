import { endpoints, unwrap } from '@dasturxon/core/api';
import type { Role } from '@dasturxon/core/auth';
import type { StaffRole } from '@dasturxon/core/staff';
import { beforeEach, describe, expect, test } from 'vitest';

import { auditLog } from '../../db/schema/staff.ts';
import { proveSessions, staffPerson, type StaffPerson } from '../../testing/back-office/back-office-scene.ts';
import { twoBranches } from '../../testing/back-office/two-branches.ts';
import { aRunningApi, type Scene } from '../../testing/scene.ts';

let osh: Scene;
let owner: StaffPerson;
beforeEach(async () => {
  osh = await aRunningApi({ brand: twoBranches() });
  owner = await staffPerson(osh, { role: 'ADMIN' });
});

const person = (role: Role, branchIds?: string[]) =>
  staffPerson(osh, { role, ...(branchIds && { branchIds }) });
type Rights = { role: StaffRole; branchIds: string[] | null };
const everywhere = (role: StaffRole): Rights => ({ role, branchIds: null });

const change = (who: StaffPerson, id: string, rights: Rights, expected: Rights) =>
  who.api(endpoints.changeStaff, { params: { id }, body: { ...rights, expected } });
const remove = (who: StaffPerson, id: string) => who.api(endpoints.removeStaff, { params: { id } });
const list = async (who: StaffPerson) => unwrap(await who.api(endpoints.listStaff));
const isSignedIn = async (who: StaffPerson) => (await who.api(endpoints.readStaffSession)).error === null;

describe('the list', () => {
  test('shows rights, a masked phone and open sessions', async () => {
    const cook = await person('KITCHEN', ['branch-2']);
    const shown = (await list(owner)).find(({ id }) => id === cook.userId);
    expect(shown).toMatchObject({
      role: 'KITCHEN',
      branchIds: ['branch-2'],
      sessions: 1,
      hasFactor: false,
      isManageable: true,
    });
    expect(shown?.phone).not.toContain(cook.phone.slice(5, 9));
  });

  test('T04 of a manager of one branch has the people of that branch alone, and no customer', async () => {
    const manager = await person('MANAGER', ['branch-1']);
    const here = await person('OPERATOR', ['branch-1']);
    const elsewhere = await person('OPERATOR', ['branch-2']);
    const guest = await osh.person();
    const ids = (await list(manager)).map(({ id }) => id);
    expect(ids).toContain(here.userId);
    expect(ids).not.toContain(elsewhere.userId);
    expect(ids).not.toContain(guest.userId);
  });
});

describe('T24 rights are changed', () => {
  test('with all sessions of the person, and the log has both states', async () => {
    const operator = await person('OPERATOR');
    const next: Rights = { role: 'WAITER', branchIds: ['branch-1'] };
    unwrap(await change(owner, operator.userId, next, everywhere('OPERATOR')));
    expect(await isSignedIn(operator)).toBe(false);
    const rows = await osh.deps.db.inTenant(osh.merchantId, (tx) => tx.select().from(auditLog));
    expect(rows.find(({ action }) => action === 'staff.change')).toMatchObject({
      subjectId: operator.userId,
      before: { role: 'OPERATOR', branchIds: null },
      after: next,
    });
  });

  test.each([
    ['a manager makes a manager', 'MANAGER', undefined, everywhere('MANAGER')],
    ['a manager makes an owner', 'MANAGER', undefined, everywhere('ADMIN')],
    [
      'a manager of branch-1 gives branch-2',
      'MANAGER',
      ['branch-1'],
      { role: 'OPERATOR', branchIds: ['branch-2'] },
    ],
    ['a manager of branch-1 gives every branch', 'MANAGER', ['branch-1'], everywhere('OPERATOR')],
  ] as const)('%s: refused', async (_, role, branchIds, rights) => {
    const manager = await person(role, branchIds && [...branchIds]);
    const operator = await person('OPERATOR', ['branch-1']);
    const given = { role: rights.role, branchIds: rights.branchIds && [...rights.branchIds] };
    const expected: Rights = { role: 'OPERATOR', branchIds: ['branch-1'] };
    expect((await change(manager, operator.userId, given, expected)).error?.code).toBe('forbidden');
    expect(await isSignedIn(operator)).toBe(true);
  });

  test('a manager touches neither an owner nor another manager nor themselves', async () => {
    const manager = await person('MANAGER');
    const other = await person('MANAGER');
    for (const id of [owner.userId, other.userId, manager.userId]) {
      expect((await remove(manager, id)).error?.code).toBe('forbidden');
      for (const call of [endpoints.endSessionsOfStaff, endpoints.resetFactor])
        expect((await manager.api(call, { params: { id } })).error?.code).toBe('forbidden');
    }
    expect(await isSignedIn(other)).toBe(true);
  });

  test('a manager of branch-1 does not find a person of branch-2, and may not change one of both', async () => {
    const manager = await person('MANAGER', ['branch-1']);
    const elsewhere = await person('OPERATOR', ['branch-2']);
    const both = await person('OPERATOR', ['branch-1', 'branch-2']);
    expect((await remove(manager, elsewhere.userId)).error?.code).toBe('notFound');
    expect((await remove(manager, both.userId)).error?.code).toBe('forbidden');
  });

  test('rights that another person has changed meanwhile are refused', async () => {
    const operator = await person('OPERATOR');
    unwrap(await change(owner, operator.userId, everywhere('WAITER'), everywhere('OPERATOR')));
    const second = await change(owner, operator.userId, everywhere('KITCHEN'), everywhere('OPERATOR'));
    expect([second.error?.code, second.error?.status]).toEqual(['staff.changed', 409]);
  });

  test('a branch that the brand does not have is refused, and a customer is not found', async () => {
    const operator = await person('OPERATOR');
    const rights: Rights = { role: 'OPERATOR', branchIds: ['branch-9'] };
    const { error } = await change(owner, operator.userId, rights, everywhere('OPERATOR'));
    expect(error?.code).toBe('branch.notFound');
    const guest = await osh.person();
    expect((await remove(owner, guest.userId)).error?.code).toBe('notFound');
  });

  test('need a second factor, also in the role of a manager', async () => {
    const manager = await person('MANAGER');
    const operator = await person('OPERATOR');
    await osh.deps.db.executeSql('update staff_sessions set factor_at = null where user_id = $1', [
      manager.userId,
    ]);
    expect((await list(manager)).length).toBeGreaterThan(1);
    expect((await remove(manager, operator.userId)).error?.code).toBe('session.factorMissing');
    await proveSessions(osh, manager.userId);
    expect((await remove(manager, operator.userId)).error).toBeNull();
  });
});

describe('owners', () => {
  test('the last one is neither removed nor given another role', async () => {
    expect((await remove(owner, owner.userId)).error?.code).toBe('staff.lastAdmin');
    const { error } = await change(owner, owner.userId, everywhere('MANAGER'), everywhere('ADMIN'));
    expect(error?.code).toBe('staff.lastAdmin');
    expect(await isSignedIn(owner)).toBe(true);
  });

  test('two who demote each other at one moment: one of them stays', async () => {
    const other = await person('ADMIN');
    const outcomes = await Promise.all([
      change(owner, other.userId, everywhere('MANAGER'), everywhere('ADMIN')),
      change(other, owner.userId, everywhere('MANAGER'), everywhere('ADMIN')),
    ]);
    expect(outcomes.filter(({ error }) => error === null)).toHaveLength(1);
  });
});

test('a person taken off the staff is a customer without sessions and branches', async () => {
  const cook = await person('KITCHEN', ['branch-1']);
  expect((await remove(owner, cook.userId)).error).toBeNull();
  expect(await isSignedIn(cook)).toBe(false);
  expect((await list(owner)).some(({ id }) => id === cook.userId)).toBe(false);
});

test('all sessions of a person end, and the person may sign in again', async () => {
  const operator = await person('OPERATOR');
  unwrap(await owner.api(endpoints.endSessionsOfStaff, { params: { id: operator.userId } }));
  expect(await isSignedIn(operator)).toBe(false);
  expect((await list(owner)).find(({ id }) => id === operator.userId)).toMatchObject({ sessions: 0 });
});
