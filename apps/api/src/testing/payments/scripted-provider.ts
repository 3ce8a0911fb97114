import type { PaymentType } from '@dasturxon/core/payment';

import type { PaymentProvider, ProviderAtMerchant } from '../../payments/protocol/provider.ts';

/** What a scripted provider answers to an unknown merchant, to a call that fails here, and to an unauthenticated one. */
export const UNAUTHENTICATED = { status: 401, body: 'who?' };
export const FAILED = { status: 503, body: 'later' };
export const REFUSED = { status: 400, body: 'no' };

/** A provider that does what a test has written, for what no real one does when it is asked to. */
export function aScriptedProvider(type: PaymentType, parts: Partial<ProviderAtMerchant>): PaymentProvider {
  const silent: ProviderAtMerchant = {
    startCheckout: () => ({ kind: 'PAGE', url: 'https://pay.example/1', expiresAt: null }),
    verify: () => ({ ok: false, reason: 'FORGED', answer: REFUSED }),
  };
  return {
    type,
    at: () => ({ ...silent, ...parts }),
    unauthenticated: () => UNAUTHENTICATED,
    failed: () => FAILED,
  };
}
