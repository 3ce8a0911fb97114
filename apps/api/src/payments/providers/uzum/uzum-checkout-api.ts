import type { toUzumCart } from '@dasturxon/core/fiscal';
import { exchange } from '@dasturxon/core/http';
import type { Tiyin } from '@dasturxon/core/payment';
import * as v from 'valibot';

const TIMEOUT_MS = 5_000;
const UZS = 860;

/** Uzum gave no answer, or one that makes no sense. */
export class UzumFailed extends Error {
  override readonly name = 'UzumFailed';
}

/** Uzum refused a call, with its code. */
export class UzumRefused extends Error {
  override readonly name = 'UzumRefused';
}

/** What a terminal is proven by. */
export type UzumTerminal = { baseUrl: string; terminalId: string; apiKey: string };

/** A payment to be made on Uzum's page. */
export type UzumRegistration = {
  amount: Tiyin;
  clientId: string;
  orderNumber: string;
  successUrl: string;
  failureUrl: string;
  language: 'ru-RU' | 'uz-UZ' | 'en-EN';
  viewType: string;
  timeoutSeconds: number;
  cart: ReturnType<typeof toUzumCart> | null;
};

const Registered = v.object({
  orderId: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  paymentRedirectUrl: v.pipe(v.string(), v.url()),
});
const OrderStatus = v.object({
  status: v.string(),
  totalAmount: v.nullish(v.number(), null),
  completedAmount: v.nullish(v.number(), null),
  amount: v.nullish(v.number(), null),
});
const UzumAnswer = v.object({
  errorCode: v.number(),
  message: v.nullish(v.string(), ''),
  result: v.nullish(v.unknown()),
});

/** Uzum Checkout in the name of terminals. Throws UzumFailed and UzumRefused. */
export type UzumCheckoutApi = ReturnType<typeof uzumCheckoutApi>;

/** Uzum Checkout over HTTP. `operationId` makes a call one that is done once. */
export function uzumCheckoutApi({ fetch }: { fetch: typeof globalThis.fetch }) {
  async function ask<S extends v.GenericSchema>(
    schema: S,
    terminal: UzumTerminal,
    asked: { path: string; operationId: string; body: object; language?: string },
  ): Promise<v.InferOutput<S>> {
    const response = await exchange(
      {
        url: `${terminal.baseUrl}/api/v1/${asked.path}`,
        method: 'POST',
        headers: {
          'Content-Language': asked.language ?? 'uz-UZ',
          'X-Terminal-Id': terminal.terminalId,
          'X-API-Key': terminal.apiKey,
          'X-Operation-Id': asked.operationId,
        },
        body: asked.body,
        timeoutMs: TIMEOUT_MS,
      },
      { fetch },
    ).catch((cause: unknown) => {
      throw new UzumFailed('no answer', { cause });
    });
    if (response.status >= 500) throw new UzumFailed(`status ${response.status}`);
    const envelope = v.safeParse(UzumAnswer, response.body);
    if (!envelope.success) throw new UzumFailed(`odd, status ${response.status}`);
    if (envelope.output.errorCode !== 0) throw new UzumRefused(String(envelope.output.errorCode));
    const answer = v.safeParse(schema, envelope.output.result);
    if (!answer.success) throw new UzumFailed('odd');
    return answer.output;
  }

  return {
    register: (terminal: UzumTerminal, operationId: string, about: UzumRegistration) =>
      ask(Registered, terminal, {
        path: 'payment/register',
        operationId,
        language: about.language,
        body: {
          amount: about.amount,
          clientId: about.clientId,
          currency: UZS,
          orderNumber: about.orderNumber,
          successUrl: about.successUrl,
          failureUrl: about.failureUrl,
          viewType: about.viewType,
          sessionTimeoutSecs: about.timeoutSeconds,
          paymentParams: { operationType: 'PAYMENT', payType: 'ONE_STEP' },
          ...(about.cart ? { merchantParams: { cart: about.cart } } : {}),
        },
      }),
    /** REGISTERED, AUTHORIZED, COMPLETED, REFUNDED, REVERSED or DECLINED. */
    readStatus: (terminal: UzumTerminal, operationId: string, orderId: string) =>
      ask(OrderStatus, terminal, { path: 'payment/getOrderStatus', operationId, body: { orderId } }),
    refund: (terminal: UzumTerminal, operationId: string, about: { orderId: string; amount: Tiyin }) =>
      ask(v.unknown(), terminal, { path: 'payment/refund', operationId, body: about }),
  };
}
