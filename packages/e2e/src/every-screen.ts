import { pathTo, ROUTES, type RouteName } from '@dasturxon/core/paths';
import { expect, type Page, type Request } from '@playwright/test';

import { checkOutLunch, fetchMyself, PLOV } from './journeys.ts';
import { OrderPage } from './pages/order-page.ts';
import { ask } from './server/ask.ts';

/** Values for the ids in the paths. */
export type Ids = { product: string; vacancy: string; order: string };

/** An unknown order, so that a guest's visit makes a request. */
const NO_ORDER = '00000000-0000-4000-8000-000000000000';

/** The ids of public things. */
export async function publicIds(): Promise<Ids> {
  const answer = await ask({ host: 'osh.localhost', path: '/support/v1/vacancies' });
  const found = answer.status === 200 ? answer.json<{ id: string }[] | { content: { id: string }[] }>() : [];
  const vacancies = Array.isArray(found) ? found : found.content;
  return { product: PLOV, vacancy: vacancies[0]?.id ?? 'none', order: NO_ORDER };
}

/** Signs a new customer in and has them order lunch, so that every page has something to show. */
export async function becomeCustomer(page: Page): Promise<Ids> {
  const checkout = await checkOutLunch(page);
  await fetchMyself(page, checkout);
  await checkout.order.tap();
  const order = await new OrderPage(page).id();
  return { ...(await publicIds()), order };
}

/** Every path of the storefront (RT rows and D73). */
export function everyPath(ids: Ids): readonly { name: RouteName; path: string }[] {
  const params: Partial<Record<RouteName, string>> = {
    'product-id': ids.product,
    'vacancy-id': ids.vacancy,
    'profile-orders-id': ids.order,
    'profile-orders-id-map': ids.order,
  };
  return (Object.keys(ROUTES) as RouteName[]).map((name) => ({
    name,
    path: pathTo(name, { id: params[name] ?? '' }),
  }));
}

/** What a page has asked for and not been answered, and since when nothing of that has changed. */
type Traffic = { pending: Set<Request>; since: number };
const traffics = new WeakMap<Page, Traffic>();

/** An order is followed by a connection that stays open. */
const isStream = (request: Request) => request.url().includes('/events');

function trafficOf(page: Page): Traffic {
  const known = traffics.get(page);
  if (known) return known;
  const traffic: Traffic = { pending: new Set(), since: performance.now() };
  const asked = (request: Request) => {
    if (!isStream(request)) traffic.pending.add(request);
    traffic.since = performance.now();
  };
  const answered = (request: Request) => {
    traffic.pending.delete(request);
    traffic.since = performance.now();
  };
  page.on('request', asked);
  page.on('requestfinished', answered);
  page.on('requestfailed', answered);
  traffics.set(page, traffic);
  return traffic;
}

/** Opens a path and waits until what it shows has settled. */
export async function visit(page: Page, path: string): Promise<void> {
  const traffic = trafficOf(page);
  traffic.pending.clear();
  await page.goto(path);
  await expect(page.locator('main, dialog[open]').first(), path).toBeAttached();
  await expect
    .poll(() => traffic.pending.size === 0 && performance.now() - traffic.since > 250, {
      message: `${path} has all that it asks for`,
      intervals: [100],
    })
    .toBe(true);
}
