import { localize } from '../../kernel/localized-text.ts';
import type { FieldProblem } from '../field-rule.ts';
import type { RecordFields } from '../record-fields.ts';
import { type EditedPromo, promoOf } from './promo-record.ts';

type Problem = { field: string; problem: FieldProblem };

function takesNothing({ productDiscount, deliveryDiscount, rule }: EditedPromo): boolean {
  const { dishes = null, doublesCashback = false } = rule ?? {};
  const isOffDishes = dishes !== null && (dishes.kind === 'FREE' || dishes.value > 0);
  return productDiscount === 0 && deliveryDiscount === 0 && !isOffDishes && !doublesCashback;
}

function aboveWhole({ discountType, productDiscount, deliveryDiscount, rule }: EditedPromo): string[] {
  const isPercent = discountType === 'PERCENTAGE';
  const dishes = rule?.dishes?.kind === 'PERCENTAGE' ? rule.dishes.value : 0;
  return [
    ...(isPercent && productDiscount > 100 ? ['productDiscount'] : []),
    ...(isPercent && deliveryDiscount > 100 ? ['deliveryDiscount'] : []),
    ...(dishes > 100 ? ['dishes.value'] : []),
  ];
}

/** What keeps a promotion as a whole from being published: guests read a name or enter a code, and it takes something off. */
export function promoProblems(fields: RecordFields): Problem[] {
  if (fields['exists'] !== true) return [];
  const promo = promoOf(fields);
  const { code, name, startDate, endDate } = promo;
  const isNameless = code === null && localize(name, 'ru') === '';
  const isOver = startDate !== null && endDate !== null && endDate < startDate;
  return [
    ...(isNameless ? [{ field: 'name', problem: 'nameMissing' as const }] : []),
    ...(takesNothing(promo) ? [{ field: 'productDiscount', problem: 'noDiscount' as const }] : []),
    ...aboveWhole(promo).map((field) => ({ field, problem: 'percent' as const })),
    ...(isOver ? [{ field: 'endDate', problem: 'period' as const }] : []),
  ];
}
