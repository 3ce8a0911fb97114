import type { Branch } from '@dasturxon/core/branch';
import type { Category, Group, Product } from '@dasturxon/core/catalog';
import type { Banner, Hall, Policy, Story, Vacancy } from '@dasturxon/core/content';
import type { City, Region } from '@dasturxon/core/delivery-area';
import type { LocalizedText } from '@dasturxon/core/kernel';
import type { FlatSettings, Merchant, OrderSettings } from '@dasturxon/core/merchant';
import type { MerchantPaymentSetting, PaymentMethod, PaymentType } from '@dasturxon/core/payment';
import type { Promo } from '@dasturxon/core/promo';
import type * as v from 'valibot';

import type { FiscalCodesByMxik, FiscalSettings } from '../fiscal/fiscal-settings.ts';
import type { SmsAccounts } from '../gateways/sms/sms-gateway.ts';
import type { MiniAppKeys } from '../mini-apps/mini-app-keys.ts';

/** What a kilometre costs at a branch (D70): soʻm and kilometres. */
export type TariffRates = { base: number; includedKm: number; perKm: number };

/** A branch with what the server alone knows of it. */
export type DemoBranch = Branch & { tariff: TariffRates | null; slotCapacity: number | null };

/** The three pages whose content a merchant writes (D3): HTML in up to seven languages, or null for none. */
export type ExtraPages = {
  extra: LocalizedText | null;
  extra2: LocalizedText | null;
  extr3: LocalizedText | null;
};

/** A whole brand as the wire spells it, ready to be stored. Every part has been through core's schema. */
export type DemoBrand = {
  merchant: Merchant;
  /** Host names without a port. */
  domains: string[];
  /** The three parts that settings come in (SET-30). */
  about: Partial<FlatSettings>;
  settings: Partial<FlatSettings>;
  clickSettings: Partial<FlatSettings>;
  orderSettings: OrderSettings;
  paymentMethods: PaymentMethod[];
  paymentSettings: MerchantPaymentSetting[];
  cities: City[];
  branches: DemoBranch[];
  regions: Region[];
  halls: Hall[];
  groups: Group[];
  categories: Category[];
  products: Product[];
  promos: Promo[];
  banners: Banner[];
  stories: Story[];
  policies: Policy[];
  vacancies: Vacancy[];
  extraPages: ExtraPages;
  /** Of its Telegram bot and its place in the Click app; sealed with the merchant's other secrets. */
  miniAppKeys?: Partial<MiniAppKeys>;
  /** Its accounts at SMS gateways; sealed with the merchant's other secrets. */
  smsAccounts?: SmsAccounts;
  /** Its accounts at payment providers; each sealed beside its way to pay. */
  paymentAccounts?: Partial<Record<PaymentType, Record<string, unknown>>>;
  /** How its cheques are made. */
  fiscal?: v.InferInput<typeof FiscalSettings>;
  /** Package codes that came with the menu, by MXIK. */
  menuCodes?: FiscalCodesByMxik;
  /** The Telegram group in which its staff takes orders. */
  staffChat?: string | null;
};
