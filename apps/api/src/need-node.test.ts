import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { expect, test } from 'vitest';

import { packageRoot } from './kernel/package-root.ts';

const run = promisify(execFile);
const NEED = join(packageRoot(), 'src/need-node.js');

/** Runs a program with a faked Node version. */
const pretend = (version: string) =>
  `data:text/javascript,Object.defineProperty(process,'version',{value:'${version}'})`;

test('the server first reports in one line that its Node is too old', async () => {
  const start = run(process.execPath, ['--import', pretend('v20.20.2'), join(packageRoot(), 'src/main.ts')], {
    env: { DATABASE_URL: 'nonsense', PORT: 'nonsense' },
  });
  await expect(start).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringMatching(
      /^\s*✗ The server needs Node 24 or newer but this is Node 20\.20\.2\. Run `npm run setup`: .*\.\s*$/,
    ),
  });
});

test.each(['v24.0.0', 'v24.21.0', 'v26.1.0'])('Node %s is new enough', async (version) => {
  const { stderr } = await run(process.execPath, ['--import', pretend(version), NEED]);
  expect(stderr).toBe('');
});

test.each(['start', 'dev'])('npm run %s checks its Node first', async (name) => {
  const { default: root } = await import('../../../package.json', { with: { type: 'json' } });
  const scripts: Record<string, string> = root.scripts;
  expect(scripts[name]).toMatch(
    /(?:^|&& )node --import \.\/apps\/api\/src\/need-node\.js packages\/tooling\/src\/\w+\.ts$/,
  );
});
