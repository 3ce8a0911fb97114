import { runInNewContext } from 'node:vm';

import { expect, test } from 'vitest';

import { aSandbox } from '../testing/a-sandbox.ts';

test.each(['telegram', 'click'])(
  'the %s launcher is a page without a script or style of its own',
  async (kind) => {
    const answer = await aSandbox().ask(`/${kind}`);
    const html = await answer.text();
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(html).not.toMatch(/<style|<script>|style=|onclick=/);
    expect(html).toContain(`/sandbox/launcher/${kind}.js`);
    const script = await (await aSandbox().ask(`/launcher/${kind}.js`)).text();
    expect(() => runInNewContext(`(() => {${script}\n})`)).not.toThrow();
  },
);
