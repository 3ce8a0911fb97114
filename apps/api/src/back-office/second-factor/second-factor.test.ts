import { endpoints, unwrap } from '@dasturxon/core/api';
import type { Role } from '@dasturxon/core/auth';
import { RECOVERY_CODES } from '@dasturxon/core/staff';
import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { beforeEach, describe, expect, test } from 'vitest';

import { staffRecoveryCodes, staffTotp } from '../../db/schema/staff-factors.ts';
import { auditLog } from '../../db/schema/staff.ts';
import { configureStaff } from '../../users/configure-staff.ts';
import { officeBrowser, staffPhone, type StaffPerson } from '../../testing/back-office/back-office-scene.ts';
import { codeFor, later } from '../../testing/codes.ts';
import { aRunningApi, type Scene } from '../../testing/scene.ts';

let osh: Scene;
beforeEach(async () => {
  osh = await aRunningApi();
});

/** A person who signs in only by the code of an SMS. */
async function signIn(role: Role): Promise<StaffPerson> {
  const person = await staffPhone(osh, { role });
  return { ...person, ...(await signInAgain(person.phone)) };
}

async function signInAgain(phone: string) {
  const browser = officeBrowser(osh);
  later(osh, 61);
  const body = { phone, code: await codeFor(osh, phone) };
  unwrap(await browser.api(endpoints.openStaffSession, { body }));
  return browser;
}

type Browser = Pick<StaffPerson, 'api'>;
const codeOf = (secret: string, seconds = 0) =>
  TOTP.generate({
    secret: Secret.fromBase32(secret),
    timestamp: osh.clock.now.getTime() + seconds * 1000,
  });
const prove = (who: Browser, code: string) => who.api(endpoints.proveFactor, { body: { code } });
const readBoard = async (who: Browser) => (await who.api(endpoints.readBoard)).error?.code ?? 'read';

/** Sets an authenticator app up and returns its secret with the recovery codes. */
async function setUp(who: Browser) {
  const { secret } = unwrap(await who.api(endpoints.beginTotp));
  const body = { code: codeOf(secret) };
  return { secret, ...unwrap(await who.api(endpoints.confirmTotp, { body })) };
}

describe('T20 entering with a second factor', () => {
  test('an owner without a second factor reads nothing before one is set up', async () => {
    const owner = await signIn('ADMIN');
    const session = unwrap(await owner.api(endpoints.readStaffSession));
    expect(session).toMatchObject({ factor: 'SET_UP', permissions: [], branches: [] });
    expect(await readBoard(owner)).toBe('session.factorMissing');
    const { recoveryCodes } = await setUp(owner);
    expect(new Set(recoveryCodes).size).toBe(RECOVERY_CODES);
    expect(await readBoard(owner)).toBe('read');
    expect(unwrap(await owner.api(endpoints.readStaffSession)).factor).toBe('DONE');
  });

  test('a later sign-in is proven by a code of the authenticator app', async () => {
    const owner = await signIn('ADMIN');
    const { secret } = await setUp(owner);
    const again = await signInAgain(owner.phone);
    expect(unwrap(await again.api(endpoints.readStaffSession))).toMatchObject({ factor: 'PROVE' });
    expect(await readBoard(again)).toBe('session.factorMissing');
    const session = unwrap(await prove(again, codeOf(secret)));
    expect(session).toMatchObject({ factor: 'DONE' });
    expect(session.permissions).toContain('staff.write');
    expect(await readBoard(again)).toBe('read');
  });

  test('an operator enters without a factor, and must prove one that they have set up', async () => {
    const operator = await signIn('OPERATOR');
    expect(await readBoard(operator)).toBe('read');
    await setUp(operator);
    const again = await signInAgain(operator.phone);
    expect(await readBoard(again)).toBe('session.factorMissing');
  });

  test('other sessions of the person do not pass without the new factor', async () => {
    const operator = await signIn('OPERATOR');
    const other = await signInAgain(operator.phone);
    await setUp(operator);
    expect(await readBoard(other)).toBe('session.factorMissing');
  });

  test('a session that has not proven its factor neither replaces it nor reads new recovery codes', async () => {
    const owner = await signIn('ADMIN');
    await setUp(owner);
    const thief = await signInAgain(owner.phone);
    expect((await thief.api(endpoints.beginTotp)).error?.code).toBe('session.factorMissing');
    expect((await thief.api(endpoints.beginPasskey)).error?.code).toBe('session.factorMissing');
    expect((await thief.api(endpoints.renewRecoveryCodes)).error?.code).toBe('session.factorMissing');
  });

  test('the first factor needs a sign-in of the last ten minutes', async () => {
    const owner = await signIn('ADMIN');
    later(osh, 601);
    expect((await owner.api(endpoints.beginTotp)).error?.code).toBe('session.notFresh');
  });
});

describe('T18 codes of the authenticator app', () => {
  test('a code is taken once, also in another session and for setting up', async () => {
    const owner = await signIn('ADMIN');
    const { secret } = await setUp(owner);
    const used = codeOf(secret);
    expect((await prove(owner, used)).error?.code).toBe('factor.wrong');
    later(osh, 90);
    unwrap(await prove(owner, codeOf(secret)));
    const again = await signInAgain(owner.phone);
    // The clock has gone on by 61 s; the code of the step that was used is out of its window anyway.
    unwrap(await prove(again, codeOf(secret)));
    expect((await prove(again, codeOf(secret))).error?.code).toBe('factor.wrong');
  });

  test('an earlier step is not taken after a later one', async () => {
    const owner = await signIn('ADMIN');
    const { secret } = await setUp(owner);
    later(osh, 120);
    unwrap(await prove(owner, codeOf(secret, 30)));
    expect((await prove(owner, codeOf(secret))).error?.code).toBe('factor.wrong');
  });

  test('one step beside the present one is taken, two are not', async () => {
    const owner = await signIn('ADMIN');
    const { secret } = await setUp(owner);
    later(osh, 300);
    for (const seconds of [-60, 60])
      expect((await prove(owner, codeOf(secret, seconds))).error?.code).toBe('factor.wrong');
    unwrap(await prove(owner, codeOf(secret, -30)));
    unwrap(await prove(owner, codeOf(secret, 30)));
  });

  test('one of twenty simultaneous uses of a code succeeds', async () => {
    const owner = await signIn('ADMIN');
    const { secret } = await setUp(owner);
    later(osh, 120);
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => prove(owner, codeOf(secret))));
    expect(outcomes.filter(({ error }) => error === null)).toHaveLength(1);
  });

  test('five wrong codes lock the person in all sessions for five minutes, and a right one then too', async () => {
    const owner = await signIn('ADMIN');
    const { secret } = await setUp(owner);
    const again = await signInAgain(owner.phone);
    // Windows of the limit begin at full five minutes.
    osh.clock.now = new Date(Math.ceil(osh.clock.now.getTime() / 300_000) * 300_000);
    const wrong = codeOf(secret) === '111111' ? '222222' : '111111';
    for (const who of [owner, again, owner, again, owner])
      expect((await prove(who, wrong)).error?.code).toBe('factor.wrong');
    expect((await prove(again, codeOf(secret))).error?.code).toBe('request.rateLimited');
    later(osh, 300);
    unwrap(await prove(again, codeOf(secret)));
  });

  test('a secret does not count before a code of it, and is sealed', async () => {
    const owner = await signIn('ADMIN');
    const { secret, uri } = unwrap(await owner.api(endpoints.beginTotp));
    expect(uri).toMatch(/^otpauth:\/\/totp\//);
    expect((await prove(owner, codeOf(secret))).error?.code).toBe('factor.wrong');
    const rows = await osh.deps.db.inTenant(osh.merchantId, (tx) =>
      tx.select().from(staffTotp).where(eq(staffTotp.userId, owner.userId)),
    );
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect(rows[0]?.sealed).toBeNull();
  });

  test('a new authenticator replaces the old one with its first code, not before', async () => {
    const owner = await signIn('ADMIN');
    const old = await setUp(owner);
    later(osh, 120);
    const { secret } = unwrap(await owner.api(endpoints.beginTotp));
    unwrap(await prove(owner, codeOf(old.secret)));
    const body = { code: codeOf(secret) };
    expect(unwrap(await owner.api(endpoints.confirmTotp, { body }))).toEqual({ recoveryCodes: null });
    later(osh, 120);
    expect((await prove(owner, codeOf(old.secret))).error?.code).toBe('factor.wrong');
    unwrap(await prove(owner, codeOf(secret)));
  });
});

describe('recovery codes', () => {
  test('each replaces the second factor once', async () => {
    const owner = await signIn('ADMIN');
    const { recoveryCodes } = await setUp(owner);
    const again = await signInAgain(owner.phone);
    const code = recoveryCodes![3]!;
    unwrap(await prove(again, code.toLowerCase()));
    expect(await readBoard(again)).toBe('read');
    expect((await prove(again, code)).error?.code).toBe('factor.wrong');
    expect(unwrap(await again.api(endpoints.readFactor)).recoveryCodesLeft).toBe(RECOVERY_CODES - 1);
  });

  test('OPS-27 are stored as slow hashes with a salt of their person, and belong to one person', async () => {
    const owner = await signIn('ADMIN');
    const { recoveryCodes } = await setUp(owner);
    const rows = await osh.deps.db.inTenant(osh.merchantId, (tx) => tx.select().from(staffRecoveryCodes));
    for (const code of recoveryCodes!) expect(JSON.stringify(rows)).not.toContain(code.slice(0, 5));
    for (const { codeHmac } of rows) expect(codeHmac).toMatch(/^[0-9a-f]{32}:[0-9a-f]{64}$/);
    const other = await signIn('MANAGER');
    await setUp(other);
    const all = await osh.deps.db.inTenant(osh.merchantId, (tx) => tx.select().from(staffRecoveryCodes));
    expect(new Set(all.map(({ codeHmac }) => codeHmac.split(':')[0])).size).toBe(2);
    expect((await prove(other, recoveryCodes![0]!)).error?.code).toBe('factor.wrong');
  });

  test('new ones replace the old ones', async () => {
    const owner = await signIn('ADMIN');
    const { recoveryCodes } = await setUp(owner);
    const fresh = unwrap(await owner.api(endpoints.renewRecoveryCodes)).recoveryCodes!;
    expect((await prove(owner, recoveryCodes![0]!)).error?.code).toBe('factor.wrong');
    unwrap(await prove(owner, fresh[0]!));
  });
});

test('who leaves the staff and comes back has no factor of before', async () => {
  const owner = await signIn('ADMIN');
  await setUp(owner);
  const change = { sub: osh.merchantId, phone: owner.phone };
  await configureStaff(osh.deps, { ...change, off: true });
  await configureStaff(osh.deps, { ...change, off: false, role: 'ADMIN' });
  const again = await signInAgain(owner.phone);
  expect(unwrap(await again.api(endpoints.readStaffSession)).factor).toBe('SET_UP');
});

test('every change and use of a factor is a line of the audit log without the secret', async () => {
  const owner = await signIn('ADMIN');
  const { secret, recoveryCodes } = await setUp(owner);
  later(osh, 60);
  unwrap(await prove(owner, codeOf(secret)));
  unwrap(await prove(owner, recoveryCodes![0]!));
  const rows = await osh.deps.db.inTenant(osh.merchantId, (tx) =>
    tx.select().from(auditLog).orderBy(auditLog.id),
  );
  const actions = rows.map(({ action }) => action);
  expect(actions).toEqual(['session.open', 'factor.addTotp', 'factor.prove', 'factor.useCode']);
  expect(JSON.stringify(rows)).not.toContain(secret);
});
