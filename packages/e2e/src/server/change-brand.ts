import { expect } from '@playwright/test';

import type { Brand } from '../test.ts';
import { ask } from './ask.ts';

export type SettingsChange = { part?: 'web' | 'about' | 'orders'; set: Record<string, unknown> };

/** Changes settings in the database; no build, no restart. */
export async function changeSettings(brand: Brand, { part = 'web', set }: SettingsChange): Promise<void> {
  const path = `/sandbox/api/brands/${brand}/settings`;
  const answer = await ask({ path, method: 'POST', body: { part, set } });
  expect(answer.status, answer.text).toBe(200);
}

export type RowChange = {
  table: 'products' | 'menuRules' | 'branches' | 'regions' | 'promos' | 'paymentMethods';
  id: string;
  set: Record<string, unknown>;
};

/** Changes what a brand sells, and where, in the database; gives what puts it back. */
export async function changeRow(brand: Brand, change: RowChange): Promise<() => Promise<void>> {
  const path = `/sandbox/api/brands/${brand}/rows`;
  const answer = await ask({ path, method: 'POST', body: change });
  expect(answer.status, answer.text).toBe(200);
  const { before } = answer.json<{ before: Record<string, unknown> }>();
  return async () => void (await changeRow(brand, { ...change, set: before }));
}
