import { startTransition } from 'react';

import { lazyModule } from '../../lazy/lazy-module.ts';
import { joinMenu } from '../../catalog/cut-menu.ts';
import { menuAtom, newerMenuAtom } from './menu.ts';
import type { Store } from '../../store/store.ts';

const menuFetch = lazyModule(() => import('./fetch-menu.ts'));

/**
 * Loads the products that a long menu's page did not contain, without blocking input. If the file is gone (the menu
 * has changed since) or invalid, the current menu replaces it.
 */
export async function restOfMenu(store: Store): Promise<void> {
  const cut = store.get(menuAtom);
  if (!cut?.rest) return;
  const whole = await askFor(cut.rest).then(
    (rows) => joinMenu(cut, rows),
    () => null,
  );
  if (store.get(menuAtom) !== cut) return;
  if (whole) startTransition(() => store.set(newerMenuAtom, whole));
  else await (await menuFetch.load()).fetchMenu(store);
}

async function askFor(address: string): Promise<unknown> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`The rest of the menu: ${answer.status}`);
  return answer.json();
}
