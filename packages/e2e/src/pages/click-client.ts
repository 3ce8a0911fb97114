import { randomInt } from 'node:crypto';

import type { Page } from '@playwright/test';

import { aPhone } from '../people.ts';
import { ask } from '../server/ask.ts';
import { type Brand, siteOf } from '../test.ts';

/** A Click account that no other test of this run uses. */
export const aClient = () => ({ clientId: String(randomInt(1_000_000, 2_000_000_000)), phone: aPhone() });

/** A launch from Click: `path` is the page of the storefront that its link opens, `lang` Click's language. */
type ClickLaunch = { brand?: Brand; path?: string; lang?: string };

/** Opens a brand's page as Click does for a new client of its own, without the launcher around it. */
export async function openInClick(page: Page, launch: ClickLaunch = {}): Promise<void> {
  const { brand = 'osh', path = '/', lang = 'en' } = launch;
  const body = { vendor: brand, ...aClient() };
  const launched = await ask({ path: '/sandbox/api/click/launch', method: 'POST', body });
  const { searchParams } = new URL(launched.json<{ url: string }>().url);
  const url = new URL(`/click${path}`, siteOf(brand));
  for (const [name, value] of [...searchParams, ['lang', lang] as const]) url.searchParams.set(name, value);
  await page.goto(url.href);
}
