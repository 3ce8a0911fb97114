import type { DraftEntity } from '@dasturxon/core/drafts';
import type { LeftOutReason } from '@dasturxon/core/brand-file';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import { BRANCH_LABELS } from '../branch-editor/branch-labels.ts';
import { CONTENT_LABELS } from '../content/content-labels.ts';
import { MENU_FIELD_LABELS } from '../menu/labels.ts';
import { PROMO_LABELS } from '../promotions/promo-labels.ts';
import { SETTING_LABELS } from '../settings/setting-labels.ts';
import { ZONE_LABELS } from '../zone-editor/zone-labels.ts';
import type { Area } from './use-brand-file.ts';

/** The parts of a brand as the pages are named that edit them. */
export const AREA_LABELS: Readonly<Record<Area, MessageDescriptor>> = {
  settings: msg`Settings`,
  branches: msg`Branches`,
  zones: msg`Delivery zones`,
  menu: msg`Menu`,
  promos: msg`Promotions`,
  content: msg`Content`,
};

/** The page where the draft of a part is seen and published. */
export const AREA_PAGES: Readonly<Record<Area, string>> = {
  settings: '/settings',
  branches: '/branches',
  zones: '/zones',
  menu: '/menu',
  promos: '/promotions',
  content: '/content',
};

/** What the editors call the fields of each part. */
export const FIELD_LABELS: Readonly<Record<Area, Readonly<Record<string, MessageDescriptor>>>> = {
  settings: SETTING_LABELS.fields,
  branches: BRANCH_LABELS.fields,
  zones: ZONE_LABELS.fields,
  menu: MENU_FIELD_LABELS,
  promos: PROMO_LABELS.fields,
  content: CONTENT_LABELS.fields,
};

/** Records that have no name of their own. */
export const NAMELESS: Readonly<Partial<Record<DraftEntity, MessageDescriptor>>> = {
  settings: msg`Storefront`,
  orderSettings: msg`Order rules`,
  brand: msg`Brand`,
  banner: msg`Banner`,
  story: msg`Story`,
  policy: msg`Text`,
  page: msg`Text`,
};

/** Why a record of a file stays out. */
export const REASON_LABELS: Readonly<Record<LeftOutReason, MessageDescriptor>> = {
  several: msg`Several have this name: which of them is meant is not clear.`,
  missing: msg`It is not in this brand, and a file does not make it.`,
  references: msg`It names a dish, zone or branch that does not come.`,
};
