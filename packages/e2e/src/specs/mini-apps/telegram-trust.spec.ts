import { randomInt } from 'node:crypto';

import { ask } from '../../server/ask.ts';
import { expect, test } from '../../test.ts';

const launch = async (vendor: string) => {
  const body = { vendor, userId: randomInt(1_000_000, 2_000_000_000), firstName: 'Alisher' };
  const answer = await ask({ path: '/sandbox/api/telegram/launch', method: 'POST', body });
  return answer.json<{ initData: string }>().initData;
};
const exchange = (brand: string, initData: string) =>
  ask({ host: `${brand}.localhost`, path: '/webbot/v1/users/auth', method: 'POST', body: { initData } });

test('D28 init data that one brand’s bot signed is refused at another', async () => {
  const initData = await launch('osh');
  expect((await exchange('osh', initData)).status).toBe(200);
  expect((await exchange('burger', initData)).status).toBe(401);
});

test('T15 after a sign-out the launch opens nothing any more, and a sixth exchange is refused', async () => {
  const initData = await launch('osh');
  const { token } = (await exchange('osh', initData)).json<{ token: string }>();
  const left = await ask({
    host: 'osh.localhost',
    path: '/webbot/v1/users/logout/WITH_TOKEN',
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: { initData },
  });
  expect(left.status).toBeLessThan(300);
  expect((await exchange('osh', initData)).status).toBe(401);

  const other = await launch('osh');
  const statuses: number[] = [];
  for (let times = 0; times < 6; times += 1) statuses.push((await exchange('osh', other)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 401]);
});

test('frames: Telegram’s own site and the sandbox may show Telegram’s entry, only the sandbox Click’s, and no site the website', async () => {
  const ancestors = async (path: string) => {
    const { headers } = await ask({ host: 'osh.localhost', path });
    return /frame-ancestors ([^;]*)/.exec(String(headers['content-security-policy']))?.[1] ?? '';
  };
  expect(await ancestors('/')).toBe("'none'");
  expect(await ancestors('/tg/')).toMatch(/^https:\/\/web\.telegram\.org http:\/\/localhost:\d+/);
  const click = await ancestors('/click/');
  expect(click).toMatch(/^http:\/\/localhost:\d+/);
  expect(click).not.toContain('telegram');
});

test('TEN-14 a link that is followed before the script is there stays inside the mini-app', async () => {
  const referer = 'http://osh.localhost:1/tg/';
  const answer = await ask({ host: 'osh.localhost', path: '/basket', headers: { referer } });
  expect(answer.status).toBe(200);
  const { port } = new URL(`http://x:${process.env['E2E_PORT']}`);
  const own = await ask({
    host: 'osh.localhost',
    path: '/basket?x=1',
    headers: { referer: `http://osh.localhost:${port}/tg/` },
  });
  expect([own.status, own.headers['location']]).toEqual([302, '/tg/basket?x=1']);
});
