import * as v from 'valibot';

/** Views of one person on one device; the address of a view is its filters, as in the page's own. */
const View = v.object({ name: v.pipe(v.string(), v.minLength(1)), search: v.string() });
export type View = v.InferOutput<typeof View>;

const MOST = 12;
const keyOf = (userId: string) => `views.${userId}`;

/** The saved views of a person; unreadable data counts as none. */
export function readViews(userId: string): View[] {
  try {
    return v.parse(v.array(View), JSON.parse(localStorage.getItem(keyOf(userId)) ?? '[]'));
  } catch {
    return [];
  }
}

/** The views after one is saved; one of the same name is replaced, and above the limit the oldest is removed. */
export const withView = (views: readonly View[], view: View): View[] =>
  [...views.filter(({ name }) => name !== view.name), view].slice(-MOST);

/** Keeps the views of a person on this device. */
export const storeViews = (userId: string, views: readonly View[]): void =>
  localStorage.setItem(keyOf(userId), JSON.stringify(views));
