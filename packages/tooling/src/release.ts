import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { browserPackages } from './release/browser-packages.ts';
import { copyRelease } from './release/copy-release.ts';
import { licenceList } from './release/licences.ts';
import { ROOT, run } from './run-step.ts';

/**
 * Makes one archive that runs on a Debian without Node, npm and network: `pnpm release [--out folder]`. It contains the
 * built server with its production dependencies, Node, migrations, licences and the list of materials. The same
 * sources and lockfile give the same bytes. `--fast` compresses less, for tests.
 */
const { values } = parseArgs({
  options: { out: { type: 'string', default: 'release' }, fast: { type: 'boolean', default: false } },
});

const LAUNCHER = `#!/bin/sh
here=$(CDPATH= cd -- "$(dirname -- "$(readlink -f -- "$0")")" && pwd)
NODE_ENV=production exec "$here/node/bin/node" "$here/app/apps/api/dist/dasturxon.js" "$@"
`;

const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string };
const name = `dasturxon-${version}-${process.platform}-${process.arch}`;
const built = await run(['turbo', 'run', 'build', '--output-logs=errors-only', '--log-prefix=none']);
if (built !== 0) process.exit(built);

const workshop = mkdtempSync(join(tmpdir(), 'dasturxon-release-'));
try {
  const folder = join(workshop, name);
  const packages = copyRelease({ root: ROOT, target: join(folder, 'app') });
  mkdirSync(join(folder, 'node/bin'), { recursive: true });
  copyFileSync(process.execPath, join(folder, 'node/bin/node'));
  writeFileSync(join(folder, 'dasturxon'), LAUNCHER);
  chmodSync(join(folder, 'dasturxon'), 0o755);
  for (const file of ['LICENSE', 'docs/operations.md'])
    copyFileSync(join(ROOT, file), join(folder, file.split('/').at(-1)!));
  cpSync(join(ROOT, 'deploy'), join(folder, 'deploy'), {
    recursive: true,
    // An operator's own keys and passwords, where the release is built on the machine that runs it.
    filter: (from) => !/\/deploy\/(?:certificates|\.env)$/.test(from),
  });
  // The alerts of `deploy/` name these pages.
  cpSync(join(ROOT, 'docs/runbooks'), join(folder, 'docs/runbooks'), { recursive: true });
  writeFileSync(join(folder, 'LICENCES.txt'), licenceList([...packages, ...browserPackages(ROOT)]));
  writeFileSync(join(folder, 'VERSION'), `${version}\n`);
  execFileSync(process.execPath, [
    join(ROOT, 'packages/tooling/src/sbom.ts'),
    '--out',
    join(folder, 'sbom.json'),
  ]);

  const out = resolve(ROOT, values.out);
  mkdirSync(out, { recursive: true });
  const archive = join(out, `${name}.tar.gz`);
  const sameBytes = [
    '--sort=name',
    '--mtime=@0',
    '--owner=0',
    '--group=0',
    '--numeric-owner',
    '--format=gnu',
  ];
  const level = values.fast ? '-1' : '-9';
  execFileSync('tar', [
    ...sameBytes,
    `--use-compress-program=gzip -n ${level}`,
    '-cf',
    archive,
    '-C',
    workshop,
    name,
  ]);
  const megabytes = (statSync(archive).size / 1e6).toFixed(1);
  console.log(`${archive}\n${megabytes} MB, ${packages.length} packages for the server`);
} finally {
  rmSync(workshop, { recursive: true, force: true });
}
