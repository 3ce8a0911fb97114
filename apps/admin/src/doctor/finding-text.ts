import type { PublicationFinding } from '@dasturxon/core/brand-doctor';
import { formatDate, leftToRight } from '@dasturxon/core/format';
import { isLanguage, LANGUAGE_NAMES } from '@dasturxon/core/kernel';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

import { SERVICE_LABELS } from '../board/labels.ts';
import { WEEKDAY_LABELS } from '../branch-editor/branch-labels.ts';
import { FINDING_LABELS } from './finding-labels.ts';

type Code = PublicationFinding['code'];

const LABELS: Readonly<Record<Code, MessageDescriptor>> = {
  ...FINDING_LABELS,
  'price.jump': msg`Its price changes by more than 30 %. Check the number.`,
  'text.noMainName': msg`Its name is missing in the main language.`,
};

const isCode = (code: string): code is Code => Object.hasOwn(LABELS, code);

/** Facts of a closed list. */
const VALUES: Readonly<Record<string, MessageDescriptor>> = {
  ...SERVICE_LABELS,
  ...WEEKDAY_LABELS,
  WEB: msg`Website`,
  TG: msg`Telegram`,
  CLICK: msg`Click`,
  QR: msg`At the table`,
};

/** A colour, and numbers with an arrow between them. */
const LEFT_TO_RIGHT = /^#|→/;
const ISO_DAY = /^\d{4}-\d\d-\d\d$/;

/** A fact as people read it; a fact may list several values. */
const factText = (i18n: I18n, fact: string): string =>
  fact
    .split(', ')
    .map((part) => {
      const label = VALUES[part];
      if (label) return i18n._(label);
      if (isLanguage(part)) return LANGUAGE_NAMES[part];
      if (ISO_DAY.test(part)) return formatDate(part, {}, 'UTC');
      return LEFT_TO_RIGHT.test(part) ? leftToRight(part) : part;
    })
    .join(', ');

/** What is wrong, with the facts of a finding. A code that this page does not know is shown as it is. */
export function useFindingText(): (finding: {
  code: string;
  facts: Readonly<Record<string, string>>;
}) => string {
  const { i18n } = useLingui();
  return ({ code, facts }) => {
    const text = isCode(code) ? i18n._(LABELS[code]) : code;
    const details = Object.values(facts)
      .filter(Boolean)
      .map((fact) => factText(i18n, fact))
      .join(' · ');
    return details === '' ? text : `${text} (${details})`;
  };
}
