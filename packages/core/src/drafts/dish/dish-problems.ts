import type { FieldProblem } from '../field-rule.ts';
import type { RecordFields } from '../record-fields.ts';

type Problem = { field: string; problem: FieldProblem };

/**
 * What keeps a dish as a whole from being published: guests can order some count of it, a discount of a combo is of a combo, and a
 * package code is beside a MXIK.
 */
export function dishProblems(fields: RecordFields): Problem[] {
  const { minCount, maxCount, comboPricing, comboDiscount } = fields;
  const isReversed = Number(maxCount) > 0 && Number(maxCount) < Number(minCount);
  const isNoCombo = comboPricing === null && Number(comboDiscount) > 0;
  const isWithoutMxik = fields['packageCode'] !== null && fields['mxicCode'] === null;
  return [
    ...(isReversed ? [{ field: 'maxCount', problem: 'counts' as const }] : []),
    ...(isNoCombo ? [{ field: 'comboDiscount', problem: 'noCombo' as const }] : []),
    ...(isWithoutMxik ? [{ field: 'packageCode', problem: 'noMxik' as const }] : []),
  ];
}
