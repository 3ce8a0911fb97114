import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { freePort } from '@dasturxon/tooling/postgres';
import { ROOT, run } from '@dasturxon/tooling/run-step';

import { ask } from '../src/server/ask.ts';
import { startServer } from '../src/server/running-server.ts';
import { type FloorMenu, floorPage } from './floor/floor-page.ts';
import { firstVisitors, type Visitors } from './visitors.ts';

export type BenchSites = {
  menu: string;
  floor: string;
  port: number;
  visitors: Visitors;
  close: () => Promise<void>;
};

/** Drawing the 240 pictures of the bench brand takes a minute; they are the same every time. */
const PICTURES = join(ROOT, '.cache/bench-pictures');

/** The production server with the brand `bench` in a folder of its own, and the floor page of the same menu beside it. */
export async function openBenchSites(products: number): Promise<BenchSites> {
  const folder = mkdtempSync(join(tmpdir(), 'dasturxon-bench-'));
  const dataDir = join(folder, 'data');
  const pictures = join(dataDir, 'pictures');
  mkdirSync(dataDir, { recursive: true });
  if (existsSync(PICTURES)) cpSync(PICTURES, pictures, { recursive: true });
  const env = { DATA_DIR: dataDir };
  const seed = ['node', 'apps/api/src/cli/seed-bench.ts', '--products', String(products)];
  if ((await run(seed, { env })) !== 0) throw new Error('the bench brand could not be made');
  cpSync(pictures, PICTURES, { recursive: true });

  const server = await startServer(dataDir, { LOG_LEVEL: 'warn' });
  const visitors = await firstVisitors(server.port, '/?vendor=bench');
  const overall = await ask({ port: server.port, path: '/products/v1/overalls?type=WEB&vendor=bench' });
  if (overall.status !== 200)
    throw new Error(`the bench menu: ${overall.status} ${overall.text.slice(0, 200)}`);
  const page = join(folder, 'floor.html');
  writeFileSync(page, floorPage(overall.json<FloorMenu>()));
  const floor = await serveFloor(page, pictures);

  return {
    menu: `http://127.0.0.1:${server.port}/?vendor=bench`,
    floor: `http://127.0.0.1:${floor.port}/`,
    port: server.port,
    visitors,
    close: async () => {
      floor.stop();
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function serveFloor(page: string, pictures: string) {
  const port = await freePort();
  const file = join(import.meta.dirname, 'floor/serve.ts');
  const child = spawn(process.execPath, [file, page, pictures, String(port)], { stdio: 'inherit' });
  for (let look = 0; look < 100; look += 1) {
    const answer = await ask({ port, path: '/' }).catch(() => null);
    if (answer?.status === 200) return { port, stop: () => child.kill() };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  child.kill();
  throw new Error('the floor page did not come up');
}
