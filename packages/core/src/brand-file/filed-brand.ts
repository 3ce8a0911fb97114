import type { RecordRef } from '../drafts/edited-field.ts';
import type { RecordFields } from '../drafts/record-fields.ts';
import type { LocalizedText } from '../kernel/localized-text.ts';

/** A record of a brand file, or of the brand that takes it, with its edited fields. */
export type FiledRecord = RecordRef & { fields: RecordFields };

/** A group of the menu or a city, which records name. In the brand's order. */
export type NamedPlace = { id: string; name: LocalizedText };

/** What of a brand can be drafted, with what its records name. */
export type FiledBrand = {
  records: readonly FiledRecord[];
  groups: readonly NamedPlace[];
  cities: readonly NamedPlace[];
};

/** What a record names: another one, a group of the menu or a city. */
export type Kind = RecordRef['entity'];

/** The key of what a record names. */
export const kindKey = (kind: Kind, id: string): string => `${kind} ${id}`;
