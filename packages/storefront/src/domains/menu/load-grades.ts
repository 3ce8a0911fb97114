import { GRADES_PATH, MERCHANT_HEADER } from '@dasturxon/core/api';
import type { ProductGrade } from '@dasturxon/core/catalog';
import { startTransition } from 'react';

import { merchantAtom } from '../../store/boot.ts';
import { gradesAtom } from './grades.ts';
import type { Store } from '../../store/store.ts';

/**
 * Loads the grades of dishes (API-06, MENU-08). The menu calls it after its first paint, without the API client, which
 * weighs more than the menu may. A failed call leaves the grades as they are.
 */
export async function loadGrades(store: Store): Promise<void> {
  const headers = { [MERCHANT_HEADER]: store.get(merchantAtom).id };
  const rows = await fetch(GRADES_PATH, { headers }).then(
    async (answer) => (answer.ok ? ((await answer.json()) as unknown) : null),
    () => null,
  );
  if (Array.isArray(rows)) startTransition(() => store.set(gradesAtom, rows.filter(isGrade)));
}

function isGrade(row: unknown): row is ProductGrade {
  const { productId, grade } = (row ?? {}) as Partial<ProductGrade>;
  return typeof productId === 'string' && typeof grade === 'number';
}
