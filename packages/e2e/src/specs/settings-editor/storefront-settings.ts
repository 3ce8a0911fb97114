import type { MerchantSettings } from '@dasturxon/core/merchant';
import type { Frame, Page } from '@playwright/test';

/** What an address of the page's own host answers. */
const textOf = (page: Page | Frame, path: string): Promise<string> =>
  page.evaluate(async (address) => (await fetch(address, { cache: 'no-store' })).text(), path);

/** The JSON that an address of the page's own host answers. The caller names what it is. */
export const json = async <T>(page: Page | Frame, path: string): Promise<T> =>
  JSON.parse(await textOf(page, path)) as T;

/** The settings that a storefront's page begins with. */
export async function bootOf(page: Page): Promise<MerchantSettings> {
  const html = await textOf(page, '/');
  const [, boot = '{}'] = /<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(html) ?? [];
  return (JSON.parse(boot) as { settings: MerchantSettings }).settings;
}

/** What a page carries of the settings, but for the texts of its footer: these have the languages of the page alone. */
export function carried({ look, ...rest }: Omit<MerchantSettings, 'smsContent' | 'smsOnWay'>): unknown {
  const { leftCopyWrite: _left, rightCopyWrite: _right, ...shown } = look;
  // What is left out of JSON is left out of the page.
  return JSON.parse(JSON.stringify({ ...rest, smsContent: undefined, smsOnWay: undefined, look: shown }));
}
