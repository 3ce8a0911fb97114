import { expect, test } from 'vitest';

import { aSandbox } from '../testing/a-sandbox.ts';

test.each(['2.1', 'v3'])(
  'SET-32 the script of API %s comes as a classic script in a function',
  async (version) => {
    const answer = await aSandbox().ask(`/yandex-maps/${version}/?apikey=key&lang=ru_RU`);
    expect(answer.headers.get('content-type')).toContain('javascript');
    const text = await answer.text();
    expect(text).toMatch(/^\(\(\) => \{/);
    expect(text).not.toMatch(/^(?:import|export)\b/m);
  },
);

test('a key that API 3 refuses gets 403, a request without a language gets 400', async () => {
  const sandbox = aSandbox();
  expect((await sandbox.ask('/yandex-maps/v3/?apikey=wrong&lang=ru_RU')).status).toBe(403);
  expect((await sandbox.ask('/yandex-maps/2.1/?apikey=key')).status).toBe(400);
});

test.each([
  ['down', 502],
  ['refused', 403],
  ['error', 500],
  ['changed', 200],
])('its fault %s answers %i', async (mode, status) => {
  const sandbox = aSandbox();
  await sandbox.ask('/api/faults', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ service: 'yandex-maps', mode }),
  });
  const answer = await sandbox.ask('/yandex-maps/2.1/?apikey=key&lang=ru_RU');
  expect(answer.status).toBe(status);
  expect(await answer.text()).not.toContain('currentScript');
});
