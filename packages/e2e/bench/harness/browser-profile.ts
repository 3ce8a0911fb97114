import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { CHROMIUM_ARGS } from '@dasturxon/tooling/chromium';
import { type BrowserContext, type CDPSession, chromium, type Page } from 'playwright-core';

import { type Network, PHONE } from './networks.ts';
import { probe } from './probe.ts';
import { Traffic } from './traffic.ts';

export type Conditions = {
  executablePath: string;
  network: Network;
  /** CPU slowdown: 4 makes everything four times slower. */
  cpu: number;
  /** How long without traffic and long tasks counts as settled, and the longest wait, in ms. */
  quietMs: number;
  maxMs: number;
};

/** A page to measure. `ack` appears, or its text changes, when a tap on `add` has been counted. */
export type Target = {
  name: string;
  /** A function is asked for an address of its own each time the page is opened. */
  url: string | (() => Promise<string>);
  card: string;
  add: string;
  ack: string;
  /** Plays the app around the page, from inside it and before its scripts. */
  around?: () => void;
};

export type Visit = { page: Page; cdp: CDPSession; traffic: Traffic };

/** Goes to the target's page, and waits for nothing but its first byte. */
export async function goTo({ page }: Visit, { url }: Target): Promise<void> {
  const address = typeof url === 'string' ? url : await url();
  await page.goto(address, { waitUntil: 'commit', timeout: 60_000 });
}

const FLAGS = [
  ...CHROMIUM_ARGS,
  '--disable-default-apps',
  '--disable-extensions',
  // Other hosts fail at once instead of hanging in a machine without internet.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost, EXCLUDE *.localhost',
];

/** A browser with an empty profile of its own, so that cold is cold: no HTTP, code or service-worker cache. */
export class BrowserProfile {
  readonly context: BrowserContext;
  readonly conditions: Conditions;
  readonly #folder: string;

  private constructor(folder: string, context: BrowserContext, conditions: Conditions) {
    this.#folder = folder;
    this.context = context;
    this.conditions = conditions;
  }

  static async open(conditions: Conditions, baseURL?: string): Promise<BrowserProfile> {
    const folder = mkdtempSync(join(tmpdir(), 'dasturxon-bench-profile-'));
    const context = await chromium.launchPersistentContext(folder, {
      executablePath: conditions.executablePath,
      headless: true,
      handleSIGINT: false,
      handleSIGTERM: false,
      args: FLAGS,
      serviceWorkers: 'allow',
      ...(baseURL && { baseURL }),
      ...PHONE,
    });
    return new BrowserProfile(folder, context, conditions);
  }

  async close(): Promise<void> {
    await this.context.close().catch(() => undefined);
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 5 });
  }

  /** A throttled page with the probe in place. */
  async page(target: Target): Promise<Visit> {
    const page = await this.context.newPage();
    const cdp = await this.context.newCDPSession(page);
    const traffic = new Traffic();
    const { label: _label, ...network } = this.conditions.network;
    await cdp.send('Network.enable');
    await cdp.send('Performance.enable');
    await showWhole(cdp);
    if (network.latency > 0)
      await cdp.send('Network.emulateNetworkConditions', { offline: false, ...network });
    if (this.conditions.cpu > 1)
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: this.conditions.cpu });
    // Playwright types each event by its name; this passes all of them on.
    traffic.listen({ on: (event, listener) => cdp.on(event as never, listener as never) });
    if (target.around) await page.addInitScript(target.around);
    await page.addInitScript(probe, { card: target.card, cardImage: `${target.card} img` });
    return { page, cdp, traffic };
  }
}

/**
 * Makes the window so large that its bars hide nothing of the page: what lies outside the window is never put on a
 * screen, and a tap that changes only that would seem unanswered until something else is drawn.
 */
async function showWhole(cdp: CDPSession): Promise<void> {
  const { windowId } = await cdp.send('Browser.getWindowForTarget');
  const bounds = { width: PHONE.viewport.width, height: PHONE.viewport.height + 120 };
  await cdp.send('Browser.setWindowBounds', { windowId, bounds });
}
