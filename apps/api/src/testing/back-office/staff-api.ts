import { createApi, type Api } from '@dasturxon/core/api';
import { backOfficeHost } from '@dasturxon/core/merchant';
import type { Hono } from 'hono';

import type { Deps } from '../../app/deps.ts';
import { staffSessions } from '../../db/schema/staff.ts';
import { sha256 } from '../../kernel/secrets.ts';

type Ways = { app: Hono; deps: Deps; merchantId: string; host: string };
type Member = {
  userId: string;
  /** The bearer of their session on the storefront's host. */
  token: string;
  request: (path: string, init?: RequestInit) => Promise<Response>;
};

/**
 * The client of a member of staff on both hosts: calls of the back office go to its own one, with a session there that has
 * proven a second factor; all others go to the storefront's host with the bearer.
 */
export function staffApi({ app, deps, merchantId, host }: Ways, { userId, token, request }: Member): Api {
  const office = backOfficeHost(host);
  let cookie: Promise<string> | null = null;
  const open = async () => {
    const secret = crypto.randomUUID();
    const row = { merchantId, id: secret, userId, tokenHash: sha256(secret), factorAt: deps.now() };
    const expiresAt = new Date('2100-01-01');
    await deps.db.inTenant(merchantId, (tx) => tx.insert(staffSessions).values({ ...row, expiresAt }));
    return `__Host-staff=${secret}`;
  };
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const path = String(input);
    if (!path.startsWith('/admin/v1/')) return request(path, init);
    const headers = new Headers(init?.headers);
    headers.delete('authorization');
    cookie ??= open();
    headers.set('cookie', await cookie);
    headers.set('host', office);
    headers.set('origin', `https://${office}`);
    return app.request(path, { ...init, headers });
  };
  return createApi({ baseUrl: '', merchantId, token: () => token, fetch });
}
