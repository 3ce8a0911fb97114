import type { Context } from 'hono';

const GIVEN = /^[A-Za-z0-9_-]{8,64}$/;

/** A proxy's id when it looks like one, else a new one. */
export function newRequestId(given: string | undefined): string {
  return given !== undefined && GIVEN.test(given) ? given : crypto.randomUUID();
}

/** The request's id: a proxy's when it looks like one, else made here, the same for the whole request. */
export function requestIdOf(c: Context): string {
  const known = c.get('requestId') as string | undefined;
  if (known) return known;
  const id = newRequestId(c.req.header('x-request-id'));
  c.set('requestId', id);
  return id;
}
