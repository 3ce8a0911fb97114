import type { Context } from 'hono';

const GIVEN = /^[A-Za-z0-9_-]{8,64}$/;

/** The request's id: a proxy's when it looks like one, else made here, the same for the whole request. */
export function requestIdOf(c: Context): string {
  const known = c.get('requestId') as string | undefined;
  if (known) return known;
  const given = c.req.header('x-request-id') ?? '';
  const id = GIVEN.test(given) ? given : crypto.randomUUID();
  c.set('requestId', id);
  return id;
}
