import { createApi } from '@dasturxon/core/api';
import { AuthDeclined, type CodeQuestion } from '@dasturxon/core/auth';
import { aPhoneVerification, aUser } from '@dasturxon/core/testing';
import { describeAuthAdapter } from '@dasturxon/core/testing/auth-contract';
import { beforeEach, expect, test } from 'vitest';

import { sentCodes, type SentCodes } from './sent-codes.ts';
import { smsAuth } from './sms-auth.ts';

const session = { token: 'token', user: aUser() };
const refused = (code: string, data: object = {}) =>
  Response.json({ code, description: {}, requestId: 'r', ...data }, { status: 400 });

/** A server that sends one code and takes 123456. */
function server(change: { onPhone?: () => Response; onVerify?: (tried: number) => Response } = {}) {
  const asked: string[] = [];
  let now = Date.parse('2026-03-10T09:00:00Z');
  const api = createApi({
    baseUrl: 'http://api.test',
    merchantId: 'merchant-1',
    token: () => null,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const path = new URL(request.url).pathname.split('/').at(-1)!;
      asked.push(path);
      if (path === 'phone') return change.onPhone?.() ?? Response.json(aPhoneVerification());
      const { code } = (await request.json()) as { code: string };
      const tried = asked.filter((one) => one === 'verify').length;
      if (change.onVerify) return change.onVerify(tried);
      return code === '123456' ? Response.json(session) : refused('code.wrong');
    },
  });
  const clock = { now: () => new Date(now), pass: (ms: number) => (now += ms) };
  return { api, asked, clock };
}

function answers(...codes: string[]) {
  const questions: CodeQuestion[] = [];
  return {
    questions,
    prompt: {
      askPhone: async () => '998901234567',
      askCode: async (about: CodeQuestion) => {
        questions.push(about);
        const code = codes.shift();
        if (code === undefined) throw new AuthDeclined();
        return code;
      },
    },
  };
}

let sent: SentCodes;
beforeEach(() => {
  sessionStorage.clear();
  sent = sentCodes();
});

describeAuthAdapter(
  'smsAuth',
  () => {
    const { api, clock } = server();
    return smsAuth(api, { now: clock.now, sent: sentCodes() });
  },
  { neverKnows: true },
);

test('VAL-06 SES-14 asks again after a wrong code with an error, without another SMS', async () => {
  const { api, asked, clock } = server();
  const { prompt, questions } = answers('000000', '123456');
  await expect(smsAuth(api, { now: clock.now, sent }).signIn(prompt)).resolves.toMatchObject({
    token: 'token',
  });
  expect(questions.map((about) => about.wasWrong)).toEqual([false, true]);
  expect(asked).toEqual(['phone', 'verify', 'verify']);
});

test('SES-14 a reload does not send another code, and the countdown goes on', async () => {
  const { api, asked, clock } = server();
  await expect(smsAuth(api, { now: clock.now, sent }).signIn(answers().prompt)).rejects.toBeInstanceOf(
    AuthDeclined,
  );
  clock.pass(20_000);
  const { prompt, questions } = answers('123456');
  await smsAuth(api, { now: clock.now, sent: sentCodes() }).signIn(prompt);
  expect(questions[0]?.resendInSeconds).toBe(40);
  expect(asked).toEqual(['phone', 'verify']);
});

test('SES-14 after the life of a code a new one is sent', async () => {
  const { api, asked, clock } = server();
  await expect(smsAuth(api, { now: clock.now, sent }).signIn(answers().prompt)).rejects.toThrow();
  clock.pass(181_000);
  await smsAuth(api, { now: clock.now, sent }).signIn(answers('123456').prompt);
  expect(asked).toEqual(['phone', 'phone', 'verify']);
});

test('SES-14 after a code that the server has just sent, the code is asked for, with its wait', async () => {
  const { api, clock } = server({ onPhone: () => refused('code.tooSoon', { seconds: 42 }) });
  const { prompt, questions } = answers('123456');
  await smsAuth(api, { now: clock.now, sent }).signIn(prompt);
  expect(questions[0]?.resendInSeconds).toBe(42);
});

test('D29 the tries that an error names are asked with; none left, and a reload asks for another code', async () => {
  const { api, asked, clock } = server({
    onVerify: (tried) => refused('code.wrong', { triesLeft: 2 - tried }),
  });
  const { prompt, questions } = answers('000000', '000001');
  await expect(smsAuth(api, { now: clock.now, sent }).signIn(prompt)).rejects.toBeInstanceOf(AuthDeclined);
  expect(questions.map(({ triesLeft }) => triesLeft)).toEqual([null, 1, 0]);
  await expect(
    smsAuth(api, { now: clock.now, sent: sentCodes() }).signIn(answers().prompt),
  ).rejects.toThrow();
  expect(asked).toEqual(['phone', 'verify', 'verify', 'phone']);
});

test('D29 too many attempts are no end: the code is over, and the next one is waited for', async () => {
  const { api, clock } = server({ onVerify: () => refused('code.tooManyAttempts', { triesLeft: 0 }) });
  const { prompt, questions } = answers('000000');
  await expect(smsAuth(api, { now: clock.now, sent }).signIn(prompt)).rejects.toBeInstanceOf(AuthDeclined);
  expect(questions[1]).toMatchObject({ wasWrong: true, triesLeft: 0, resendInSeconds: 60 });
});

test('D29 a code is requested anew after a sign-out: the used one does not count as sent', async () => {
  const { api, asked, clock } = server();
  await smsAuth(api, { now: clock.now, sent }).signIn(answers('123456').prompt);
  clock.pass(9_000);
  await smsAuth(api, { now: clock.now, sent: sentCodes() }).signIn(answers('123456').prompt);
  expect(asked).toEqual(['phone', 'verify', 'phone', 'verify']);
});

test('D29 a wait for an expired code is shown: it cannot be typed', async () => {
  const { api, clock } = server({ onPhone: () => refused('code.tooSoon', { seconds: 42, triesLeft: 0 }) });
  const { prompt, questions } = answers();
  await expect(smsAuth(api, { now: clock.now, sent }).signIn(prompt)).rejects.toThrow();
  expect(questions[0]).toMatchObject({ wasWrong: false, triesLeft: 0, resendInSeconds: 42 });
});

test('SES-14 a refused phone ends the conversation with its reason', async () => {
  const { api, clock } = server({ onPhone: () => refused('phone.invalid') });
  const signIn = smsAuth(api, { now: clock.now, sent }).signIn(answers().prompt);
  await expect(signIn).rejects.toMatchObject({ code: 'phone.invalid' });
});
