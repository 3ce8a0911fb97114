import { type ApiConfig, currentMerchantId } from './api-config.ts';
import type { Endpoint } from './endpoint.ts';
import { IDEMPOTENCY_HEADER, MERCHANT_HEADER } from './headers.ts';
import { PROOF_HEADER } from './proof-header.ts';

/** The token of a call: null if the endpoint needs none, or without a session. */
export function tokenFor(config: Pick<ApiConfig, 'token'>, endpoint: Pick<Endpoint, 'auth'>): string | null {
  return endpoint.auth === 'none' ? null : config.token();
}

/** The headers of one call: merchant (HTTP-01), bearer (HTTP-02, SES-07), idempotency key. */
export function requestHeaders(
  config: Pick<ApiConfig, 'merchantId'>,
  about: { accept: string; token: string | null; idempotencyKey?: string; proof?: string | null },
): Record<string, string> {
  const merchantId = currentMerchantId(config);
  return {
    Accept: about.accept,
    ...(merchantId ? { [MERCHANT_HEADER]: merchantId } : {}),
    ...(about.token ? { Authorization: `Bearer ${about.token}` } : {}),
    ...(about.proof ? { [PROOF_HEADER]: about.proof } : {}),
    ...(about.idempotencyKey ? { [IDEMPOTENCY_HEADER]: about.idempotencyKey } : {}),
  };
}
