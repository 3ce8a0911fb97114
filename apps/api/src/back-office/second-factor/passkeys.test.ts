import { endpoints, unwrap } from '@dasturxon/core/api';
import { beforeEach, describe, expect, test } from 'vitest';

import {
  officeBrowser,
  officeHost,
  staffPhone,
  type StaffPerson,
} from '../../testing/back-office/back-office-scene.ts';
import { softwareAuthenticator } from '../../testing/back-office/software-authenticator.ts';
import { codeFor, later } from '../../testing/codes.ts';
import { aRunningApi, type Scene } from '../../testing/scene.ts';

let osh: Scene;
let origin: string;
let owner: StaffPerson;
let key: ReturnType<typeof softwareAuthenticator>;
beforeEach(async () => {
  osh = await aRunningApi();
  origin = `https://${officeHost(osh)}`;
  owner = { ...(await staffPhone(osh, { role: 'ADMIN' })), ...officeBrowser(osh) };
  await signIn(owner);
  key = softwareAuthenticator();
});

async function signIn(who: Pick<StaffPerson, 'api'>, phone = owner.phone) {
  later(osh, 61);
  const body = { phone, code: await codeFor(osh, phone) };
  unwrap(await who.api(endpoints.openStaffSession, { body }));
}

type Change = { origin?: string; challenge?: string; isVerified?: boolean };
type Browser = Pick<StaffPerson, 'api'>;

async function add(who: Browser = owner, change: Change = {}, authenticator = key) {
  const { challenge } = unwrap(await who.api(endpoints.beginPasskey));
  const credential = authenticator.register({ challenge, origin, ...change });
  return who.api(endpoints.addPasskey, { body: { name: 'iPhone', credential } });
}

async function prove(who: Browser, change: Change = {}, authenticator = key) {
  const { challenge } = unwrap(await who.api(endpoints.askPasskey));
  const credential = authenticator.prove({ challenge, origin, ...change });
  return who.api(endpoints.provePasskey, { body: { credential } });
}

const readBoard = async (who: Browser) => (await who.api(endpoints.readBoard)).error?.code ?? 'read';

test('an owner sets a passkey up, and proves later sign-ins with it', async () => {
  const { recoveryCodes } = unwrap(await add());
  expect(recoveryCodes).toHaveLength(10);
  expect(await readBoard(owner)).toBe('read');
  const again = officeBrowser(osh);
  await signIn(again);
  expect(await readBoard(again)).toBe('session.factorMissing');
  expect(unwrap(await prove(again))).toMatchObject({ factor: 'DONE' });
  expect(await readBoard(again)).toBe('read');
  const { passkeys } = unwrap(await owner.api(endpoints.readFactor));
  expect(passkeys).toMatchObject([{ name: 'iPhone', lastUsedAt: osh.clock.now.toISOString() }]);
});

describe('T20 a passkey is refused', () => {
  test.each([
    ['of another page', { origin: 'https://evil.example' }],
    ['for another challenge', { challenge: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' }],
    ['whose owner was not verified', { isVerified: false }],
  ])('%s', async (_, change) => {
    expect((await add(owner, change)).error?.code).toBe('factor.wrong');
    unwrap(await add());
    expect((await prove(owner, change)).error?.code).toBe('factor.wrong');
  });

  test('with a challenge that was used', async () => {
    unwrap(await add());
    const { challenge } = unwrap(await owner.api(endpoints.askPasskey));
    const send = () =>
      owner.api(endpoints.provePasskey, { body: { credential: key.prove({ challenge, origin }) } });
    unwrap(await send());
    expect((await send()).error?.code).toBe('factor.expired');
  });

  test('with a challenge that a wrong answer has used up', async () => {
    unwrap(await add());
    const { challenge } = unwrap(await owner.api(endpoints.askPasskey));
    const send = (from: string) =>
      owner.api(endpoints.provePasskey, { body: { credential: key.prove({ challenge, origin: from }) } });
    expect((await send('https://evil.example')).error?.code).toBe('factor.wrong');
    expect((await send(origin)).error?.code).toBe('factor.expired');
  });

  test('five minutes after the challenge', async () => {
    unwrap(await add());
    const { challenge } = unwrap(await owner.api(endpoints.askPasskey));
    later(osh, 300);
    const body = { credential: key.prove({ challenge, origin }) };
    expect((await owner.api(endpoints.provePasskey, { body })).error?.code).toBe('factor.expired');
  });

  test('with the challenge of another session', async () => {
    unwrap(await add());
    const again = officeBrowser(osh);
    await signIn(again);
    const { challenge } = unwrap(await owner.api(endpoints.askPasskey));
    unwrap(await again.api(endpoints.askPasskey));
    const body = { credential: key.prove({ challenge, origin }) };
    expect((await again.api(endpoints.provePasskey, { body })).error?.code).toBe('factor.wrong');
  });

  test('of another person', async () => {
    unwrap(await add());
    const other = await staffPhone(osh, { role: 'ADMIN' });
    const browser = officeBrowser(osh);
    await signIn(browser, other.phone);
    expect((await prove(browser)).error?.code).toBe('factor.wrong');
    expect((await add(browser)).error?.code).toBe('factor.wrong');
  });

  test('whose counter went back, as that of a copy does', async () => {
    unwrap(await add());
    unwrap(await prove(owner));
    key.rewind();
    expect((await prove(owner)).error?.code).toBe('factor.wrong');
  });
});

test('the last factor stays, another passkey is removed, and one of another person is not found', async () => {
  unwrap(await add());
  const second = softwareAuthenticator();
  later(osh, 1);
  unwrap(await add(owner, {}, second));
  const ids = unwrap(await owner.api(endpoints.readFactor)).passkeys.map(({ id }) => id);
  const remove = (id: string) => owner.api(endpoints.removePasskey, { params: { id } });
  expect((await remove('of-another')).error?.code).toBe('notFound');
  expect((await remove(ids[0]!)).error).toBeNull();
  expect((await remove(ids[1]!)).error?.code).toBe('factor.last');
  expect((await prove(owner)).error?.code).toBe('factor.wrong');
  unwrap(await prove(owner, {}, second));
});
