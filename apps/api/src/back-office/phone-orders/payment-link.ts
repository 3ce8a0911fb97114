import { formatPrice, maskPhone } from '@dasturxon/core/format';
import { isLanguage, localize } from '@dasturxon/core/kernel';
import { backOfficeHost, hostName } from '@dasturxon/core/merchant';
import { isFinal, isPaidBeforehand } from '@dasturxon/core/order';
import { and, asc, eq, isNotNull } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';
import { domains } from '../../db/schema/merchants.ts';
import { apiError, found } from '../../http/api-error.ts';
import { countAgainst } from '../../http/limits/rate-limit.ts';
import { readMerchant, readStorefrontSettings } from '../../merchants/read-merchant.ts';
import { formatMessage } from '../../notifications/messages/format-message.ts';
import type { SignedIn } from '../../orders/model/deps.ts';
import { lockStaffOrder } from '../../orders/model/lock-order.ts';
import type { OrderRow } from '../../orders/model/to-order.ts';
import { enqueueSms } from '../../sign-in/sms/enqueue-sms.ts';
import { smsRoute } from '../../sign-in/sms/sms-route.ts';
import { userById } from '../../users/find-user.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import { boardOrder } from '../board/read-board.ts';

/** Links to one order: the guest pays for none of them, the brand for each. */
const PER_ORDER = { limit: 3, seconds: 24 * 3600 };
/** Later than this the order has been paid or cancelled. */
const USEFUL_MS = 30 * 60_000;

/** The storefront beside the host of this back office, else the first one of the brand. */
async function storefrontHost(ctx: SignedIn, tx: Tx): Promise<string> {
  const rows = await tx
    .select({ host: domains.host })
    .from(domains)
    .where(
      and(
        eq(domains.merchantId, ctx.merchantId),
        eq(domains.kind, 'STOREFRONT'),
        isNotNull(domains.verifiedAt),
      ),
    )
    .orderBy(asc(domains.createdAt), asc(domains.host));
  const own = hostName(ctx.header('host'));
  const { host } = found(rows.find((row) => backOfficeHost(row.host) === own) ?? rows[0], 'notFound');
  return host;
}

/** The order's own page: it shows nothing before the guest has proven the phone with a code. */
async function orderLink(ctx: SignedIn, tx: Tx, id: string): Promise<string> {
  const host = await storefrontHost(ctx, tx);
  const port = /:\d+$/.exec(ctx.header('host') ?? '')?.[0] ?? '';
  const origin = host.endsWith('.localhost') ? `http://${host}${port}` : `https://${host}`;
  return `${origin}/profile/orders/${id}`;
}

/** The text of the SMS, in the guest's language. */
async function textOf(
  ctx: SignedIn,
  tx: Tx,
  { row, language: known }: { row: OrderRow; language: string | null },
): Promise<string> {
  const { languages } = await readStorefrontSettings(tx);
  const { name, sub } = await readMerchant(tx);
  const language = isLanguage(known) ? known : (languages.main ?? 'ru');
  const link = await orderLink(ctx, tx, row.id);
  const sum = formatPrice(row.totalPrice, language);
  const message = formatMessage('order.payLink', language, { number: String(row.number), sum, link });
  return `${localize(name, language, language) || sub}: ${message}`;
}

/**
 * Enqueues an SMS with the address of an unpaid order's page to its guest. Throws order.notFound, payment.unavailable
 * for an order that is paid, over or paid on the spot, request.rateLimited after three.
 */
export async function sendPaymentLink(ctx: SignedIn, id: string): Promise<{ phone: string }> {
  const { merchantId } = ctx;
  const route = await smsRoute(ctx, merchantId);
  const answer = await ctx.db.inTenant(merchantId, async (tx) => {
    const row = await lockStaffOrder(ctx, tx, id);
    const { branchId } = await boardOrder(ctx, tx, id);
    if (row.isPaid || isFinal(row.status) || !isPaidBeforehand(row.paymentType))
      throw apiError('payment.unavailable');
    const limit = { bucket: `pay-link:${id}`, ...PER_ORDER };
    const seconds = await countAgainst(tx, [limit], { merchantId, now: ctx.now() });
    if (seconds > 0) throw apiError('request.rateLimited', { seconds });
    const guest = await userById(ctx, tx, row.userId);
    if (!guest?.phone) throw apiError('order.phoneMissing');
    const { phone, language } = guest;
    const text = await textOf(ctx, tx, { row, language });
    const notAfter = new Date(ctx.now().getTime() + USEFUL_MS);
    const sms = { id: ctx.newId(), kind: 'NOTICE' as const, phone, text };
    await enqueueSms(ctx, tx, { merchantId, route, sms, notAfter });
    const about = { subject: 'order' as const, subjectId: id, branchId };
    await writeAudit(ctx, tx, { action: 'order.paymentLink', ...about, before: null, after: null });
    return { phone: maskPhone(phone) };
  });
  ctx.wakeJobs();
  return answer;
}
