import { endpoints, unwrap } from '@dasturxon/core/api';
import { and, desc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';

import { paymentMethods } from '../../db/schema/content.ts';
import { settings } from '../../db/schema/merchants.ts';
import { auditLog } from '../../db/schema/staff.ts';
import { loadAccounts } from '../../brand-doctor/load-accounts.ts';
import { keepTest } from '../../payments/calls/account-proofs.ts';
import { staffPerson, type StaffPerson } from '../../testing/back-office/back-office-scene.ts';
import { publishSettings, saveSettings, setting } from '../../testing/back-office/settings-editor.ts';
import { key } from '../../testing/order-bodies.ts';
import { PAYME_ACCOUNT } from '../../testing/payments/paying.ts';
import { paymeCaller } from '../../testing/payments/payme/payme-caller.ts';
import { aRunningApi, type Scene } from '../../testing/scene.ts';
import { publishPlannedJob } from '../planned-job.ts';

let osh: Scene;
let owner: StaffPerson;
beforeEach(async () => {
  osh = await aRunningApi();
  owner = await staffPerson(osh, { role: 'ADMIN' });
});

const inTenant = <T>(work: Parameters<typeof osh.deps.db.inTenant<T>>[1]) =>
  osh.deps.db.inTenant(osh.merchantId, work);
const fields = { merchantId: PAYME_ACCOUNT.merchantId, key: PAYME_ACCOUNT.key };
const connect = (typed: Record<string, string>, isOn: boolean, accept?: string) =>
  owner.api(endpoints.connectPayment, {
    body: { type: 'PAYME', fields: typed, isOn, ...(accept !== undefined && { accept }) },
    idempotencyKey: key(),
  });
const shown = async () =>
  unwrap(await owner.api(endpoints.readConnections)).payments.find(({ type }) => type === 'PAYME')!;
const later = (minutes: number) => {
  osh.clock.now = new Date(osh.clock.now.getTime() + minutes * 60_000);
};
/** A test of Payme's keys that passed: Payme itself cannot be asked. */
const passTest = () =>
  inTenant((tx) => keepTest(tx, osh.merchantId, { type: 'PAYME', outcome: 'good', at: osh.clock.now }));
const accepted = () =>
  inTenant((tx) =>
    tx
      .select({ subjectId: auditLog.subjectId, after: auditLog.after })
      .from(auditLog)
      .where(and(eq(auditLog.merchantId, osh.merchantId), eq(auditLog.action, 'connection.accept')))
      .orderBy(desc(auditLog.at)),
  );
/** Keys that are active and were never tested, with the switch of the settings off. */
async function untestedBehindSwitch() {
  unwrap(await connect(fields, false));
  await inTenant(async (tx) => {
    await tx.update(paymentMethods).set({ isActive: true }).where(eq(paymentMethods.type, 'PAYME'));
    await tx.update(settings).set({ web: { payme: false } });
  });
}

describe('BO-380 an account goes live after a test or a typed confirmation', () => {
  test('keys are saved without offering them; offering them untested is refused and changes nothing', async () => {
    unwrap(await connect(fields, false));
    expect(await shown()).toMatchObject({ isOn: false, isUntested: true, test: null });
    const refused = await connect({}, true);
    expect(refused.error).toMatchObject({ code: 'connection.untested', data: { providers: ['PAYME'] } });
    expect((await connect({}, true, 'yes')).error?.code).toBe('connection.untested');
    expect(await shown()).toMatchObject({ isOn: false });
    expect(await accepted()).toEqual([]);
  });

  test('the typed confirmation offers it, is in the audit log, and leaves it untested', async () => {
    unwrap(await connect(fields, true, ' i KNOW '));
    expect(await shown()).toMatchObject({ isOn: true, isUntested: true });
    expect(await accepted()).toEqual([{ subjectId: 'PAYME', after: { typed: 'i KNOW' } }]);
    const { payments } = await inTenant((tx) =>
      loadAccounts({ secrets: osh.deps.secrets, merchantId: osh.merchantId }, tx),
    );
    expect(payments.find(({ setting: { type } }) => type === 'PAYME')).toMatchObject({ isUntested: true });
  });

  test('a passed test offers it; new keys are untested again and need another one', async () => {
    unwrap(await connect(fields, false));
    await passTest();
    unwrap(await connect({}, true));
    expect(await shown()).toMatchObject({ isOn: true, isUntested: false, test: { outcome: 'good' } });
    later(1);
    expect((await connect({ key: 'another' }, true)).error?.code).toBe('connection.untested');
    expect(await shown()).toMatchObject({ isUntested: false });
    unwrap(await connect({ key: 'another' }, false));
    expect(await shown()).toMatchObject({ isOn: false, isUntested: true, test: null });
  });

  test('a right call of the provider counts as a test', async () => {
    unwrap(await connect(fields, false));
    later(1);
    await paymeCaller(osh).text('GetStatement', { from: 1, to: 2 });
    const own = await shown();
    expect(own).toMatchObject({ isUntested: false });
    expect(own.lastCallAt).toBe(osh.clock.now.toISOString());
    unwrap(await connect({}, true));
  });

  test('a forged call is no test, nor is one that cannot ask the provider', async () => {
    unwrap(await connect(fields, false));
    later(1);
    await paymeCaller(osh).text('GetStatement', { from: 1, to: 2 }, 'Basic eDp5');
    const tested = await owner.api(endpoints.testConnection, {
      body: { kind: 'PAYME' },
      idempotencyKey: key(),
    });
    expect(unwrap(tested).outcome).toBe('callsOnly');
    expect(await shown()).toMatchObject({ isUntested: true, test: { outcome: 'callsOnly' } });
    expect((await connect({}, true)).error?.code).toBe('connection.untested');
  });

  test('a test that began before the keys were replaced proves nothing', async () => {
    const began = osh.clock.now;
    later(1);
    unwrap(await connect(fields, false));
    await inTenant((tx) => keepTest(tx, osh.merchantId, { type: 'PAYME', outcome: 'good', at: began }));
    expect(await shown()).toMatchObject({ isUntested: true, test: null });
  });
});

describe('BO-380 publishing the switch of an untested account', () => {
  test('needs the confirmation too; afterwards these keys need none', async () => {
    await untestedBehindSwitch();
    const { revision } = unwrap(await saveSettings(owner, [setting('payme', true)]));
    const refused = await publishSettings(owner, revision);
    expect(refused.error).toMatchObject({ code: 'connection.untested', data: { providers: ['PAYME'] } });
    let { revision: base } = unwrap(await publishSettings(owner, revision, { accept: 'Bilaman' }));
    expect(await accepted()).toEqual([{ subjectId: 'PAYME', after: { typed: 'Bilaman' } }]);
    for (const isOn of [false, true]) {
      const saved = unwrap(await saveSettings(owner, [setting('payme', isOn, { base })]));
      base = unwrap(await publishSettings(owner, saved.revision)).revision;
    }
  });

  test('a passed test needs none, and other settings never do', async () => {
    await untestedBehindSwitch();
    const other = unwrap(await saveSettings(owner, [setting('mainColor', '#00aa44')]));
    unwrap(await publishSettings(owner, other.revision));
    await passTest();
    const { revision } = unwrap(await saveSettings(owner, [setting('payme', true)]));
    unwrap(await publishSettings(owner, revision));
  });

  test('an undo that brings the switch back needs it', async () => {
    await untestedBehindSwitch();
    await inTenant((tx) => tx.update(settings).set({ web: { payme: true } }));
    const { revision } = unwrap(await saveSettings(owner, [setting('payme', false)]));
    const version = unwrap(await publishSettings(owner, revision)).version!;
    const undo = (accept?: string) =>
      owner.api(endpoints.undoSettingsVersion, {
        body: { version, expectedVersion: version, skipChanged: false, ...(accept && { accept }) },
        idempotencyKey: key(),
      });
    expect((await undo()).error?.code).toBe('connection.untested');
    unwrap(await undo('我知道'));
  });

  test('a plan asks at once, and one whose keys were replaced since waits for a hand', async () => {
    await untestedBehindSwitch();
    const at = new Date(osh.clock.now.getTime() + 3_600_000).toISOString();
    const { revision } = unwrap(await saveSettings(owner, [setting('payme', true)]));
    expect((await publishSettings(owner, revision, { at })).error?.code).toBe('connection.untested');
    unwrap(await publishSettings(owner, revision, { at, accept: 'Я знаю' }));
    later(30);
    await inTenant((tx) =>
      tx
        .update(paymentMethods)
        .set({ accountSetAt: osh.clock.now, acceptedAt: null })
        .where(eq(paymentMethods.type, 'PAYME')),
    );
    later(30);
    await publishPlannedJob(osh.deps, osh.merchantId, { at });
    const [row] = await inTenant((tx) => tx.select({ web: settings.web }).from(settings));
    expect(row!.web).toMatchObject({ payme: false });
  });
});
