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

const SHELL = 'chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/**
 * A Chromium to test with: `CHROMIUM_PATH`, one on this machine, Playwright's own, else Debian's package when we may
 * install it. Throws one sentence that names what to install.
 */
export async function findChromium(): Promise<string> {
  const found = named() ?? wholeOnPath() ?? (await playwrights()) ?? installed('chromium');
  if (found) return found;
  throw new Error(
    'No Chromium found. Install one (Debian: apt-get install chromium; elsewhere: npx playwright install chromium) or set CHROMIUM_PATH.',
  );
}

/**
 * The browsers of the tests, for their environment. `CHROMIUM_PATH`: Chromium's headless shell (Debian's package, installed
 * when we may), which is the same engine without the browser's own windows and needs a quarter less time; else the whole
 * one. `WHOLE_CHROMIUM_PATH`: the whole one, for what the shell lacks, such as notifications.
 */
export async function findTestBrowsers(): Promise<Record<'CHROMIUM_PATH' | 'WHOLE_CHROMIUM_PATH', string>> {
  const whole = await findChromium();
  return {
    CHROMIUM_PATH: process.env['CHROMIUM_PATH'] || (findShell() ?? whole),
    WHOLE_CHROMIUM_PATH: whole,
  };
}

function findShell(): string | undefined {
  try {
    return onPath([SHELL]) ?? installed(SHELL);
  } catch {
    return undefined;
  }
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

/** The first of these programs on the path, or undefined. */
function onPath(names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(':');
  return folders
    .flatMap((folder) => names.map((name) => `${folder}/${name}`))
    .find((path) => existsSync(path));
}

const wholeOnPath = () => onPath(NAMES) ?? (existsSync(MAC) ? MAC : undefined);

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

/** Debian's package of that name, when we may install it. Throws when apt-get fails. */
function installed(name: string): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  const quiet = { stdio: ['ignore', 'ignore', 'inherit'] as ['ignore', 'ignore', 'inherit'] };
  execFileSync('apt-get', ['update', '-qq'], quiet);
  execFileSync('apt-get', ['install', '-y', '-qq', name], {
    ...quiet,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return onPath([name]);
}
