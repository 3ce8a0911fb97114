import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Switches that disable Chromium's messages and network use, also in containers without a sandbox. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
  '--disable-gpu',
] as const;

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/**
 * A Chromium to test with: `CHROMIUM_PATH`, one on this machine, Playwright's own, else Debian's package when we may
 * install it. Throws one sentence that names what to install.
 */
export async function findChromium(): Promise<string> {
  const found = named() ?? onPath() ?? (await playwrights()) ?? installed();
  if (found) return found;
  throw new Error(
    'No Chromium found. Install one (Debian: apt-get install chromium; elsewhere: npx playwright install chromium) or set CHROMIUM_PATH.',
  );
}

function named(): string | undefined {
  const path = process.env['CHROMIUM_PATH'];
  if (!path) return undefined;
  if (!existsSync(path))
    throw new Error(
      `CHROMIUM_PATH names ${path}, which does not exist. Set it to a Chromium or leave it out.`,
    );
  return path;
}

function onPath(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(':');
  const candidates = folders.flatMap((folder) => NAMES.map((name) => `${folder}/${name}`));
  return [...candidates, MAC].find((path) => existsSync(path));
}

async function playwrights(): Promise<string | undefined> {
  const { chromium } = await import('playwright-core');
  const path = chromium.executablePath();
  if (existsSync(path)) return path;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) return undefined;
  try {
    execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
  } catch {
    return undefined;
  }
  return existsSync(path) ? path : undefined;
}

function installed(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  const quiet = { stdio: ['ignore', 'ignore', 'inherit'] as ['ignore', 'ignore', 'inherit'] };
  execFileSync('apt-get', ['update', '-qq'], quiet);
  execFileSync('apt-get', ['install', '-y', '-qq', 'chromium'], {
    ...quiet,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return onPath();
}
