import type { FieldProblem } from '../field-rule.ts';
import type { RecordFields } from '../record-fields.ts';

type Problem = { field: string; problem: FieldProblem };

/** What keeps a dish as a whole from being published: guests can order some count of it, and a discount of a combo is of a combo. */
export function dishProblems({ minCount, maxCount, comboPricing, comboDiscount }: RecordFields): Problem[] {
  const isReversed = Number(maxCount) > 0 && Number(maxCount) < Number(minCount);
  const isNoCombo = comboPricing === null && Number(comboDiscount) > 0;
  return [
    ...(isReversed ? [{ field: 'maxCount', problem: 'counts' as const }] : []),
    ...(isNoCombo ? [{ field: 'comboDiscount', problem: 'noCombo' as const }] : []),
  ];
}
