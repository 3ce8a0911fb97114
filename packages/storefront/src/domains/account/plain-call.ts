import { type Api, ApiError, type Endpoint, MERCHANT_HEADER } from '@dasturxon/core/api';
import * as v from 'valibot';

/**
 * One call without anything on it: no retries, no words for a failure. For what a page does by itself after its first
 * paint, where the whole client would weigh more than the call is worth.
 */
export const plainCall =
  (merchantId: string): Api =>
  async (endpoint: Endpoint, options?: { body?: unknown }) => {
    try {
      const response = await fetch(endpoint.path, {
        method: endpoint.method,
        headers: { 'Content-Type': 'application/json', [MERCHANT_HEADER]: merchantId },
        body: JSON.stringify(options?.body),
      });
      const answer = response.ok ? v.safeParse(endpoint.answer, await response.json()) : null;
      if (answer?.success) return { data: answer.output, error: null };
      return { data: null, error: new ApiError({ code: 'network.failed', status: response.status }) };
    } catch {
      return { data: null, error: new ApiError({ code: 'network.failed' }) };
    }
  };
