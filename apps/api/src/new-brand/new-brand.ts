import { Branch } from '@dasturxon/core/branch';
import { City, Region } from '@dasturxon/core/delivery-area';
import { WEEKDAYS } from '@dasturxon/core/kernel';
import { Color, FlatSettings, Merchant, OrderSettings } from '@dasturxon/core/merchant';
import { MerchantPaymentSetting } from '@dasturxon/core/payment';
import { eq, inArray, or } from 'drizzle-orm';
import * as v from 'valibot';

import type { CommandDeps } from '../http/serving/context.ts';
import { ChatId } from '../merchants/branch-staff.ts';
import { BotToken } from '../bot/setup/configure-bot.ts';
import { domains, merchants } from '../db/schema/merchants.ts';
import { addressOfHost, localAddress } from '../merchants/brand-addresses.ts';
import { sendJob } from '../jobs/queues.ts';
import type { WholeBrand } from '../store-brand/whole-brand.ts';
import { storeBrand } from '../store-brand/store-brand.ts';
import { bareHosts, BrandSub } from './brand-address.ts';
import { menuFromCsv, STARTER_MENU } from './menu-from-csv.ts';

const Degrees = (most: number) => v.pipe(v.number(), v.minValue(-most), v.maxValue(most));

/** The required settings of a new brand; the rest has defaults and can be changed later. */
export const NewBrand = v.object({
  sub: BrandSub,
  name: v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(60)),
  hosts: v.array(v.string()),
  color: v.optional(Color, '#FCE000'),
  language: v.optional(v.picklist(['uz', 'ru', 'eng']), 'uz'),
  latitude: v.optional(Degrees(90), 41.3111),
  longitude: v.optional(Degrees(180), 69.2797),
  address: v.optional(v.string(), ''),
  phone: v.optional(v.string(), ''),
  botToken: v.optional(BotToken),
  staffChat: v.optional(ChatId),
  /** CSV; without it a starter menu. */
  menu: v.nullable(v.string()),
});
export type NewBrand = v.InferOutput<typeof NewBrand>;

/** About three kilometres each way. */
const REACH = 0.03;

function places(given: NewBrand) {
  const { latitude: lat, longitude: lon, name } = given;
  const localizedName = { uz: name, ru: name, eng: name };
  const always = WEEKDAYS.map((weekName) => ({ type: 'PICK_UP', weekName, open: '09:00', close: '23:00' }));
  const polygon = [
    [lon - REACH, lat - REACH],
    [lon + REACH, lat - REACH],
    [lon + REACH, lat + REACH],
    [lon - REACH, lat + REACH],
  ];
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
    workHours: always,
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

function wholeBrand(merchantId: string, given: NewBrand, hosts: string[]): WholeBrand {
  const { sub, name, color, language, latitude, longitude } = given;
  const localizedName = { uz: name, ru: name, eng: name };
  const switches = { deliveryActive: true, pickupActive: true, cash: true, cancelOrderActive: true };
  const languages = { uzActive: true, ruActive: true, engActive: true };
  const look = {
    brand: name,
    title: name,
    mainColor: color,
    mainLanguage: language,
    domain: hosts[0] ?? null,
  };
  const cash = { id: 'cash', merchantId, type: 'CASH', webEnabled: true, botEnabled: true, appEnabled: true };
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
    domains: hosts,
    about: {},
    settings: { ...v.parse(FlatSettings, {}), ...look, ...languages, ...switches, merchantId },
    clickSettings: {},
    orderSettings: v.parse(OrderSettings, { merchantId, cityId: 'city-1', shouldValidateDeliveryArea: true }),
    paymentMethods: [{ id: 'cash', name: 'Naqd pul', icon: 'cash', title: null, iikoId: null, type: 'CASH' }],
    paymentSettings: [
      v.parse(MerchantPaymentSetting, { ...cash, operatorEnabled: true, qrEnabled: true, isActive: true }),
    ],
    ...places(given),
    halls: [],
    ...menuFromCsv(given.menu ?? STARTER_MENU, 'branch-1'),
    rules: [],
    promos: [],
    banners: [],
    stories: [],
    policies: [],
    vacancies: [],
    extraPages: { extra: null, extra2: null, extr3: null },
    miniAppKeys: { telegramBotToken: given.botToken ?? null },
    staffChat: given.staffChat ?? null,
  };
}

/** Creates a brand that takes orders at once, and returns its address. Throws when its sub or a host is taken. */
export async function newBrand(deps: CommandDeps, given: NewBrand): Promise<string> {
  const hosts = bareHosts(given.sub, given.hosts);
  const merchantId = `m-${given.sub}`;
  const brand = wholeBrand(merchantId, given, hosts);
  await deps.db.asPlatform(async (tx) => {
    const known = or(eq(merchants.sub, given.sub), eq(merchants.merchantId, merchantId));
    if ((await tx.select({ id: merchants.merchantId }).from(merchants).where(known)).length > 0)
      throw new Error(`the brand ${given.sub} exists already: choose another --sub`);
    const [taken] = await tx.select({ host: domains.host }).from(domains).where(inArray(domains.host, hosts));
    if (taken) throw new Error(`${taken.host} belongs to another brand: choose another --host`);
    await storeBrand(tx, brand, deps.secrets);
    if (given.botToken) await sendJob(tx, { id: deps.newId(), merchantId, queue: 'bot.set-up', payload: {} });
  });
  deps.tenants.forget();
  const addresses = hosts.map((host) => addressOfHost(host, deps));
  // The demo's machine cannot open public hosts.
  const here = `${localAddress('localhost', deps)}?vendor=${given.sub}`;
  if (deps.env.SANDBOX && !hosts.some((host) => host.endsWith('.localhost'))) addresses.push(here);
  return [`${given.name} has ${brand.products.length} dishes and is open:`, ...addresses].join('\n  ');
}
