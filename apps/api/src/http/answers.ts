/** An answer with a status or headers of its own. A bare value is 200. */
export class Reply<Value> {
  readonly value: Value;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;

  constructor(value: Value, how: { status?: number; headers?: Record<string, string> }) {
    this.value = value;
    this.status = how.status ?? 200;
    this.headers = how.headers ?? {};
  }
}

/** The headers of every API answer (docs/security.md): it is data, so nothing in it may run, load or be framed. */
export const API_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Permissions-Policy': 'geolocation=(self), camera=(), microphone=(), payment=()',
};
