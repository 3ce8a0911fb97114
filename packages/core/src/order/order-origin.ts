import type { GuestSource, OrderDevice } from './schemas/order-source.schema.ts';

/** Where the storefront runs. */
export type OriginPlatform = 'WEB' | 'TG' | 'CLICK';

/** The coarse and the fine origin that an order names (ENUM-12, ENUM-15, D16). */
export function originOf(
  platform: OriginPlatform,
  { isMobile }: { isMobile: boolean },
): { orderDevice: OrderDevice; source: GuestSource } {
  if (platform === 'TG') return { orderDevice: 'TELEGRAM_BOT', source: 'TELEGRAM_BOT' };
  if (platform === 'CLICK') return { orderDevice: 'CLIENT_WEB', source: 'CLICK_MINI_APP' };
  return { orderDevice: 'CLIENT_WEB', source: isMobile ? 'CLIENT_WEB_MOBILE' : 'CLIENT_WEB_DESKTOP' };
}
