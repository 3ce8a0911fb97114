import type { Context } from 'hono';

/** The parsed body; null when it is no JSON or is not called JSON (a form of another site could send that). */
export async function readJson(c: Context): Promise<unknown> {
  if (!/^application\/json\b/.test(c.req.header('content-type') ?? '')) return null;
  return c.req.json().catch(() => null);
}

const MESSAGES = {
  bad_query: 'The query is not understood.',
  bad_body: 'The body must be JSON with exactly the documented fields.',
  body_too_large: 'The body is too large.',
  brand_unknown: 'There is no such brand.',
  row_unknown: 'There is no such brand, or nothing of it by this id.',
  order_unknown: 'There is no such order.',
  status_unreachable: 'The order cannot reach this status.',
} as const;

/** An error of the sandbox's own JSON. */
export function refuse(c: Context, code: keyof typeof MESSAGES, status: 400 | 404 | 409 | 413): Response {
  return c.json({ code, message: MESSAGES[code] }, status);
}
