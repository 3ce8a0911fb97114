import { SECOND_MS } from '@dasturxon/core/kernel';
import { toUzumCart } from '@dasturxon/core/fiscal';
import type { Language } from '@dasturxon/core/kernel';
import * as v from 'valibot';

import type {
  LookedUp,
  Payable,
  ProviderAtMerchant,
  ProviderStatement,
  RawCall,
  Started,
  Verified,
} from '../../protocol/provider.ts';
import type { UzumCheckoutAccount } from './uzum-account.ts';
import { UzumRefused, type UzumCheckoutApi, type UzumTerminal } from './uzum-checkout-api.ts';

type Page = { api: UzumCheckoutApi; account: UzumCheckoutAccount; baseUrl: string };

const LANGUAGES: Partial<Record<Language, 'ru-RU' | 'uz-UZ' | 'en-EN'>> = { ru: 'ru-RU', uz: 'uz-UZ' };

const terminalOf = ({ account, baseUrl }: Page): UzumTerminal => ({
  baseUrl: account.baseUrl ?? baseUrl,
  terminalId: account.terminalId,
  apiKey: account.apiKey,
});

/** What a state of Uzum's page means to us. */
function toLookedUp(status: string, paid: { providerId: string; amount: number }): LookedUp {
  if (status === 'COMPLETED') return { state: 'PAID', ...paid };
  const isOver = status === 'DECLINED' || status === 'REVERSED' || status === 'REFUNDED';
  return { state: isOver ? 'CANCELED' : 'OPEN' };
}

/** What Uzum answered about a payment; null while no money has moved. */
function statementOf(
  transactionId: string,
  { status, amount }: { status: string; amount: number | null },
): ProviderStatement | null {
  const about = { transactionId, paymentId: null };
  if (status === 'COMPLETED') return { ...about, state: 'PAID', amount };
  const isBack = status === 'REVERSED' || status === 'REFUNDED';
  return isBack ? { ...about, state: 'REFUNDED', amount: null } : null;
}

async function register(page: Page, payable: Payable): Promise<Started> {
  const { account, api } = page;
  const { orderId, paymentRedirectUrl } = await api.register(terminalOf(page), payable.attempt.id, {
    amount: payable.amount,
    clientId: payable.payer.id,
    // A number may be registered once; each attempt is another.
    orderNumber: `${payable.order.number}-${payable.attempt.number}`,
    successUrl: payable.returnUrl,
    failureUrl: payable.returnUrl,
    language: LANGUAGES[payable.language] ?? 'en-EN',
    viewType: account.viewType,
    timeoutSeconds: account.timeoutSeconds,
    cart: payable.fiscal ? toUzumCart(payable.fiscal, String(payable.order.number)) : null,
  });
  const expiresAt = new Date(payable.now.getTime() + account.timeoutSeconds * SECOND_MS);
  return { url: paymentRedirectUrl, kind: 'PAGE', expiresAt, providerId: orderId };
}

const Callback = v.object({
  orderId: v.pipe(v.string(), v.uuid()),
  operationState: v.picklist(['SUCCESS', 'FAIL']),
});

const parse = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
};

const answer = (status: number) => ({ status, body: '{}', headers: { 'Content-Type': 'application/json' } });

/** A callback of the page proves nothing by itself: the payment is looked up at Uzum before it counts (T44). */
async function verifyCheckout(page: Page, call: RawCall): Promise<Verified> {
  const callback = v.safeParse(Callback, parse(call.body));
  if (!callback.success) return { ok: false, reason: 'not a callback of Uzum Checkout', answer: answer(400) };
  const { orderId } = callback.output;
  const asked = await page.api
    .readStatus(terminalOf(page), crypto.randomUUID(), orderId)
    .catch((error: unknown) => {
      if (error instanceof UzumRefused) return null;
      throw error;
    });
  if (!asked) return { ok: false, reason: 'unknown to Uzum', answer: answer(400) };
  return {
    ok: true,
    stated: statementOf(orderId, asked),
    async apply(ledger) {
      const locked = await ledger.attemptByProviderId(orderId);
      if (!locked) return answer(200);
      const amount = asked.amount ?? locked.attempt.amount;
      const { state } = toLookedUp(asked.status, { providerId: orderId, amount });
      if (state === 'PAID') await ledger.receive(locked.row, { providerId: orderId, amount });
      else if (state === 'CANCELED' && locked.attempt.state === 'PAID')
        await ledger.reverse(locked, { reason: 'PROVIDER' });
      else if (state === 'CANCELED') await ledger.cancel(locked, { reason: 'DECLINED' });
      return answer(200);
    },
  };
}

/** Uzum Checkout: an invoice registered by us, paid by the guest, reported by callback or queried (T49). */
export function uzumCheckout(page: Page): ProviderAtMerchant {
  return {
    startCheckout: (payable) => register(page, payable),
    verify: (call) => verifyCheckout(page, call),
    async lookUp({ attempt }) {
      const { providerId } = attempt;
      if (!providerId) return { state: 'OPEN' };
      const { status, amount } = await page.api.readStatus(terminalOf(page), crypto.randomUUID(), providerId);
      return toLookedUp(status, { providerId, amount: amount ?? attempt.amount });
    },
    async refund({ id, attempt, amount, isWhole }) {
      if (!attempt.providerId) return 'IMPOSSIBLE';
      try {
        await page.api.refund(terminalOf(page), id, { orderId: attempt.providerId, amount });
        return 'DONE';
      } catch (error) {
        if (!(error instanceof UzumRefused)) throw error;
        if (!isWhole) return 'IMPOSSIBLE';
        // An answer that got lost: what went back already is refused.
        const { status } = await page.api.readStatus(
          terminalOf(page),
          crypto.randomUUID(),
          attempt.providerId,
        );
        return status === 'REFUNDED' || status === 'REVERSED' ? 'DONE' : 'IMPOSSIBLE';
      }
    },
  };
}
