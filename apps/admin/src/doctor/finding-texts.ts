import type { FindingPlace } from '@dasturxon/core/brand-doctor';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

import { TEXT_LABELS } from '../content/content-labels.ts';
import { SETTING_LABELS } from '../settings/setting-labels.ts';
import { useFindingText } from './finding-text.ts';
import type { Finding } from './use-doctor.ts';

/** The page where a kind of thing is edited. */
const PAGES: Readonly<Partial<Record<FindingPlace, string>>> = {
  product: '/menu',
  category: '/menu',
  branch: '/branches',
  region: '/zones',
  payment: '/connections',
  setting: '/settings',
  policy: '/content',
  promo: '/promotions',
  banner: '/content',
  story: '/content',
  staff: '/staff',
};

/** Settings that are not fields of the editor. */
const OTHER_SETTINGS: Readonly<Record<string, MessageDescriptor>> = {
  telegramStaffChat: msg`Staff group`,
  payments: msg`Ways to pay`,
  services: msg`Services`,
};

const settingName = ({ kind, id }: Finding['where']): MessageDescriptor | undefined =>
  kind === 'setting' ? (SETTING_LABELS.fields[id] ?? OTHER_SETTINGS[id]) : undefined;

/** Where a finding is mended; null where no page of the back office does. */
export function pageOf({ code, where: { kind } }: Finding): string | null {
  if (/^(?:sms|bot|till)\./.test(code)) return '/connections';
  return Object.entries(PAGES).find(([place]) => place === kind)?.[1] ?? null;
}

/** What a finding is about, and what is wrong. */
export function useFindingTexts(finding: Finding) {
  const { i18n } = useLingui();
  const textOf = useFindingText();
  const { where } = finding;
  const label = TEXT_LABELS[`${where.kind} ${where.id}`] ?? settingName(where);
  return { name: label ? i18n._(label) : where.name, text: textOf(finding) };
}
