import type { Branch } from '../branch/branch.schema.ts';
import type { Category } from '../catalog/category.schema.ts';
import type { Group } from '../catalog/group.schema.ts';
import type { MenuRule } from '../catalog/times/menu-rule.schema.ts';
import type { Product } from '../catalog/product.schema.ts';
import type { City } from '../delivery-area/city.schema.ts';
import type { Region } from '../delivery-area/region.schema.ts';
import type { LocalizedText } from '../kernel/localized-text.ts';
import type { FlatSettings } from '../merchant/flat-settings.schema.ts';
import type { OrderSettings } from '../merchant/order-settings.schema.ts';
import type { Merchant } from '../merchant/whole-merchant.schema.ts';
import type { MerchantPaymentSetting, PaymentMethod } from '../payment/payment.schema.ts';
import type { Promo } from '../promo/promo.schema.ts';
import type { Banner } from './banner.schema.ts';
import type { Policy } from './policy.schema.ts';
import type { Hall } from './reservation.schema.ts';
import type { Story } from './story.schema.ts';
import type { Vacancy } from './vacancy.schema.ts';

/** Delivery price of a branch by distance (D70), in soʻm and kilometres. */
export type BranchTariff = { base: number; includedKm: number; perKm: number };

/** A branch with the fields that only the server stores. */
export type BranchContent = Branch & { tariff: BranchTariff | null; slotCapacity: number | null };

/** Content of the three pages that a merchant writes (D3): HTML in up to seven languages, or null. */
export type ExtraPages = {
  extra: LocalizedText | null;
  extra2: LocalizedText | null;
  extr3: LocalizedText | null;
};

/** Everything of a brand that is not secret, in the types of the wire. A server writes it to its database as one brand. */
export type BrandContent = {
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
  branches: BranchContent[];
  regions: Region[];
  halls: Hall[];
  groups: Group[];
  categories: Category[];
  products: Product[];
  /** When dishes are sold and cost less (B21). */
  rules: MenuRule[];
  promos: Promo[];
  banners: Banner[];
  stories: Story[];
  policies: Pick<Policy, 'type' | 'text'>[];
  vacancies: Vacancy[];
  extraPages: ExtraPages;
};
