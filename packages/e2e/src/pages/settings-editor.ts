import { type DraftEntity, fieldKind, type FieldValue, SETTING_FIELDS } from '@dasturxon/core/drafts';
import type { Locator, Page } from '@playwright/test';

import { openChanges, publishWhole } from './editors/publication.ts';

/** A setting as a person changes it. `typed`: what goes into a field that is neither a switch nor a choice. */
export type SettingChange = { entity: DraftEntity; field: string; value: FieldValue; typed: string };

const SECTIONS: Readonly<Record<keyof typeof SETTING_FIELDS, string>> = {
  look: 'Look',
  features: 'What guests can do',
  languages: 'Languages',
  payments: 'Ways to pay',
  links: 'Contacts and links',
  other: 'SMS and statistics',
};

/** The section of the editor that has a field. */
function sectionOf(entity: DraftEntity, field: string): string {
  if (entity === 'brand') return 'Brand';
  if (entity === 'orderSettings') return 'Order rules';
  const [group] = Object.entries(SETTING_FIELDS).find(([, fields]) => fields.includes(field)) ?? [];
  if (group === undefined) throw new Error(`No section has the field ${field}`);
  return SECTIONS[group as keyof typeof SETTING_FIELDS];
}

/** The settings of the back office, as their draft. */
export class SettingsEditor {
  readonly page: Page;
  readonly sections: Locator;

  constructor(page: Page) {
    this.page = page;
    this.sections = page.getByRole('navigation', { name: 'Sections' }).getByRole('button');
  }

  control(field: string): Locator {
    return this.page.locator(`[id="${field}"]`);
  }

  async openSection(name: string): Promise<void> {
    await this.page
      .getByRole('navigation', { name: 'Sections' })
      .getByRole('button', { name, exact: true })
      .click();
  }

  /** Changes a field of the open section. */
  async change({ entity, field, value, typed }: SettingChange): Promise<void> {
    const own = this.control(field);
    const kind = fieldKind(entity, field);
    if (kind === 'switch') await own.getByRole('radio', { name: value ? 'On' : 'Off', exact: true }).click();
    else if (kind === 'choice') await own.getByRole('combobox').selectOption(typed);
    else await own.getByRole('textbox').first().fill(typed);
  }

  /** Changes fields of any sections, each section opened once. */
  async changeAll(changes: readonly SettingChange[]): Promise<void> {
    const bySection = Map.groupBy(changes, ({ entity, field }) => sectionOf(entity, field));
    for (const [section, ofIt] of bySection) {
      await this.openSection(section);
      for (const change of ofIt) await this.change(change);
    }
  }

  async publishAll(): Promise<void> {
    await publishWhole(await openChanges(this.page, 'Changes of the settings'));
  }
}
