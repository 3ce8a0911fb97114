import { describe, expect, test } from 'vitest';

import { aSandbox, type MountedSandbox } from '../testing/a-sandbox.ts';

const SMS = { originator: '3700', content: { text: 'Kod: 48213' } };
const MESSAGE = { recipient: '998901234567', 'message-id': 'otp-1', sms: SMS };

function send(
  sandbox: MountedSandbox,
  body: unknown,
  authorization = `Basic ${btoa('sandbox.osh:play-mobile-osh')}`,
) {
  return sandbox.ask('/playmobile/broker-api/send', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json; charset=UTF-8', Authorization: authorization },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

describe('PlayMobile', () => {
  test('takes a message by its own protocol and puts it into the inbox', async () => {
    const sandbox = aSandbox();
    const answer = await send(sandbox, { messages: [MESSAGE] });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe('Request is received');
    expect(sandbox.sms.list()).toMatchObject([{ phone: '998901234567', text: 'Kod: 48213', code: '48213' }]);
  });

  test('sends a message id once, however often it comes', async () => {
    const sandbox = aSandbox();
    await send(sandbox, { messages: [MESSAGE] });
    expect((await send(sandbox, { messages: [MESSAGE] })).status).toBe(200);
    expect(sandbox.sms.list()).toHaveLength(1);
  });

  test('answers 401 to a wrong account', async () => {
    const sandbox = aSandbox();
    for (const account of [
      'a:b',
      'osh@sandbox.example:sandbox-osh',
      'sandbox.osh:play-mobile-burger',
      'sandbox.:play-mobile-',
      '',
    ])
      expect((await send(sandbox, { messages: [MESSAGE] }, `Basic ${btoa(account)}`)).status).toBe(401);
    expect(sandbox.sms.list()).toEqual([]);
  });

  test.each([
    ['broken JSON', '{"messages"', 101],
    ['no messages', { messages: [] }, 101],
    ['too many messages', { messages: Array.from({ length: 501 }, () => MESSAGE) }, 105],
    ['no recipient', { messages: [{ ...MESSAGE, recipient: '' }] }, 202],
    ['no message id', { messages: [{ ...MESSAGE, 'message-id': '' }] }, 205],
    ['no channel', { messages: [{ recipient: MESSAGE.recipient, 'message-id': 'x' }] }, 103],
    ['no originator', { messages: [{ ...MESSAGE, sms: { content: SMS.content } }] }, 401],
    ['no text', { messages: [{ ...MESSAGE, sms: { originator: '3700' } }] }, 404],
  ])('answers %s with its error code and stores nothing', async (_, body, code) => {
    const sandbox = aSandbox();
    const answer = await send(sandbox, body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error_code: code, error_description: expect.any(String) });
    expect(sandbox.sms.list()).toEqual([]);
  });
});
