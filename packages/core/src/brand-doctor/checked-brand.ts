import type { Role } from '../auth/user.schema.ts';
import type { Branch } from '../branch/branch.schema.ts';
import type { Overall } from '../catalog/overall.schema.ts';
import type { Banner } from '../content/banner.schema.ts';
import type { Policy } from '../content/policy.schema.ts';
import type { Story } from '../content/story.schema.ts';
import type { City } from '../delivery-area/city.schema.ts';
import type { Region } from '../delivery-area/region.schema.ts';
import type { MerchantSettings } from '../merchant/merchant-settings.ts';
import type { OrderSettings } from '../merchant/order-settings.schema.ts';
import type { MerchantPaymentSetting } from '../payment/payment.schema.ts';
import type { Promo } from '../promo/promo.schema.ts';
import type { OutsideAnswers } from './outside.ts';

/**
 * A way to pay with what the server knows of it. `lastCallAt`: when its provider last called; null for never. `isUntested`: by
 * `isUntestedAccount`.
 */
export type CheckedPayment = {
  setting: MerchantPaymentSetting;
  hasAccount: boolean;
  lastCallAt: Date | null;
  isUntested: boolean;
};

/** A product that a branch has stopped without an end; `since` is null where it is not known. */
export type OpenStop = { productId: string; branchId: string; since: Date | null };

/** What a server has read of a brand for the doctor. */
export type LoadedBrand = {
  now: Date;
  zone: string;
  settings: MerchantSettings;
  orderSettings: OrderSettings;
  /** With products that are switched off. */
  menu: Overall;
  branches: readonly Branch[];
  cities: readonly City[];
  regions: readonly Region[];
  hallCount: number;
  payments: readonly CheckedPayment[];
  /** `hasDishesOff`: a rule takes something off dishes. `spent`: of the budget, in soʻm. */
  promos: readonly (Promo & {
    maxUses: number | null;
    uses: number;
    budget: number | null;
    spent: number;
    hasDishesOff: boolean;
  })[];
  /** Those that are switched on. */
  banners: readonly Banner[];
  stories: readonly Story[];
  policies: readonly Policy[];
  vacancyCount: number;
  /** The sides of the brand's own pictures by address; null: its file is lost. Pictures elsewhere are not here. */
  pictures: ReadonlyMap<string, { width: number; height: number } | null>;
  smsAccountCount: number;
  /** `isDeaf`: the bot was shut out of the chat when it wrote last. The chat of the whole brand has no branch. */
  bot: {
    hasToken: boolean;
    staffChats: readonly { chat: string; branchId: string | null; isDeaf: boolean }[];
  };
  hasClickApp: boolean;
  /** Package codes by MXIK; null for a brand without fiscal receipts. */
  fiscalCodes: Readonly<Record<string, { packageCode: string }>> | null;
  /** Active members of staff. */
  staff: readonly Role[];
  /** Owners and managers who have signed in and have no second factor. */
  withoutFactor: readonly { id: string; name: string }[];
  /** The till with the products that differ from its menu, as they were compared last; null without a till or a comparison. */
  till: { name: string; unmapped: readonly string[]; differing: readonly string[] } | null;
  domains: readonly { host: string; isVerified: boolean }[];
  stops: readonly OpenStop[];
};

/** All that the doctor looks at. */
export type CheckedBrand = LoadedBrand & { outside: OutsideAnswers };
