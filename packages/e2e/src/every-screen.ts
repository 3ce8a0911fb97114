import { pathTo, ROUTES, type RouteName } from '@dasturxon/core/paths';
import { expect, type Page } from '@playwright/test';

import { checkOutLunch, fetchMyself, PLOV } from './journeys.ts';
import { OrderPage } from './pages/order-page.ts';
import { ask } from './server/ask.ts';

/** What stands for the ids in the paths. */
export type Ids = { product: string; vacancy: string; order: string };

/** An order that nobody has, so that a guest's visit asks for something. */
const NO_ORDER = '00000000-0000-4000-8000-000000000000';

/** The ids of things that everybody can see. */
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

/** Every path of the shop (RT rows and D73). */
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

/** Opens a path and waits until what it shows has settled. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('main, dialog[open]').first(), path).toBeAttached();
  // A page that follows an order keeps a connection open.
  await page.waitForLoadState('networkidle', { timeout: 2500 }).catch(() => null);
}
