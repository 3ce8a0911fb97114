import { paymentPlatform, type PaymentPlatform } from '@dasturxon/core/payment';
import { SHELL_BASES } from '@dasturxon/core/paths';

import type { Ctx, SignedIn } from '../protocol/deps.ts';
import type { OrderRow } from '../../orders/model/to-order.ts';

const LOCAL = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\]|.+\.(localhost|test))(:\d+)?$/;

/** Where this brand is reached: by the host of the request, which named the merchant (T52). */
export function ownOrigin(ctx: Pick<Ctx, 'header'>): string {
  const host = (ctx.header('host') ?? 'localhost').toLowerCase();
  return `${LOCAL.test(host) ? 'http' : 'https'}://${host}`;
}

/** Where an order is paid: in the shell that the caller has signed in with, or at the table whose code was read (D71). */
export function platformOfPayment({ caller }: Pick<SignedIn, 'caller'>, row: OrderRow): PaymentPlatform {
  return paymentPlatform(caller.platform, row.serviceType === 'DINE_IN' && Boolean(row.data['tableId']));
}

const SHELL = {
  WEB: SHELL_BASES.web,
  TG: SHELL_BASES.tg,
  CLICK: SHELL_BASES.click,
} as const;

/** The page of an order in the caller's shell; on a host that names no brand the brand is named. */
export function orderPage(
  ctx: Pick<SignedIn, 'header' | 'tenant' | 'caller'>,
  row: Pick<OrderRow, 'id'>,
): string {
  const origin = ownOrigin(ctx);
  const isPlain = /\/\/(localhost|127\.|\[::1\])/.test(origin);
  const vendor = isPlain ? `?vendor=${encodeURIComponent(ctx.tenant.sub)}` : '';
  return `${origin}${SHELL[ctx.caller.platform]}/profile/orders/${row.id}${vendor}`;
}
