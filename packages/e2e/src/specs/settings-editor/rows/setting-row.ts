import { type DraftEntity, typedValue } from '@dasturxon/core/drafts';
import type { Locator, Page } from '@playwright/test';

import type { SettingChange } from '../../../pages/settings-editor.ts';
import { ask } from '../../../server/ask.ts';

/** Where a guest meets a setting. `wide`: the menu in a wide window; `server`: answers of the server alone. */
export type Place =
  | 'menu'
  | 'wide'
  | 'basket'
  | 'contact'
  | 'profile'
  | 'checkout'
  | 'languages'
  | 'order'
  | 'dish'
  | 'map'
  | 'tabs'
  | 'server';

/** A row of the requirements, the settings that it is about, and what a guest meets before and after their publication. */
export type SettingRow = {
  row: string;
  title: string;
  /** The publication that changes it: settings of one do not hide each other. */
  round: 1 | 2;
  set: readonly SettingChange[];
  at: Place;
  read: (page: Page) => Promise<unknown>;
  before: unknown;
  after: unknown;
};

/** Settings that are switched. */
const switched = (fields: readonly string[], value: boolean): SettingChange[] =>
  fields.map((field) => ({ entity: 'settings', field, value, typed: '' }));
export const on = (...fields: string[]): SettingChange[] => switched(fields, true);
export const off = (...fields: string[]): SettingChange[] => switched(fields, false);

/** A setting that is typed or chosen. */
export const typed = (field: string, text: string, entity: DraftEntity = 'settings'): SettingChange => ({
  entity,
  field,
  value: typedValue(entity, field, text),
  typed: text,
});

type Find = (page: Page) => Locator;
const isThere = (find: Find) => async (page: Page) => (await find(page).count()) > 0;

/** Something that the settings take away. */
export const gone = (find: Find) => ({ read: isThere(find), before: true, after: false });
/** Something that the settings bring. */
export const appears = (find: Find) => ({ read: isThere(find), before: false, after: true });

export const link = (name: string | RegExp) => (page: Page) => page.getByRole('link', { name });

/** The page that a visitor without cookies gets from the server. */
export const siteText = async (path = '/'): Promise<string> =>
  (await ask({ host: 'osh.localhost', path })).text;

/** The language of that page. */
export const siteLanguage = async (): Promise<string | undefined> =>
  /<html lang="([\w-]+)"/.exec(await siteText())?.[1];
