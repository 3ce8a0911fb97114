import { execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { freePort } from '@dasturxon/tooling/postgres';
import { ROOT } from '@dasturxon/tooling/run-step';
import { expect, test } from '@playwright/test';

import { ask } from '../../server/ask.ts';

const HOST = 'osh.localhost';
const GUEST = '998901237711';
const DRAFT = {
  serviceType: 'PICK_UP',
  branch: { id: 'osh-b-markaz' },
  cartItems: [{ productId: 'osh-p-osh-wedding', count: 1 }],
};

const folder = mkdtempSync(join(tmpdir(), 'dasturxon-archive-'));
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A call to the unpacked server, as a guest of the demo brand. */
const callOn =
  (port: number) =>
  (path: string, body: object, headers: Record<string, string> = {}) =>
    ask({ port, host: HOST, path, method: 'POST', body, headers });

async function codeOf(port: number): Promise<string> {
  let code = '';
  await expect
    .poll(async () => {
      const [sms] = (await ask({ port, path: `/sandbox/api/sms?phone=${GUEST}` })).json<{ code: string }[]>();
      code = sms?.code ?? '';
      return code;
    })
    .toMatch(/^\d{6}$/);
  return code;
}

test('OPS-01 OPS-07 the release archive serves an order and backs it up without npm, network or environment', async () => {
  test.setTimeout(240_000);
  execFileSync(process.execPath, ['packages/tooling/src/release.ts', '--fast', '--out', folder], {
    cwd: ROOT,
  });
  execFileSync('tar', ['xzf', globSync('*.tar.gz', { cwd: folder })[0]!], { cwd: folder });
  const release = join(folder, globSync('dasturxon-*/', { cwd: folder })[0]!);
  const program = join(release, 'dasturxon');
  expect(statSync(join(release, 'sbom.json')).size).toBeGreaterThan(100_000);
  expect(readFileSync(join(release, 'LICENCES.txt'), 'utf8')).toMatch(
    /^react-leaflet@\S+ {2}Hippocratic-2\.1$/m,
  );

  const place = join(folder, 'empty');
  mkdirSync(place);
  const template = process.env['E2E_TEMPLATE_DIR'];
  if (template && existsSync(template)) cpSync(template, join(place, '.data'), { recursive: true });
  const port = await freePort();
  const server = spawn(program, ['serve'], { cwd: place, env: { PORT: String(port) }, stdio: 'ignore' });
  try {
    const readiness = async () => (await ask({ port, path: '/readyz' }).catch(() => null))?.status;
    await expect.poll(readiness, { timeout: 200_000 }).toBe(200);
    const call = callOn(port);
    await call('/users/v1/auth/phone', { phone: GUEST });
    const signedIn = await call('/users/v1/auth/phone/verify', { phone: GUEST, code: await codeOf(port) });
    const authorization = `Bearer ${signedIn.json<{ token: string }>().token}`;
    const quote = await call('/orders/v1/orders/quote', DRAFT, { authorization });
    const { totalPrice } = quote.json<{ totalPrice: number }>();
    const headers = { authorization, 'idempotency-key': randomUUID() };
    const placed = await call('/orders/v1/orders', { ...DRAFT, totalPrice }, headers);
    expect([placed.status, placed.json<{ totalPrice: number }>().totalPrice]).toEqual([200, totalPrice]);
    const key = join(folder, 'backup-key.txt');
    writeFileSync(key, execFileSync(program, ['backup', 'key'], { stdio: 'pipe' }));
    const recipient = /age1\w+/.exec(readFileSync(key, 'utf8'))![0];
    const backups = join(folder, 'backups');
    const typed = { cwd: place, env: { BACKUP_RECIPIENTS: recipient } };
    expect(execFileSync(program, ['backup', '--into', backups], typed).toString()).toMatch(/^verified: /m);
    const from = join(backups, readdirSync(backups)[0]!);
    const verify = ['backup', 'verify', '--from', from, '--identity', key];
    expect(execFileSync(program, verify, { cwd: folder, env: {} }).toString()).toMatch(/^verified: /);
    expect(execFileSync(program, ['doctor'], { cwd: place, env: {} }).toString()).not.toContain('✗');
  } finally {
    server.kill('SIGTERM');
    await once(server, 'exit');
  }
});
