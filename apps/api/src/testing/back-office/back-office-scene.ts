import { createApi, endpoints, type Api } from '@dasturxon/core/api';
import type { Role } from '@dasturxon/core/auth';
import { backOfficeHost } from '@dasturxon/core/merchant';
import { hasPermission } from '@dasturxon/core/staff';

import { users } from '../../db/schema/customers.ts';
import { staffBranches, staffSessions } from '../../db/schema/staff.ts';
import { eq } from 'drizzle-orm';
import { sha256 } from '../../kernel/secrets.ts';
import { codeFor } from '../codes.ts';
import { aPhone, type Scene } from '../scene.ts';

/** A member of staff in the back office, as their browser calls it. */
export type StaffPerson = {
  userId: string;
  phone: string;
  api: Api;
  /** The browser's cookies; empty before the sign-in. */
  cookie: () => string;
  request: (path: string, init?: RequestInit) => Promise<Response>;
};

/** The host of the back office of a scene's merchant. */
export const officeHost = (scene: Scene) => backOfficeHost(scene.host);

/** Keeps what a browser keeps of a Set-Cookie header; an empty cookie is removed. */
function keepCookie(jar: Map<string, string>, header: string | null): void {
  const [name, value] = header?.split(';')[0]?.split('=') ?? [];
  if (name === undefined) return;
  if (value) jar.set(name, value);
  else jar.delete(name);
}

/** A browser on the host of the back office: it keeps its cookies and names its origin. */
export function officeBrowser(scene: Scene): Pick<StaffPerson, 'api' | 'cookie' | 'request'> {
  const host = officeHost(scene);
  const jar = new Map<string, string>();
  const cookie = () => [...jar].map((pair) => pair.join('=')).join('; ');
  const request: StaffPerson['request'] = async (path, init = {}) => {
    const headers = new Headers(init.headers);
    headers.set('host', host);
    if (!headers.has('origin')) headers.set('origin', `https://${host}`);
    if (jar.size > 0 && !headers.has('cookie')) headers.set('cookie', cookie());
    const response = await scene.app.request(path, { ...init, headers });
    keepCookie(jar, response.headers.get('set-cookie'));
    return response;
  };
  const fetch: typeof globalThis.fetch = (input, init) => request(String(input), init);
  const api = createApi({ baseUrl: '', merchantId: scene.merchantId, token: () => null, fetch });
  return { api, cookie, request };
}

/** A phone that belongs to a member of staff. */
export async function staffPhone(
  scene: Scene,
  { role, branchIds = [] }: { role: Role; branchIds?: readonly string[] },
): Promise<{ userId: string; phone: string }> {
  const { merchantId } = scene;
  const [userId, phone] = [crypto.randomUUID(), aPhone()];
  await scene.deps.db.inTenant(merchantId, async (tx) => {
    await tx.insert(users).values({ merchantId, id: userId, phone, role, firstName: role });
    for (const branchId of branchIds) await tx.insert(staffBranches).values({ merchantId, userId, branchId });
  });
  return { userId, phone };
}

/** Marks the sessions of a person as proven by a second factor, which `second-factor.test.ts` does by the calls. */
export const proveSessions = (scene: Scene, userId: string): Promise<unknown> =>
  scene.deps.db.inTenant(scene.merchantId, (tx) =>
    tx.update(staffSessions).set({ factorAt: scene.clock.now }).where(eq(staffSessions.userId, userId)),
  );

/**
 * A member of staff who has signed in to the back office with the code of an SMS, and has proven a second factor where the
 * role has rights that need one.
 */
export async function staffPerson(
  scene: Scene,
  given: { role: Role; branchIds?: readonly string[] },
): Promise<StaffPerson> {
  const person = await staffPhone(scene, given);
  const browser = officeBrowser(scene);
  const code = await codeFor(scene, person.phone);
  await browser.api(endpoints.openStaffSession, { body: { phone: person.phone, code } });
  if (hasPermission(given.role, 'orders.refund')) await proveSessions(scene, person.userId);
  return { ...person, ...browser };
}

/** Opens a session of a person with a chosen token, as no call does: no code and no second factor proves it. */
export async function openWithoutCode(scene: Scene, token: string, userId: string): Promise<void> {
  const { merchantId } = scene;
  const expiresAt = new Date('2100-01-01');
  await scene.deps.db.inTenant(merchantId, (tx) =>
    tx.insert(staffSessions).values({ merchantId, id: token, tokenHash: sha256(token), userId, expiresAt }),
  );
}
