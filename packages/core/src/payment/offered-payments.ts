import { ok, refuse, type Result } from '../kernel/result.ts';
import type { PaymentSwitch } from '../merchant/merchant-settings.ts';
import type { OriginPlatform } from '../order/order-origin.ts';
import type { MerchantPaymentSetting, PaymentType } from './payment.schema.ts';

/** Where a payment is offered: website, Telegram, Click, the code on a table (D71). */
export const PAYMENT_PLATFORMS = ['WEB', 'TG', 'CLICK', 'QR'] as const;
/** A place where a payment is offered (D71). */
export type PaymentPlatform = (typeof PAYMENT_PLATFORMS)[number];

/** The way to pay that is chosen beforehand where it is offered (K-31). */
export const DEFAULT_PAYMENT = 'CASH' satisfies PaymentType;

/** Where an order is paid: at the table whose code was read, else where the guest's session was opened (D71). */
export const paymentPlatform = (session: OriginPlatform, isAtTable: boolean): PaymentPlatform =>
  isAtTable ? 'QR' : session;

const PLATFORM_FLAG = {
  WEB: 'webEnabled',
  TG: 'botEnabled',
  CLICK: 'appEnabled',
  QR: 'qrEnabled',
} as const satisfies Record<PaymentPlatform, keyof MerchantPaymentSetting>;

/** The settings' switch of each type; one without a switch goes by its payment setting alone (D22). */
export const PAYMENT_SWITCH: Readonly<Partial<Record<PaymentType, PaymentSwitch>>> = {
  CASH: 'cash',
  TERMINAL: 'terminal',
  PAYME: 'payme',
  CLICK: 'click',
  CLICK_MINI_APP: 'click',
  UZUM: 'uzum',
};

type Switches = { switches: readonly PaymentSwitch[]; platform: PaymentPlatform };

/** Whether guests are offered a way to pay anywhere: it is active, and the settings' switch of its type is on. */
export function isLivePayment(
  { type, isActive }: Pick<MerchantPaymentSetting, 'type' | 'isActive'>,
  switches: readonly PaymentSwitch[],
): boolean {
  const wanted = PAYMENT_SWITCH[type];
  return isActive && (wanted === undefined || switches.includes(wanted));
}

function isOffered(setting: MerchantPaymentSetting, { switches, platform }: Switches): boolean {
  const isHere = setting.type !== 'CLICK_MINI_APP' || platform === 'CLICK';
  return isLivePayment(setting, switches) && isHere && setting[PLATFORM_FLAG[platform]];
}

/** Ways to pay that are offered here, and the one chosen beforehand: cash, else the first (PRICE-07). */
export type OfferedPayments = { types: readonly PaymentType[]; default: PaymentType };

/**
 * The ways to pay that are offered: switched on, active, and meant for the platform (SET-25, D22, D71). Without
 * any, ordering is closed.
 */
export function offeredPayments(
  settings: readonly MerchantPaymentSetting[],
  where: Switches,
): Result<OfferedPayments, { code: 'payment.unavailable' }> {
  const offered = settings.filter((setting) => isOffered(setting, where)).map(({ type }) => type);
  const types = [...new Set(offered)];
  const [first] = types;
  if (first === undefined) return refuse('payment.unavailable');
  return ok({ types, default: types.includes(DEFAULT_PAYMENT) ? DEFAULT_PAYMENT : first });
}
