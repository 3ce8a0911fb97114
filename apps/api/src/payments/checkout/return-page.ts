import type { PaymentPlatform } from '@dasturxon/core/payment';
import { SHELL_BASES } from '@dasturxon/core/paths';

import type { Ctx } from '../protocol/deps.ts';
import type { OrderRow } from '../../orders/model/to-order.ts';

const LOCAL = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\]|.+\.(localhost|test))(:\d+)?$/;

/** Where this brand is reached: by the host of the request, which named the merchant (T52). */
export function ownOrigin(ctx: Pick<Ctx, 'header'>): string {
  const host = (ctx.header('host') ?? 'localhost').toLowerCase();
  return `${LOCAL.test(host) ? 'http' : 'https'}://${host}`;
}

/** In which kind of shell an order was placed. */
export function platformOf(row: Pick<OrderRow, 'paymentType' | 'data'>): PaymentPlatform {
  if (row.paymentType === 'CLICK_MINI_APP') return 'CLICK';
  return row.data['orderDevice'] === 'TELEGRAM_BOT' ? 'TG' : 'WEB';
}

const SHELL = {
  WEB: SHELL_BASES.web,
  QR: SHELL_BASES.web,
  TG: SHELL_BASES.tg,
  CLICK: SHELL_BASES.click,
} as const;

/** The page of an order inside its shell; on a host that names no brand the brand is named. */
export function orderPage(ctx: Pick<Ctx, 'header' | 'tenant'>, row: OrderRow): string {
  const origin = ownOrigin(ctx);
  const isPlain = /\/\/(localhost|127\.|\[::1\])/.test(origin);
  const vendor = isPlain ? `?vendor=${encodeURIComponent(ctx.tenant.sub)}` : '';
  return `${origin}${SHELL[platformOf(row)]}/profile/orders/${row.id}${vendor}`;
}
