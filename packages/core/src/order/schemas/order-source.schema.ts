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
/** The fine origin of an order (ENUM-15). */
export const OrderSource = v.picklist(ORDER_SOURCES);
export type OrderSource = v.InferOutput<typeof OrderSource>;
