import { createApi, endpoints, unwrap } from '@dasturxon/core/api';
import { eq, sql } from 'drizzle-orm';

import { merchants } from '../../db/schema/merchants.ts';
import { COMMANDS } from '../../management/commands.ts';
import { aPhone, type Scene } from '../scene.ts';
import { officeBrowser } from './back-office-scene.ts';

/** What an operator, a new owner and their browsers do until a brand is there, in the deployment of the moment. */
export function onboardingCalls(current: () => Scene) {
  /** The link that an operator gets, and its token. */
  async function aLink(given: object = {}, from = current()) {
    const text = await COMMANDS['brand-invite']!(from.deps, given);
    const link = /https?:\S+/.exec(text)?.[0] ?? '';
    return { link, token: new URL(link).hash.slice(1) };
  }

  /** Calls to the platform's host, or to another one. */
  const platform = (host = 'localhost', from = current()) =>
    createApi({
      baseUrl: '',
      merchantId: () => null,
      token: () => null,
      fetch: (input, init) => {
        const headers = new Headers(init?.headers);
        headers.set('host', host);
        return from.app.request(String(input), { ...init, headers }) as Promise<Response>;
      },
    });

  const aSub = () => `b${crypto.randomUUID().slice(0, 8)}`;
  const wanted = (token: string, change: object = {}) => ({
    token,
    name: 'Choyxona',
    sub: aSub(),
    language: 'uz' as const,
    languages: ['uz' as const, 'ru' as const],
    template: 'osh' as const,
    ...change,
  });

  const brandsOf = (from: Scene, sub: string) =>
    from.deps.db.asPlatform((tx) => tx.select().from(merchants).where(eq(merchants.sub, sub)));

  /** The scene of a brand that was made, for calls on its own hosts. */
  const sceneOf = (sub: string): Scene => ({
    ...current(),
    merchantId: `m-${sub}`,
    host: `${sub}.localhost`,
    smsTo: async (phone) => {
      const rows = await current().deps.db.asPlatform((tx) =>
        tx.execute<{ payload: { sealed: string } }>(
          sql`select payload from outbox where merchant_id = ${`m-${sub}`} and queue = 'sms.send' order by created_at desc`,
        ),
      );
      return rows.rows
        .map((row) => current().deps.secrets.open(row.payload.sealed, `m-${sub}`))
        .filter((sms) => sms?.['phone'] === phone)
        .map((sms) => String(sms?.['text']));
    },
  });

  /** A brand that was made by a link. */
  async function aMadeBrand(change: object = {}) {
    const { token } = await aLink();
    const given = wanted(token, change);
    const { goTo } = unwrap(await platform()(endpoints.makeOwnBrand, { body: given }));
    return { token, goTo, sub: given.sub, brand: sceneOf(given.sub) };
  }

  async function becomeOwner(brand: Scene, token: string, phone = aPhone()) {
    const browser = officeBrowser(brand);
    const asked = await browser.api(endpoints.requestCode, { body: { phone } });
    if (asked.error) return { ...asked, browser };
    const code = /\d{4,6}/.exec((await brand.smsTo(phone))[0] ?? '')?.[0] ?? '';
    const outcome = await browser.api(endpoints.acceptOwner, {
      body: { token, phone, code, name: 'Nodira' },
    });
    return { ...outcome, browser };
  }

  return { aLink, platform, wanted, brandsOf, sceneOf, aMadeBrand, becomeOwner, aSub };
}
