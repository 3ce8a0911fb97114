import { createApi, endpoints, type Api } from '@dasturxon/core/api';
import type { Role } from '@dasturxon/core/auth';
import { backOfficeHost } from '@dasturxon/core/merchant';

import { users } from '../../db/schema/customers.ts';
import { staffBranches } from '../../db/schema/staff.ts';
import { codeFor } from '../codes.ts';
import { aPhone, type Scene } from '../scene.ts';

/** A member of staff in the back office, as their browser calls it. */
export type StaffPerson = {
  userId: string;
  phone: string;
  api: Api;
  /** The browser's cookie; empty before the sign-in. */
  cookie: () => string;
  request: (path: string, init?: RequestInit) => Promise<Response>;
};

/** The host of the back office of a scene's merchant. */
export const officeHost = (scene: Scene) => backOfficeHost(scene.host);

/** A browser on the host of the back office: it keeps the cookie and names its origin. */
export function officeBrowser(scene: Scene): Pick<StaffPerson, 'api' | 'cookie' | 'request'> {
  const host = officeHost(scene);
  let cookie = '';
  const request: StaffPerson['request'] = async (path, init = {}) => {
    const headers = new Headers(init.headers);
    headers.set('host', host);
    if (!headers.has('origin')) headers.set('origin', `https://${host}`);
    if (cookie !== '' && !headers.has('cookie')) headers.set('cookie', cookie);
    const response = await scene.app.request(path, { ...init, headers });
    cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    return response;
  };
  const fetch: typeof globalThis.fetch = (input, init) => request(String(input), init);
  const api = createApi({ baseUrl: '', merchantId: scene.merchantId, token: () => null, fetch });
  return { api, cookie: () => cookie, request };
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

/** A member of staff who has signed in to the back office with the code of an SMS. */
export async function staffPerson(
  scene: Scene,
  given: { role: Role; branchIds?: readonly string[] },
): Promise<StaffPerson> {
  const person = await staffPhone(scene, given);
  const browser = officeBrowser(scene);
  const code = await codeFor(scene, person.phone);
  await browser.api(endpoints.openStaffSession, { body: { phone: person.phone, code } });
  return { ...person, ...browser };
}
