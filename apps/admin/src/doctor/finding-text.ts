import type { PublicationFinding } from '@dasturxon/core/brand-doctor';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

import { FINDING_LABELS } from './finding-labels.ts';

type Code = PublicationFinding['code'];

const LABELS: Readonly<Record<Code, MessageDescriptor>> = {
  ...FINDING_LABELS,
  'price.jump': msg`Its price changes by more than 30 %. Check the number.`,
  'text.noMainName': msg`Its name is missing in the main language.`,
};

const isCode = (code: string): code is Code => Object.hasOwn(LABELS, code);

/** What is wrong, with the facts of a finding. A code that this page does not know is shown as it is. */
export function useFindingText(): (finding: {
  code: string;
  facts: Readonly<Record<string, string>>;
}) => string {
  const { i18n } = useLingui();
  return ({ code, facts }) => {
    const text = isCode(code) ? i18n._(LABELS[code]) : code;
    const details = Object.values(facts).filter(Boolean).join(' · ');
    return details === '' ? text : `${text} (${details})`;
  };
}
