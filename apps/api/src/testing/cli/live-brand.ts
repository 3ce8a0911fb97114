import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { type Api, createApi, endpoints, unwrap } from '@dasturxon/core/api';
import { WEEKDAYS } from '@dasturxon/core/kernel';
import { sql } from 'drizzle-orm';

import { startServer, type RunningServer } from '../../app/start.ts';
import { branches } from '../../db/schema/places.ts';
import { createLog } from '../../kernel/log.ts';
import { mountSandbox } from '../../sandbox/mount-sandbox.ts';
import { aTestEnv } from '../scene.ts';

export const SUB = 'choyxona';
export const MERCHANT = `m-${SUB}`;

/** The MXIK of both dishes of the brand's menu. */
export const MXIK = '10202001002000000';

const MENU = `category_uz,category_ru,name_uz,name_ru,price,mxik,package_code
Issiq taomlar,Горячее,Palov,Плов,45000,${MXIK},1500734
Ichimliklar,Напитки,Choy,Чай,8000,${MXIK},1500734
`;

/** Runs a command as it is typed, in a process of its own. Resolves with all that it prints, and whether it failed. */
export function runProgram(command: string, args: readonly string[], dataDir: string) {
  const { DATABASE_URL: _none, ...env } = process.env;
  const program = fileURLToPath(new URL(`../../cli/${command}.ts`, import.meta.url));
  const options = { env: { ...env, DATA_DIR: dataDir } };
  return new Promise<{ printed: string; failed: boolean }>((resolve) => {
    execFile(process.execPath, [program, ...args], options, (error, out, err) =>
      resolve({ printed: out + err, failed: error !== null }),
    );
  });
}

export type LiveBrand = ReturnType<typeof liveBrandOn> & { stop: () => Promise<void> };

/** A running server without DATABASE_URL, whose only brand the command `brand-new` has made. */
export async function startLiveBrand(): Promise<LiveBrand> {
  const dataDir = mkdtempSync(join(tmpdir(), 'dasturxon-live-'));
  const files = mkdtempSync(join(tmpdir(), 'dasturxon-files-'));
  const env = aTestEnv({ PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir });
  const server = await startServer(env, createLog('silent'), { mounts: [mountSandbox] });
  const brand = liveBrandOn(server, { dataDir, files });
  const menu = ['--menu', brand.file('menu.csv', MENU)];
  const staffChat = ['--staff-chat', '-1001234567890'];
  await brand.run('brand-new', '--name', 'Choyxona', '--host', 'choyxona.uz', ...menu, ...staffChat);
  await openAroundTheClock(server);
  const stop = async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
    rmSync(files, { recursive: true, force: true });
  };
  return { ...brand, stop };
}

/** The orders of these tests are placed by the real clock, at whatever hour they run. */
async function openAroundTheClock({ deps }: RunningServer): Promise<void> {
  const workHours = WEEKDAYS.map((weekName) => ({
    type: 'PICK_UP',
    weekName,
    open: '00:00',
    close: '00:00',
  }));
  const hours = JSON.stringify({ workHours });
  await deps.db.inTenant(MERCHANT, (tx) =>
    tx.update(branches).set({ data: sql`${branches.data} || ${hours}::jsonb` }),
  );
}

function liveBrandOn(server: RunningServer, folders: { dataDir: string; files: string }) {
  const printed: string[] = [];
  const run = async (command: string, ...args: string[]): Promise<string> => {
    const result = await runProgram(command, ['--sub', SUB, ...args], folders.dataDir);
    printed.push(result.printed);
    if (result.failed) throw new Error(result.printed);
    return result.printed;
  };
  /** Writes a file for a command. Returns its path. */
  const file = (name: string, content: object | string) => {
    const path = join(folders.files, name);
    writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
    return path;
  };
  const as = (token: string | null): Api =>
    createApi({
      baseUrl: server.url,
      merchantId: MERCHANT,
      token: () => token,
      fetch: (input, init) => fetch(input, init),
    });
  /** The providers' side of the wire, which names the merchant in its path alone. */
  const outside = {
    merchantId: MERCHANT,
    request: (path: string, init?: RequestInit) => fetch(`${server.url}${path}`, init),
  };
  /** Signs in by the code of the SMS, whose text is "Choyxona: {code}". */
  const signIn = async (phone: string) => {
    unwrap(await as(null)(endpoints.requestCode, { body: { phone } }));
    for (;;) {
      const response = await fetch(`${server.url}/sandbox/api/sms?phone=${phone}`);
      const [message] = (await response.json()) as { text: string }[];
      const code = /^Choyxona: (\d{6})$/.exec(message?.text ?? '')?.[1];
      if (code) return unwrap(await as(null)(endpoints.verifyCode, { body: { phone, code } }));
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  return { deps: server.deps, printed, run, file, as, outside, signIn };
}
