import { ChatId } from '@dasturxon/core/connections';
import { Branch } from '@dasturxon/core/branch';
import { POLICY_TYPES, type PolicyType } from '@dasturxon/core/content';
import { City, Region } from '@dasturxon/core/delivery-area';
import { LANGUAGES, LocalizedText } from '@dasturxon/core/kernel';
import { backOfficeHost, Color, FlatSettings, Merchant, OrderSettings } from '@dasturxon/core/merchant';
import {
  BrandName,
  BrandSub,
  circleZone,
  DEFAULT_RADIUS,
  everyDay,
  HOURS_PRESETS,
  MenuTemplate,
  starterText,
} from '@dasturxon/core/onboarding';
import { inArray } from 'drizzle-orm';
import * as v from 'valibot';

import type { CommandDeps } from '../http/serving/context.ts';
import { BotToken } from '../bot/setup/configure-bot.ts';
import { domains, merchants } from '../db/schema/merchants.ts';
import { isCalled } from '../merchants/named-merchant.ts';
import { addressOfHost, localAddress } from '../merchants/brand-addresses.ts';
import { sendJob } from '../jobs/queues.ts';
import type { Tx } from '../db/connect.ts';
import { isTaken } from '../db/retry-on-unique-violation.ts';
import { brandSetups } from '../db/schema/editing/onboarding.ts';
import type { WholeBrand } from '../store-brand/whole-brand.ts';
import { storeBrand } from '../store-brand/store-brand.ts';
import { bareHosts } from './brand-address.ts';
import { firstAccounts } from './first-accounts.ts';
import { menuFromCsv, STARTER_MENU } from './menu-from-csv.ts';
import { menuOfTemplate, templateColor } from './templates/build-template.ts';

const Degrees = (most: number) => v.pipe(v.number(), v.minValue(-most), v.maxValue(most));

/** The required settings of a new brand; the rest has defaults and can be changed later. */
export const NewBrand = v.object({
  sub: BrandSub,
  name: BrandName,
  hosts: v.array(v.string()),
  /** Without it that of the template. */
  color: v.optional(Color),
  language: v.optional(v.picklist(['uz', 'ru', 'eng']), 'uz'),
  /** The languages of the storefront; the main one is always among them. */
  languages: v.optional(v.array(v.picklist(LANGUAGES)), ['uz', 'ru', 'eng']),
  latitude: v.optional(Degrees(90), 41.3111),
  longitude: v.optional(Degrees(180), 69.2797),
  address: v.optional(v.string(), ''),
  phone: v.optional(v.string(), ''),
  botToken: v.optional(BotToken),
  staffChat: v.optional(ChatId),
  /** CSV; without it the menu of the template, and without that a starter menu. */
  menu: v.nullable(v.string()),
  template: v.optional(MenuTemplate),
});
export type NewBrand = v.InferOutput<typeof NewBrand>;

function places(given: NewBrand) {
  const { latitude: lat, longitude: lon, name } = given;
  const localizedName = { uz: name, ru: name, eng: name };
  const polygon = circleZone({ latitude: lat, longitude: lon }, DEFAULT_RADIUS);
  const branch = v.parse(Branch, {
    id: 'branch-1',
    cityId: 'city-1',
    name: localizedName,
    latitude: lat,
    longitude: lon,
    address: given.address || null,
    phone: given.phone || null,
    isMain: true,
    deliveryPrice: 15_000,
    workHours: everyDay(HOURS_PRESETS[0]),
    settings: { pickupEnabled: true, deliveryEnabled: true },
  });
  return {
    cities: [
      v.parse(City, {
        id: 'city-1',
        name: { uz: 'Toshkent', ru: 'Ташкент', eng: 'Tashkent' },
        latitude: lat,
        longitude: lon,
        isMain: true,
      }),
    ],
    branches: [{ ...branch, tariff: null, slotCapacity: null }],
    regions: [v.parse(Region, { id: 'region-1', cityId: 'city-1', name, polygon })],
  };
}

const menuOf = ({ menu, template }: NewBrand) =>
  menu === null && template
    ? menuOfTemplate(template, 'branch-1')
    : menuFromCsv(menu ?? STARTER_MENU, 'branch-1');

function wholeBrand(
  merchantId: string,
  given: NewBrand,
  about: { hosts: string[]; isSandbox: boolean },
): WholeBrand {
  const { sub, name, language, latitude, longitude } = given;
  const color = given.color ?? (given.template ? templateColor(given.template) : '#FCE000');
  const localizedName = { uz: name, ru: name, eng: name };
  const switches = {
    deliveryActive: true,
    pickupActive: true,
    cash: true,
    cancelOrderActive: true,
    click: about.isSandbox,
  };
  const languages = Object.fromEntries(
    LANGUAGES.map((one) => [`${one}Active`, one === language || given.languages.includes(one)]),
  );
  const look = {
    brand: name,
    title: name,
    mainColor: color,
    mainLanguage: language,
    domain: about.hosts[0] ?? null,
  };
  return {
    merchant: v.parse(Merchant, {
      id: merchantId,
      sub,
      name: localizedName,
      color,
      latitude,
      longitude,
      mainCityId: 'city-1',
    }),
    domains: about.hosts,
    about: {},
    settings: { ...v.parse(FlatSettings, {}), ...look, ...languages, ...switches, merchantId },
    clickSettings: {},
    orderSettings: v.parse(OrderSettings, { merchantId, cityId: 'city-1', shouldValidateDeliveryArea: true }),
    ...firstAccounts({ merchantId, sub }, about),
    ...places(given),
    halls: [],
    ...menuOf(given),
    rules: [],
    promos: [],
    banners: [],
    stories: [],
    policies: POLICY_TYPES.map((type) => ({ type, text: starterTexts(type) })),
    vacancies: [],
    extraPages: { extra: null, extra2: null, extr3: null },
    miniAppKeys: { telegramBotToken: given.botToken ?? null },
    staffChat: given.staffChat ?? null,
  };
}

/** The text to begin with, in every language: one may be offered later. */
const starterTexts = (type: PolicyType) =>
  v.parse(
    LocalizedText,
    Object.fromEntries(LANGUAGES.map((language) => [language, starterText(type, language)])),
  );

/** A brand as it was made. */
export type MadeBrand = { merchantId: string; brand: WholeBrand; hosts: string[] };

/** Names what a new brand wants and another one has: its short name, or a host. Null where both are free. */
export async function takenName(
  tx: Tx,
  { sub, hosts }: { sub: string; hosts: readonly string[] },
): Promise<{ sub: string } | { host: string } | null> {
  const known = isCalled(sub, `m-${sub}`);
  if ((await tx.select({ id: merchants.merchantId }).from(merchants).where(known)).length > 0) return { sub };
  const [taken] = await tx
    .select({ host: domains.host })
    .from(domains)
    .where(
      inArray(
        domains.host,
        hosts.flatMap((host) => [host, backOfficeHost(host)]),
      ),
    );
  return taken ?? null;
}

/** Whether a write failed because another brand was made with the same name or host at the same moment. */
export const isTakenMeanwhile = (error: unknown): boolean =>
  ['merchants_pkey', 'merchants_sub_unique', 'domains_host_unique'].some((key) => isTaken(error, key));

/** Writes a new brand: the one way in which the command and the invitation of an owner make it. Null where its name is taken. */
export async function makeBrand(
  deps: Pick<CommandDeps, 'env' | 'secrets' | 'newId'>,
  tx: Tx,
  given: NewBrand,
): Promise<MadeBrand | { taken: { sub: string } | { host: string } }> {
  const hosts = bareHosts(given.sub, given.hosts);
  const taken = await takenName(tx, { sub: given.sub, hosts });
  if (taken) return { taken };
  const merchantId = `m-${given.sub}`;
  const brand = wholeBrand(merchantId, given, { hosts, isSandbox: deps.env.SANDBOX });
  await storeBrand(tx, brand, deps.secrets);
  await tx.insert(brandSetups).values({ merchantId });
  if (given.botToken) await sendJob(tx, { id: deps.newId(), merchantId, queue: 'bot.set-up', payload: {} });
  return { merchantId, brand, hosts };
}

const refuse = (taken: { sub: string } | { host: string }) =>
  new Error(
    'sub' in taken
      ? `the brand ${taken.sub} exists already: choose another --sub`
      : `${taken.host} belongs to another brand: choose another --host`,
  );

/** Creates a brand that takes orders at once, and returns its address. Throws when its sub or a host is taken. */
export async function newBrand(deps: CommandDeps, given: NewBrand): Promise<string> {
  const made = await deps.db
    .asPlatform((tx) => makeBrand(deps, tx, given))
    .catch((error: unknown) => {
      throw isTakenMeanwhile(error) ? refuse({ sub: given.sub }) : error;
    });
  if ('taken' in made) throw refuse(made.taken);
  deps.tenants.forget();
  const { hosts, brand } = made;
  const addresses = hosts.map((host) => addressOfHost(host, deps));
  // The demo's machine cannot open public hosts.
  const here = `${localAddress('localhost', deps)}?vendor=${given.sub}`;
  if (deps.env.SANDBOX && !hosts.some((host) => host.endsWith('.localhost'))) addresses.push(here);
  return [`${given.name} has ${brand.products.length} dishes and is open:`, ...addresses].join('\n  ');
}
