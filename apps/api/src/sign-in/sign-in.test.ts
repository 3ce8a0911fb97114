import { endpoints, unwrap } from '@dasturxon/core/api';
import { beforeAll, describe, expect, test } from 'vitest';

import { codeFor, later, verify } from '../testing/codes.ts';
import { aPhone, aRunningApi, type Scene } from '../testing/scene.ts';

let osh: Scene;
beforeAll(async () => {
  osh = await aRunningApi();
});

const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

describe('a code by SMS', () => {
  test('SES-14 TEN-07 the phone and the code sign a new customer in', async () => {
    const phone = aPhone();
    const code = await codeFor(osh, phone);
    expect(code).toMatch(/^\d{6}$/);
    const session = unwrap(await verify(osh, phone, code));
    expect(session).toMatchObject({
      user: { phone, role: 'CLIENT', merchantId: osh.merchantId, cashback: 0 },
    });
    expect(unwrap(await osh.as(session.token)(endpoints.getMe)).id).toBe(session.user.id);
  });

  test('D29 T72 a known and an unknown phone get the same answer', async () => {
    const known = aPhone();
    await osh.person({ phone: known });
    const [a, b] = await Promise.all(
      [known, aPhone()].map(async (phone) =>
        unwrap(await osh.as(null)(endpoints.requestCode, { body: { phone } })),
      ),
    );
    expect({ ...a, id: '', phone: '' }).toEqual({ ...b, id: '', phone: '' });
    expect(a).toMatchObject({ code: null, time: 60 });
  });

  test.each([
    ['https', true],
    ['https, http', true],
    ['http', false],
    [null, false],
  ])('T21 the device cookie is Secure when the browser uses HTTPS: %s', async (proto, isSecure) => {
    const phone = aPhone();
    const answer = await osh.request('/users/v1/auth/phone/verify', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(proto && { 'x-forwarded-proto': proto }) },
      body: JSON.stringify({ phone, code: await codeFor(osh, phone) }),
    });
    const cookie = answer.headers.getSetCookie().find((text) => text.startsWith('device='));
    expect(cookie).toMatch(/; HttpOnly; SameSite=Lax/);
    expect(cookie?.endsWith('; Secure')).toBe(isSecure);
  });

  test('the same phone signs in to the same account, however it is typed', async () => {
    const phone = aPhone();
    const first = unwrap(await verify(osh, phone, await codeFor(osh, phone)));
    later(osh, 61);
    const typed = `+998 ${phone.slice(3, 5)} ${phone.slice(5)}`;
    unwrap(await osh.as(null)(endpoints.requestCode, { body: { phone: typed } }));
    const [text] = await osh.smsTo(phone);
    const second = unwrap(await verify(osh, typed, /\d{6}/.exec(text ?? '')![0]));
    expect(second.user.id).toBe(first.user.id);
    expect(second.token).not.toBe(first.token);
  });

  test('VAL-06 ERR-18 a wrong code is refused with the message of the specification', async () => {
    const phone = aPhone();
    const code = await codeFor(osh, phone);
    const { error } = await verify(osh, phone, wrong(code));
    expect(error).toMatchObject({ code: 'code.wrong', status: 400 });
    expect(error?.description.eng).toBe('Wrong code entered or sms code is expired');
    expect((await verify(osh, phone, code)).error).toBeNull();
  });

  test('D29 a code expires after 180 seconds and after one use', async () => {
    const phone = aPhone();
    const code = await codeFor(osh, phone);
    later(osh, 181);
    expect((await verify(osh, phone, code)).error?.code).toBe('code.expired');
    const fresh = await codeFor(osh, phone);
    expect((await verify(osh, phone, fresh)).error).toBeNull();
    expect((await verify(osh, phone, fresh)).error?.code).toBe('code.wrong');
  });

  test('T18 after five tries even the right code is refused until a new one', async () => {
    const phone = aPhone();
    const code = await codeFor(osh, phone);
    for (let attempt = 0; attempt < 5; attempt += 1) await verify(osh, phone, wrong(code));
    expect((await verify(osh, phone, code)).error?.code).toBe('code.tooManyAttempts');
    later(osh, 61);
    expect((await verify(osh, phone, await codeFor(osh, phone))).error).toBeNull();
  });

  test('D29 T18 the error of a refused code has the remaining tries, the last one zero', async () => {
    const phone = aPhone();
    const code = await codeFor(osh, phone);
    const errors: unknown[] = [];
    for (let attempt = 0; attempt < 6; attempt += 1) {
      const { error } = await verify(osh, phone, wrong(code));
      errors.push([error?.code, error?.data['triesLeft']]);
    }
    expect(errors).toEqual([
      ['code.wrong', 4],
      ['code.wrong', 3],
      ['code.wrong', 2],
      ['code.wrong', 1],
      ['code.wrong', 0],
      ['code.tooManyAttempts', 0],
    ]);
  });

  test('D29 an expired code has no try left', async () => {
    const phone = aPhone();
    const code = await codeFor(osh, phone);
    later(osh, 181);
    const { error } = await verify(osh, phone, code);
    expect([error?.code, error?.data['triesLeft']]).toEqual(['code.expired', 0]);
  });

  test('T18 T72 a guess gets the same answer for a phone with an account, without one and without a code', async () => {
    const known = aPhone();
    await osh.person({ phone: known });
    const outsider = aPhone();
    for (const phone of [known, outsider]) await codeFor(osh, phone);
    const guesses = await Promise.all(
      [known, outsider, aPhone()].map((phone) => verify(osh, phone, '999999')),
    );
    const errors = guesses.map(({ error }) => ({ ...error, requestId: '' }));
    expect(errors[1]).toEqual(errors[0]);
    expect(errors[2]).toEqual(errors[0]);
  });

  test('T18 T72 the remaining tries do not reveal whether a phone has an account', async () => {
    const scene = await aRunningApi();
    const [used, old, never] = [aPhone(), aPhone(), aPhone()];
    const right = await codeFor(scene, used);
    await verify(scene, used, wrong(right));
    unwrap(await verify(scene, used, right));
    const forgotten = await codeFor(scene, old);
    await verify(scene, old, wrong(forgotten));
    later(scene, 3700);
    const guesses = async (phone: string) => {
      const errors: unknown[] = [];
      for (let n = 0; n < 8; n += 1) {
        const { error } = await verify(scene, phone, '999999');
        errors.push([error?.code, error?.data]);
      }
      return errors;
    };
    const outsider = await guesses(never);
    expect(outsider[1]).toEqual(['code.wrong', { triesLeft: 3 }]);
    expect(await guesses(used)).toEqual(outsider);
    expect(await guesses(old)).toEqual(outsider);
    later(scene, 3700);
    expect(await guesses(used)).toEqual(await guesses(never));
    unwrap(await verify(scene, never, await codeFor(scene, never)));
  });

  test('D29 after a used code the next one is sent without a wait; the limits of a phone stay', async () => {
    const scene = await aRunningApi();
    const phone = aPhone();
    const again = async () => verify(scene, phone, await codeFor(scene, phone));
    for (let signIn = 0; signIn < 3; signIn += 1) expect((await again()).error).toBeNull();
    const fourth = await scene.as(null)(endpoints.requestCode, { body: { phone } });
    expect(fourth.error?.code).toBe('request.rateLimited');
    expect(await scene.smsTo(phone)).toHaveLength(3);
    later(scene, 601);
    expect((await scene.as(null)(endpoints.requestCode, { body: { phone } })).data?.time).toBe(60);
  });

  test('D29 T18 after the last try the next code has to wait, and the error reports the end of the code', async () => {
    const phone = aPhone();
    const scene = await aRunningApi();
    const code = await codeFor(scene, phone);
    const early = () => scene.as(null)(endpoints.requestCode, { body: { phone } });
    expect((await early()).error?.data).toEqual({ seconds: 60, triesLeft: 5 });
    for (let attempt = 0; attempt < 7; attempt += 1) await verify(scene, phone, wrong(code));
    expect((await early()).error?.data).toEqual({ seconds: 60, triesLeft: 0 });
  });

  test('T18 fifty tries at the same moment count once each', async () => {
    const phone = aPhone();
    const code = await codeFor(osh, phone);
    const tries = Array.from({ length: 50 }, () => verify(osh, phone, wrong(code)));
    const codes = (await Promise.all(tries)).map((outcome) => outcome.error?.code);
    expect(codes.filter((one) => one === 'code.wrong')).toHaveLength(5);
  });

  test('D29 the next code waits 60 s, then 120 s, then 600 s, and the answer has the wait', async () => {
    const phone = aPhone();
    const scene = await aRunningApi();
    const ask = () => scene.as(null)(endpoints.requestCode, { body: { phone } });
    expect((await ask()).data?.time).toBe(60);
    later(scene, 10);
    const early = await ask();
    expect(early.error).toMatchObject({ code: 'code.tooSoon', status: 429, data: { seconds: 50 } });
    later(scene, 51);
    expect((await ask()).data?.time).toBe(120);
    later(scene, 121);
    expect((await ask()).data?.time).toBe(600);
  });

  test('T19 D29 no more than ten codes a day reach one phone', async () => {
    const phone = aPhone();
    const scene = await aRunningApi({ now: new Date('2026-05-13T00:00:01Z') });
    for (let sent = 0; sent < 14; sent += 1) {
      await scene.as(null)(endpoints.requestCode, { body: { phone } });
      later(scene, 3700);
    }
    expect(await scene.smsTo(phone)).toHaveLength(10);
  });

  test('T19 one address cannot make a merchant send SMS to many phones', async () => {
    const scene = await aRunningApi({ env: { SANDBOX: '0' } });
    const phones = Array.from({ length: 30 }, () => aPhone());
    const asked = phones.map((phone) => scene.as(null)(endpoints.requestCode, { body: { phone } }));
    const outcomes = await Promise.all(asked);
    const refused = outcomes.flatMap(({ error }) => (error ? [error.code] : []));
    expect(refused).toEqual(Array.from({ length: 20 }, () => 'request.proofRequired'));
  });

  test.each(['', '123', '+1', 'plov', '99890123456'])('D34 %s is an invalid phone', async (phone) => {
    const { error } = await osh.as(null)(endpoints.requestCode, { body: { phone } });
    expect(['phone.invalid', 'request.invalid']).toContain(error?.code);
  });

  test('SET-31 the SMS is the merchant’s own text with the code filled in', async () => {
    const settings = { smsContent: 'Dilkash Osh: kod {code}' };
    const scene = await aRunningApi({ brand: { settings } });
    const phone = aPhone();
    const code = await codeFor(scene, phone);
    expect(await scene.smsTo(phone)).toEqual([`Dilkash Osh: kod ${code}`]);
  });

  test('T09 a code of one brand is refused at another', async () => {
    const other = await aRunningApi();
    const phone = aPhone();
    const code = await codeFor(osh, phone);
    expect((await verify(other, phone, code)).error?.code).toBe('code.wrong');
  });
});
