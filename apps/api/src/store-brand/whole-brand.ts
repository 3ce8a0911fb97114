import type { BrandContent } from '@dasturxon/core/content';
import type { PaymentType } from '@dasturxon/core/payment';
import type * as v from 'valibot';

import type { FiscalCodesByMxik, FiscalSettings } from '../fiscal/fiscal-settings.ts';
import type { SmsAccounts } from '../gateways/sms/sms-gateway.ts';
import type { BranchStaff } from '../merchants/branch-staff.ts';
import type { MiniAppKeys } from '../mini-apps/mini-app-keys.ts';

/** A brand with its accounts and keys, ready to be stored. Every part has been through core's schema. */
export type WholeBrand = BrandContent & {
  /** Keys of its Telegram bot and its Click mini-app; sealed with the merchant's other secrets. */
  miniAppKeys?: Partial<MiniAppKeys>;
  /** Its accounts at SMS gateways; sealed with the merchant's other secrets. */
  smsAccounts?: SmsAccounts;
  /** Its accounts at payment providers; each sealed beside its payment method. */
  paymentAccounts?: Partial<Record<PaymentType, Record<string, unknown>>>;
  /** Its fiscal settings. */
  fiscal?: v.InferInput<typeof FiscalSettings>;
  /** Package codes that came with the menu, by MXIK. */
  menuCodes?: FiscalCodesByMxik;
  /** The staff settings of every branch; the usual ones without it. */
  branchStaff?: v.InferInput<typeof BranchStaff>;
  /** The Telegram group in which its staff takes orders. */
  staffChat?: string | null;
};
