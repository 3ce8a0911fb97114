import { expect, test } from 'vitest';

import { aSandbox } from '../testing/a-sandbox.ts';

test.each(['telegram', 'click'])(
  'the %s launcher is a page without a script or style of its own',
  async (kind) => {
    const answer = await aSandbox().ask(`/${kind}`);
    const html = await answer.text();
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(html).not.toMatch(/<style|<script>|style=|onclick=/);
    expect(html).toContain(`/sandbox/assets/${kind}.js`);
    const script = await aSandbox().ask(`/assets/${kind}.js`);
    expect(script.headers.get('content-type')).toContain('text/javascript');
  },
);

test('both launchers and the chats are on one page, and only a page of ours may frame them', async () => {
  const sandbox = aSandbox();
  const both = await sandbox.ask('/mini-apps');
  const framed = [...(await both.text()).matchAll(/<iframe[^>]* src="\/sandbox([^"]+)"/g)].map(
    ([, path]) => path,
  );
  expect(framed).toEqual(['/telegram', '/click', '/chats']);
  for (const path of framed) {
    const policy = (await sandbox.ask(path!)).headers.get('content-security-policy');
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).not.toContain("frame-ancestors 'none'");
  }
  expect((await sandbox.ask('/')).headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
});

test('a payment page comes up in the frame of a launcher, on this machine or on the brand’s host, and nowhere else', async () => {
  const answer = await aSandbox().ask('/uzum/open-service?serviceId=5&order_id=41&amount=10500000');
  const policy = answer.headers.get('content-security-policy') ?? '';
  const directive = policy.split('; ').find((each) => each.startsWith('frame-ancestors'));
  expect(directive).toBe("frame-ancestors 'self' http://localhost:* http://127.0.0.1:*");
});
