import { Badge } from '@dasturxon/admin-ui/badge';
import type { BoardOrder } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';

import { priceText } from './price-text.ts';
import { ORDER_MONEY_LABELS, paymentLabel } from '../board/labels.ts';
import { useLanguage } from '../i18n/use-language.ts';

/** The total of an order, how it is paid and what became of the money; nothing for roles that see no money. */
export function OrderMoney({ order, className }: { order: BoardOrder; className?: string | undefined }) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  if (order.totalPrice === null) return null;
  const { money } = order;
  const textOf = (sum: number | null) => (sum ? priceText(sum, language) : null);
  const [due, back, tip] = [textOf(order.due), textOf(order.refunded), textOf(order.tip)];
  const isGood = money === 'PAID' || money === 'RETURNED';
  return (
    <p className={className}>
      <b>{priceText(order.totalPrice, language)}</b> {paymentLabel(order, i18n)}{' '}
      {money !== null && <Badge tone={isGood ? 'good' : 'warn'}>{i18n._(ORDER_MONEY_LABELS[money])}</Badge>}{' '}
      {back !== null && money !== 'RETURNED' && <Badge>{t`Returned: ${back}`}</Badge>}{' '}
      {due !== null && <Badge tone="warn">{t`Difference: ${due}`}</Badge>}{' '}
      {tip !== null && <Badge>{t`Tip: ${tip}`}</Badge>}
    </p>
  );
}
