import { WirePhone } from '@dasturxon/core/kernel';
import { randomInt } from 'node:crypto';

import { Hono } from 'hono';
import * as v from 'valibot';

import { shellUrl, type FindBrand } from '../brands/sandbox-brand.ts';
import { readJson, refuse } from '../json.ts';
import { signAnswer } from './sign-answer.ts';
import { THEMES } from '../../browser/telegram-themes.ts';

const Vendor = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));
const UserId = v.union([
  v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/), v.transform(Number)),
]);
const Name = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

const Launch = v.strictObject({
  vendor: Vendor,
  userId: UserId,
  firstName: Name,
  languageCode: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z-]{2,12}$/)), 'uz'),
  startParam: v.optional(v.nullable(v.pipe(v.string(), v.regex(/^[\w-]{0,512}$/)))),
  /** Whether the bot may write to this person: they have begun with it. */
  mayWrite: v.optional(v.boolean(), true),
  /** The age of Telegram's signature, to test a replayed launch. */
  secondsAgo: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(172_800)), 0),
});
const Contact = v.strictObject({
  vendor: Vendor,
  userId: UserId,
  phone: WirePhone,
  firstName: Name,
  lastName: v.optional(Name),
});

type Launch = v.InferOutput<typeof Launch>;
type Clock = { readonly now: () => Date };

const seconds = (now: Date, ago = 0) => String(Math.floor(now.getTime() / 1000) - ago);

function initDataOf(
  { userId, firstName, languageCode, startParam, secondsAgo, mayWrite }: Launch,
  about: Clock & { token: string },
) {
  const user = {
    id: userId,
    first_name: firstName,
    language_code: languageCode,
    ...(mayWrite && { allows_write_to_pm: true }),
  };
  const fields = {
    user: JSON.stringify(user),
    chat_instance: String(randomInt(2 ** 47)),
    chat_type: 'private',
    ...(startParam && { start_param: startParam }),
    auth_date: seconds(about.now(), secondsAgo),
  };
  return signAnswer(fields, about.token);
}

/** What Telegram does on the phone: opens a brand's mini-app with signed init data, and signs a shared contact. */
export function telegramLaunchRoutes({ findBrand, now }: Clock & { findBrand: FindBrand }): Hono {
  const routes = new Hono();

  routes.post('/launch', async (c) => {
    const body = v.safeParse(Launch, await readJson(c));
    if (!body.success) return refuse(c, 'bad_body', 400);
    const { vendor, startParam } = body.output;
    const brand = await findBrand(vendor);
    if (!brand) return refuse(c, 'brand_unknown', 404);
    const initData = initDataOf(body.output, { now, token: brand.telegramBotToken });
    const url = shellUrl(brand, '/tg/', c.req.url);
    if (startParam) url.searchParams.set('tgWebAppStartParam', startParam);
    url.hash = new URLSearchParams({
      tgWebAppData: initData,
      tgWebAppVersion: '8.0',
      tgWebAppPlatform: 'weba',
      tgWebAppThemeParams: JSON.stringify(THEMES.light),
    }).toString();
    return c.json({ url: url.href, initData });
  });

  routes.post('/contact', async (c) => {
    const body = v.safeParse(Contact, await readJson(c));
    if (!body.success) return refuse(c, 'bad_body', 400);
    const { vendor, userId, phone, firstName, lastName } = body.output;
    const brand = await findBrand(vendor);
    if (!brand) return refuse(c, 'brand_unknown', 404);
    const contact = { user_id: userId, phone_number: phone, first_name: firstName, last_name: lastName };
    const fields = { contact: JSON.stringify(contact), auth_date: seconds(now()) };
    return c.json({ response: signAnswer(fields, brand.telegramBotToken) });
  });
  return routes;
}
