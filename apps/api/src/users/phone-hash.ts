import type { Ctx } from '../http/serving/context.ts';

/**
 * A keyed hash of a phone at one merchant. It stays on orders and promo uses when the account is deleted, so that
 * limits per person outlive the account (T33, T42). It cannot be turned back into the phone without the secret key.
 */
export function phoneHash(
  { secrets, merchantId }: Pick<Ctx, 'secrets' | 'merchantId'>,
  phone: string,
): string {
  return secrets.hmac(`phone|${merchantId}|${phone}`).slice(0, 32);
}

/** The hash of the caller's own phone; null without a caller or a phone. */
export function callerPhoneHash(ctx: Ctx): string | null {
  return ctx.caller?.phone ? phoneHash(ctx, ctx.caller.phone) : null;
}

/** Under which key a limit counts the caller: the phone where there is one, else the account. */
export const personKey = (ctx: Ctx): string => callerPhoneHash(ctx) ?? ctx.caller?.userId ?? '';
