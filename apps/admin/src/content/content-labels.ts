import type { DraftEntity } from '@dasturxon/core/drafts';
import type { Shell } from '@dasturxon/core/paths';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import { WEEKDAY_LABELS } from '../branch-editor/branch-labels.ts';
import type { DraftLabels } from '../drafts/draft-context.ts';

/** The apps that show the storefront. */
export const SHELL_LABELS: Readonly<Record<Shell, MessageDescriptor>> = {
  web: msg`Website`,
  tg: msg`Telegram`,
  click: msg`Click`,
};

/** What the content editor calls its fields and values. */
export const CONTENT_LABELS: DraftLabels = {
  changes: msg`Changes of the content`,
  everyBranch: msg`People of every branch publish these changes.`,
  fields: {
    exists: msg`In use`,
    isActive: msg`Guests see it`,
    priority: msg`Place in the list`,
    title: msg`Title`,
    image: msg`Picture: its path or link`,
    startsAt: msg`Shown from`,
    endsAt: msg`Shown until`,
    inForceFrom: msg`In force from; empty: since its publication`,
    branchIds: msg`Only for guests of these branches; none: of all`,
    days: msg`Only on these days; none: on all`,
    from: msg`From this time of the day`,
    until: msg`Until this time of the day`,
    languages: msg`Only in these languages; none: in all`,
    shells: msg`Only in these apps; none: in all`,
    url: msg`Link that it opens`,
    productId: msg`Dish that it opens`,
    categoryId: msg`Category that it opens`,
    slides: msg`Slides`,
    position: msg`Position`,
    requirements: msg`Requirements`,
    responsiblePerson: msg`Who answers questions`,
    phone: msg`Phone`,
    monthlySalary: msg`Salary a month`,
    text: msg`Text`,
  },
  values: {
    ...WEEKDAY_LABELS,
    ...Object.fromEntries(Object.entries(SHELL_LABELS).map(([shell, label]) => [`shells:${shell}`, label])),
  },
};

/** Kinds that a brand makes as many of as it wants. */
export const LISTED_KINDS = ['banner', 'story', 'vacancy', 'message'] as const;
export type ListedKind = (typeof LISTED_KINDS)[number];

/** One record of each kind. */
export const KIND_LABELS: Readonly<Record<ListedKind, MessageDescriptor>> = {
  banner: msg`Banner`,
  story: msg`Story`,
  vacancy: msg`Vacancy`,
  message: msg`Message to all guests`,
};

/** The button that adds one. */
export const ADD_LABELS: Readonly<Record<ListedKind, MessageDescriptor>> = {
  banner: msg`Add a banner`,
  story: msg`Add a story`,
  vacancy: msg`Add a vacancy`,
  message: msg`Write to all guests`,
};

/** Names of the texts that each brand has once. */
export const TEXT_LABELS: Readonly<Record<string, MessageDescriptor>> = {
  'policy TERMS': msg`Terms of use`,
  'policy ABOUT_COMPANY': msg`About the company`,
  'policy PRIVACY_POLICY': msg`Privacy policy`,
  'page extra': msg`Extra page 1`,
  'page extra2': msg`Extra page 2`,
  'page extr3': msg`Extra page 3`,
};

/** Whether a record is a text that each brand has once. */
export const isText = (entity: DraftEntity): boolean => entity === 'policy' || entity === 'page';
