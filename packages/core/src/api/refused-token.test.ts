import { describe, expect, test } from 'vitest';

import { getThing, failing, clientOver, thing, unauthorizedResponse } from '../testing/api-client.ts';

describe('a refused token', () => {
  test('SES-01 a 401 while a token is present reports that token', async () => {
    const refused: string[] = [];
    const { api } = clientOver([unauthorizedResponse], {
      token: () => 't',
      onUnauthorized: (token) => refused.push(token),
    });
    await api(getThing, thing);
    expect(refused).toEqual(['t']);
  });

  test('SES-01 a 401 without a token reports nothing', async () => {
    const refused: string[] = [];
    const { api } = clientOver([unauthorizedResponse], { onUnauthorized: (token) => refused.push(token) });
    await api(getThing, thing);
    expect(refused).toEqual([]);
  });

  test('SES-02 ten parallel 401s report once, the next token again', async () => {
    const refused: string[] = [];
    let token = 't1';
    const { api } = clientOver([unauthorizedResponse], {
      token: () => token,
      onUnauthorized: (t) => refused.push(t),
    });
    await Promise.all(Array.from({ length: 10 }, () => api(getThing, thing)));
    token = 't2';
    await api(getThing, thing);
    expect(refused).toEqual(['t1', 't2']);
  });

  test.each([
    ['no challenge', {}],
    ['another realm', { 'WWW-Authenticate': 'Bearer realm="cdn"' }],
    ['another scheme', { 'WWW-Authenticate': 'Basic realm="dasturxon"' }],
  ])('SES-01 T23 a foreign 401 (%s) does not sign out', async (_, headers) => {
    const refused: string[] = [];
    const { api } = clientOver([() => failing(401, headers as Record<string, string>)], {
      token: () => 't',
      onUnauthorized: (token) => refused.push(token),
    });
    expect((await api(getThing, thing)).error?.code).toBe('session.expired');
    expect(refused).toEqual([]);
  });
});
