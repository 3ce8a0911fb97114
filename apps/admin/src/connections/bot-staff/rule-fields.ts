import type { BranchRules } from '@dasturxon/core/connections';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export type RulePart = keyof BranchRules;

/** A field of the rules. Seconds are typed as minutes. */
export type RuleField = { name: string; label: MessageDescriptor; isSeconds: boolean };

/** The fields of each part, in the order of the page. */
export const RULE_FIELDS: Readonly<Record<RulePart, readonly RuleField[]>> = {
  answerTimes: [
    { name: 'RING_AGAIN', label: msg`First reminder, after minutes`, isSeconds: true },
    { name: 'REMIND', label: msg`Second reminder, after minutes`, isSeconds: true },
    { name: 'ESCALATE', label: msg`Message to the guest and the managers, after minutes`, isSeconds: true },
    { name: 'CANCEL', label: msg`Order cancelled and refunded, after minutes`, isSeconds: true },
  ],
  pause: [
    { name: 'unanswered', label: msg`Unanswered orders`, isSeconds: false },
    { name: 'withinMinutes', label: msg`Within minutes`, isSeconds: false },
    { name: 'inARow', label: msg`Or unanswered one after another`, isSeconds: false },
    { name: 'pauseMinutes', label: msg`Length of the pause, minutes`, isSeconds: false },
  ],
  silence: [
    { name: 'warnAfter', label: msg`Warning in the group, after minutes`, isSeconds: true },
    { name: 'pauseAfter', label: msg`Pause of the branch, after minutes; 0: never`, isSeconds: true },
  ],
};

/** The rules as they are typed. */
export type TypedRules = Record<RulePart, Record<string, string>>;

/** Seconds as minutes, to two decimals: exact enough for every whole second. */
const minutesOf = (seconds: number) => String(Math.round(seconds / 0.6) / 100);

/** A typed number; NaN for anything else. */
function numberOf(text: string, isSeconds: boolean): number {
  const typed = text.trim().replace(',', '.');
  if (!/^\d{1,5}(?:\.\d{1,2})?$/.test(typed)) return Number.NaN;
  return isSeconds ? Math.round(Number(typed) * 60) : Number(typed);
}

const mapped = <From, To>(
  rules: Record<RulePart, Record<string, From>>,
  change: (value: From, isSeconds: boolean) => To,
) =>
  Object.fromEntries(
    Object.entries(RULE_FIELDS).map(([part, fields]) => [
      part,
      Object.fromEntries(
        fields.map(({ name, isSeconds }) => [name, change(rules[part as RulePart][name]!, isSeconds)]),
      ),
    ]),
  );

/** Rules as texts to type over. */
export const typedRules = (rules: BranchRules): TypedRules =>
  mapped(rules, (value, isSeconds) => (isSeconds ? minutesOf(value) : String(value))) as TypedRules;

/** Typed rules as values; what is no number is NaN. */
export const rulesOf = (typed: TypedRules): BranchRules => mapped(typed, numberOf) as BranchRules;
