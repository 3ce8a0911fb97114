import { type DraftEntity, fieldNames, type FieldRef, SETTING_FIELDS } from '@dasturxon/core/drafts';
import { isLanguage } from '@dasturxon/core/kernel';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** A page of the settings. */
export type Section = {
  id: string;
  label: MessageDescriptor;
  entity: DraftEntity;
  record: string;
  fields: readonly string[];
};

const storefront = (id: keyof typeof SETTING_FIELDS, label: MessageDescriptor): Section => ({
  id,
  label,
  entity: 'settings',
  record: 'web',
  fields: SETTING_FIELDS[id],
});

/** The settings in plain groups; a new setting of the contract is in its group by itself. */
export const SECTIONS: readonly Section[] = [
  { id: 'brand', label: msg`Brand`, entity: 'brand', record: 'brand', fields: fieldNames('brand') },
  storefront('look', msg`Look`),
  storefront('features', msg`What guests can do`),
  storefront('languages', msg`Languages`),
  {
    id: 'orders',
    label: msg`Order rules`,
    entity: 'orderSettings',
    record: 'orders',
    fields: fieldNames('orderSettings'),
  },
  storefront('payments', msg`Ways to pay`),
  storefront('links', msg`Contacts and links`),
  storefront('other', msg`SMS and statistics`),
];

/** The texts of a section by name, and its other fields. */
export function partsOf({ entity, record, fields }: Section): { texts: string[]; others: FieldRef[] } {
  const isText = (field: string) => isLanguage(field.split('.')[1]);
  return {
    texts: [...new Set(fields.filter(isText).map((field) => field.split('.')[0]!))],
    others: fields.filter((field) => !isText(field)).map((field) => ({ entity, id: record, field })),
  };
}
