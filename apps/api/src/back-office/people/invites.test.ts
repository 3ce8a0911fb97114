import { endpoints, unwrap } from '@dasturxon/core/api';
import type { StaffRole } from '@dasturxon/core/staff';
import { beforeEach, describe, expect, test } from 'vitest';

import { auditLog } from '../../db/schema/staff.ts';
import { staffInvites } from '../../db/schema/staff-access.ts';
import { officeBrowser, staffPerson, type StaffPerson } from '../../testing/back-office/back-office-scene.ts';
import { twoBranches } from '../../testing/back-office/two-branches.ts';
import { codeFor, later } from '../../testing/codes.ts';
import { aPhone, aRunningApi, type Scene } from '../../testing/scene.ts';

let osh: Scene;
let owner: StaffPerson;
beforeEach(async () => {
  osh = await aRunningApi({ brand: twoBranches() });
  owner = await staffPerson(osh, { role: 'ADMIN' });
});

type Wanted = { role?: StaffRole; branchIds?: string[] | null };
const invite = (who: StaffPerson, { role = 'OPERATOR', branchIds = ['branch-1'] }: Wanted = {}) =>
  who.api(endpoints.inviteStaff, { body: { role, branchIds, name: 'Aziz' } });

async function accept(token: string, phone = aPhone(), scene = osh) {
  const browser = officeBrowser(scene);
  const code = await codeFor(scene, phone);
  const outcome = await browser.api(endpoints.acceptInvite, { body: { token, phone, code, name: 'Aziz' } });
  return { ...outcome, browser, phone };
}

const offer = (token: string, scene = osh) =>
  officeBrowser(scene).api(endpoints.readInvite, { body: { token } });

test('an invited person reads the offer, accepts it by the code of an SMS and is signed in with those rights', async () => {
  const { token } = unwrap(await invite(owner));
  expect(unwrap(await offer(token))).toMatchObject({ role: 'OPERATOR', branches: [expect.anything()] });
  const { browser, error } = await accept(token);
  expect(error).toBeNull();
  const session = unwrap(await browser.api(endpoints.readStaffSession));
  expect(session).toMatchObject({ name: 'Aziz', role: 'OPERATOR', branches: [{ id: 'branch-1' }] });
  expect(session.branches).toHaveLength(1);
});

test('an invitation of an owner still needs the second factor', async () => {
  const { token } = unwrap(await invite(owner, { role: 'ADMIN', branchIds: null }));
  const { browser } = await accept(token);
  expect(unwrap(await browser.api(endpoints.readStaffSession))).toMatchObject({
    factor: 'SET_UP',
    permissions: [],
  });
});

describe('T20 a link is of no use', () => {
  test('after it was accepted once', async () => {
    const { token } = unwrap(await invite(owner));
    expect((await accept(token)).error).toBeNull();
    expect((await accept(token)).error?.code).toBe('invite.invalid');
    expect((await offer(token)).error?.code).toBe('invite.invalid');
  });

  test('BO-322 cut on its way, or without its secret: its person reads that it is no longer valid', async () => {
    const { token } = unwrap(await invite(owner));
    for (const cut of ['', token.slice(0, 20)]) expect((await offer(cut)).error?.code).toBe('invite.invalid');
  });

  test('for all but one of ten people who accept it at one moment', async () => {
    const { token } = unwrap(await invite(owner));
    const phones = Array.from({ length: 10 }, () => aPhone());
    const codes = await Promise.all(phones.map((phone) => codeFor(osh, phone)));
    const outcomes = await Promise.all(
      phones.map((phone, index) =>
        officeBrowser(osh).api(endpoints.acceptInvite, {
          body: { token, phone, code: codes[index]!, name: 'Aziz' },
        }),
      ),
    );
    expect(outcomes.filter(({ error }) => error === null)).toHaveLength(1);
  });

  test('after 48 hours', async () => {
    const { token } = unwrap(await invite(owner));
    later(osh, 48 * 3600 - 1);
    expect((await offer(token)).error).toBeNull();
    later(osh, 1);
    expect((await accept(token)).error?.code).toBe('invite.invalid');
  });

  test('after it was withdrawn', async () => {
    const { token, invite: made } = unwrap(await invite(owner));
    expect(unwrap(await owner.api(endpoints.listInvites))).toMatchObject([{ id: made.id, by: 'ADMIN' }]);
    expect((await owner.api(endpoints.withdrawInvite, { params: { id: made.id } })).error).toBeNull();
    expect((await accept(token)).error?.code).toBe('invite.invalid');
    expect(unwrap(await owner.api(endpoints.listInvites))).toEqual([]);
  });

  test('once its maker could not make it any more', async () => {
    const manager = await staffPerson(osh, { role: 'MANAGER' });
    const { token } = unwrap(await invite(manager));
    expect((await owner.api(endpoints.removeStaff, { params: { id: manager.userId } })).error).toBeNull();
    expect((await accept(token)).error?.code).toBe('invite.invalid');
  });

  test('at another brand', async () => {
    const burger = await aRunningApi({ brand: twoBranches() });
    const { token } = unwrap(await invite(owner));
    expect((await offer(token, burger)).error?.code).toBe('invite.invalid');
    expect((await accept(token, aPhone(), burger)).error?.code).toBe('invite.invalid');
  });

  test('for a person of the staff: it changes no rights, and stays open', async () => {
    const operator = await staffPerson(osh, { role: 'OPERATOR' });
    const { token } = unwrap(await invite(owner, { role: 'ADMIN', branchIds: null }));
    later(osh, 61);
    expect((await accept(token, operator.phone)).error?.code).toBe('invite.alreadyStaff');
    expect((await offer(token)).error).toBeNull();
  });

  test('with a wrong code, which counts as a try', async () => {
    const { token } = unwrap(await invite(owner));
    const phone = aPhone();
    await codeFor(osh, phone);
    const body = { token, phone, code: '000000', name: 'Aziz' };
    const { error } = await officeBrowser(osh).api(endpoints.acceptInvite, { body });
    expect([error?.code, error?.data['triesLeft']]).toEqual(['code.wrong', 4]);
  });
});

test.each([
  ['a manager', { role: 'MANAGER', branchIds: null }],
  ['an owner', { role: 'ADMIN', branchIds: null }],
  ['every branch', { role: 'OPERATOR', branchIds: null }],
  ['another branch', { role: 'OPERATOR', branchIds: ['branch-2'] }],
] as const)('T24 a manager of branch-1 may not invite a person to be %s', async (_, wanted) => {
  const manager = await staffPerson(osh, { role: 'MANAGER', branchIds: ['branch-1'] });
  const given = { ...wanted, branchIds: wanted.branchIds && [...wanted.branchIds] };
  expect((await invite(manager, given)).error?.code).toBe('forbidden');
  expect((await invite(manager)).error).toBeNull();
});

test('a manager neither sees nor withdraws the invitation of an owner', async () => {
  const manager = await staffPerson(osh, { role: 'MANAGER' });
  const { invite: made } = unwrap(await invite(owner, { role: 'ADMIN', branchIds: null }));
  expect(unwrap(await manager.api(endpoints.listInvites))).toEqual([]);
  const { error } = await manager.api(endpoints.withdrawInvite, { params: { id: made.id } });
  expect(error?.code).toBe('notFound');
});

test('the token is stored as its hash and in no line of the audit log', async () => {
  const { token } = unwrap(await invite(owner));
  await accept(token);
  const stored = await osh.deps.db.inTenant(osh.merchantId, async (tx) => [
    await tx.select().from(staffInvites),
    await tx.select().from(auditLog),
  ]);
  expect(JSON.stringify(stored)).not.toContain(token);
  expect(JSON.stringify(stored)).toContain('staff.join');
});
