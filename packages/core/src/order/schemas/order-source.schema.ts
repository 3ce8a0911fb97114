import * as v from 'valibot';

/** The coarse origin of an order (ENUM-12, D16). */
export const ORDER_DEVICES = ['CLIENT_WEB', 'TELEGRAM_BOT'] as const;
/** The coarse origin of an order (ENUM-12). */
export const OrderDevice = v.picklist(ORDER_DEVICES);
export type OrderDevice = v.InferOutput<typeof OrderDevice>;

/** The fine origin of an order (ENUM-15, D16). */
export const ORDER_SOURCES = [
  'LAPOSTER',
  'OPERATOR',
  'INSTAGRAM',
  'CLIENT_APP',
  'TELEGRAM_BOT',
  'CLIENT',
  'CLIENT_WEB',
  'CLIENT_IOS',
  'CLICK_MINI_APP',
  'CLIENT_ANDROID',
  'CLIENT_WEB_MOBILE',
  'CLIENT_WEB_DESKTOP',
  'INTEGRATION_APP',
] as const;
/** The origins that a guest's app may name. */
export const GuestSource = v.picklist(ORDER_SOURCES);
export type GuestSource = v.InferOutput<typeof GuestSource>;

/** The origin of an order that staff placed for a guest on the phone; no app of a guest may name it. */
export const CALL_CENTER = 'CALL_CENTER';

/** The fine origin of an order (ENUM-15). */
export const OrderSource = v.picklist([...ORDER_SOURCES, CALL_CENTER]);
export type OrderSource = v.InferOutput<typeof OrderSource>;
