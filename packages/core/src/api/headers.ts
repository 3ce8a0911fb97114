/** Names the merchant of a call; it confirms the host and never overrules it (HTTP-01, D44, D61). */
export const MERCHANT_HEADER = 'X-Merchant-Id';
/** The cookie that holds the merchant's id (D44). */
export const MERCHANT_COOKIE = 'merchantId';
/** The key under which a write is done at most once (ADR 0006). */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';
/** The token of a preview of the draft, sent by the page of the preview with each call. */
export const PREVIEW_HEADER = 'X-Preview';
/** The same token in the address of a preview's page. */
export const PREVIEW_PARAM = 'preview';
/** Marks a 401 as our own; one from a proxy or another service does not sign out. */
export const AUTH_REALM = 'dasturxon';
/** What our server sends as `WWW-Authenticate` beside every 401. */
export const BEARER_CHALLENGE = `Bearer realm="${AUTH_REALM}"`;

/** Whether a 401 came from our API. */
export function isOurChallenge(wwwAuthenticate: string | null): boolean {
  return (
    /^bearer\b/i.test(wwwAuthenticate ?? '') && (wwwAuthenticate ?? '').includes(`realm="${AUTH_REALM}"`)
  );
}

/** The token of an `Authorization: Bearer …` header, null for anything else (SES-07). */
export function readBearer(authorization: string | null | undefined): string | null {
  return /^Bearer ([\w.~+/-]{1,512}=*)$/i.exec(authorization?.trim() ?? '')?.[1] ?? null;
}

/** An `Idempotency-Key`, bare or as a quoted structured-field string; null when absent or malformed. */
export function readIdempotencyKey(header: string | null | undefined): string | null {
  return /^"?([\w.:-]{1,128})"?$/.exec(header?.trim() ?? '')?.[1] ?? null;
}
