import * as v from 'valibot';

import { Branch } from '../branch/branch.schema.ts';
import { TableLinkText } from '../content/table-link.schema.ts';
import { City } from '../delivery-area/city.schema.ts';
import { LANGUAGES } from '../kernel/language.ts';
import { LocalizedText } from '../kernel/localized-text.ts';
import { flag, Id, Instant, listOf, orNull } from '../kernel/wire.ts';
import { FieldRef } from './edited-field.ts';
import { FieldValue } from './field-rule.ts';

const Record = v.object({ entity: FieldRef.entries.entity, id: FieldRef.entries.id });
const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const author = { by: orNull(v.string()), at: Instant };

/** An unpublished change of one field. */
export const Patch = v.object({
  ...FieldRef.entries,
  value: FieldValue,
  /** The revision of the draft that this change made. */
  revision: Count,
  ...author,
  /** When it is published by itself; null: by hand. */
  publishAt: orNull(Instant),
});
export type Patch = v.InferOutput<typeof Patch>;

const Conflict = v.object({
  ...FieldRef.entries,
  yours: FieldValue,
  theirs: FieldValue,
  revision: Count,
  by: orNull(v.string()),
  at: orNull(Instant),
});
/** A field that two people changed: what was sent, what another person saved, and the revision to send it again with. */
export type DraftConflict = v.InferOutput<typeof Conflict>;

/** One published change of a field. */
export const PublishedChange = v.object({
  ...FieldRef.entries,
  before: FieldValue,
  after: FieldValue,
  /** The version that brought it. */
  version: Count,
  revision: Count,
  ...author,
});
export type PublishedChange = v.InferOutput<typeof PublishedChange>;

/** A published version. */
export const DraftVersion = v.object({
  version: Count,
  changes: Count,
  note: orNull(v.string()),
  /** The version that it takes back. */
  undoes: orNull(Count),
  ...author,
});
export type DraftVersion = v.InferOutput<typeof DraftVersion>;

const Fields = v.record(v.string(), FieldValue);

/** A category of the menu editor: its published fields. */
export const EditedCategory = v.object({ id: Id, fields: Fields });
export type EditedCategory = v.InferOutput<typeof EditedCategory>;

/** A product of the menu editor: its published fields. */
export const EditedProduct = v.object({
  id: Id,
  image: orNull(v.string()),
  /** False: a question about it has too few answers, so that no guest can order it. */
  canBeChosen: flag(true),
  fields: Fields,
});
export type EditedProduct = v.InferOutput<typeof EditedProduct>;

/** A group of modifiers of the menu editor: its published fields. */
const EditedChoices = v.object({ id: Id, fields: Fields });

const whole = {
  /** Grows with every change of the draft. */
  revision: Count,
  /** The version that guests see. */
  version: Count,
  /** Whether the caller may publish. */
  canPublish: v.boolean(),
  /** Languages that guests choose from, in the order of their chooser. */
  languages: v.array(v.picklist(LANGUAGES)),
  patches: listOf(Patch),
};

/** The published menu and what is changed but not published. */
export const MenuDraft = v.object({
  ...whole,
  /** Groups of categories with their published fields, in the guests' order. */
  groups: listOf(v.object({ id: Id, name: LocalizedText, fields: Fields })),
  /** Branches that can sell a dish. */
  branches: listOf(v.object({ id: Id, name: LocalizedText })),
  categories: listOf(EditedCategory),
  products: listOf(EditedProduct),
  modifierGroups: listOf(EditedChoices),
});
export type MenuDraft = v.InferOutput<typeof MenuDraft>;

const records = listOf(v.object({ ...Record.entries, fields: Fields }));

/** The published settings, what is changed but not published, and how many texts of the menu are there in each language. */
export const SettingsDraft = v.object({
  ...whole,
  records,
  fill: listOf(v.object({ language: v.picklist(LANGUAGES), filled: Count, all: Count })),
});
export type SettingsDraft = v.InferOutput<typeof SettingsDraft>;

/** The published records of another area than the menu, and what is changed but not published. */
export type RecordsDraft = Omit<SettingsDraft, 'fill'>;

/** The published branches, cities, halls and tables, what is changed but not published, and where a branch can be. */
export const BranchesDraft = v.object({
  ...whole,
  records,
  /** Cities that guests choose from. */
  cities: listOf(City),
  /** Where the tiles of the map are read from. */
  tilesUrl: v.string(),
  /** The address of the website, without a last slash: links on tables begin with it. */
  siteUrl: v.string(),
  /** Whether the published settings take orders at tables; else a link on a table opens the menu alone. */
  takesTableOrders: v.boolean(),
  /** The value of `?table=` for published halls and tables of the reader's branches (IMP-12). */
  tableLinks: listOf(v.object({ hallId: Id, tableId: orNull(Id), link: TableLinkText })),
});
export type BranchesDraft = v.InferOutput<typeof BranchesDraft>;

const Rates = v.object({ base: Count, includedMetres: Count, perKilometre: Count });

/** The published zones, what is changed but not published, and the places that they serve. */
export const ZonesDraft = v.object({
  ...whole,
  records,
  cities: listOf(City),
  /** Active branches with their prices by distance. */
  branches: listOf(v.object({ branch: Branch, tariff: orNull(Rates) })),
  /** Where orders of the last days went, in squares of some guests each. */
  orderDots: listOf(v.object({ lat: v.number(), lon: v.number(), orders: Count })),
  /** Where the tiles of the map are read from. */
  tilesUrl: v.string(),
});
export type ZonesDraft = v.InferOutput<typeof ZonesDraft>;

const Named = v.object({ id: Id, name: LocalizedText });

/** The published promotions, what is changed but not published, and what their conditions choose from. */
export const PromosDraft = v.object({
  ...whole,
  records,
  /** Whether the settings switch promotions on. */
  isOn: v.boolean(),
  /** Orders that had each promotion, and soʻm that it took off them. */
  uses: listOf(v.object({ id: Id, uses: Count, spent: Count })),
  products: listOf(Named),
  categories: listOf(Named),
  branches: listOf(Named),
  zones: listOf(v.object({ id: Id, name: v.string() })),
});
export type PromosDraft = v.InferOutput<typeof PromosDraft>;

/** The published content, what is changed but not published, and what a picture may lead to. */
export const ContentDraft = v.object({
  ...whole,
  records,
  /** How often guests opened a banner or a story: in the last 30 days, and ever. */
  clicks: listOf(v.object({ ...Record.entries, month: Count, all: Count })),
  products: listOf(Named),
  categories: listOf(Named),
  branches: listOf(Named),
});
export type ContentDraft = v.InferOutput<typeof ContentDraft>;

/** What a promotion of the draft would have taken off the orders of the last days, and the points that it would have added. */
export const PromoExample = v.object({
  days: Count,
  orders: Count,
  used: Count,
  off: Count,
  most: Count,
  points: Count,
});
export type PromoExample = v.InferOutput<typeof PromoExample>;

/** Unpublished changes, the revision that they make, and the version that they change. */
export const DraftPatches = v.object({ revision: Count, version: Count, patches: listOf(Patch) });
export type DraftPatches = v.InferOutput<typeof DraftPatches>;

/** What a save answers: the new revision and the changes as they are kept. */
export const SavedDraft = v.object({ revision: Count, patches: listOf(Patch) });
export type SavedDraft = v.InferOutput<typeof SavedDraft>;

/** What a publication answers: the version, or null when it is planned. */
export const Published = v.object({ revision: Count, version: orNull(Count), changes: Count });
export type Published = v.InferOutput<typeof Published>;
