import { cashDue } from '@dasturxon/core/dispatch';
import { formatNumber } from '@dasturxon/core/format';
import { changeToBring } from '@dasturxon/core/order';
import type { BoardOrder } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';

import { priceText } from '../../prices/price-text.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import styles from '../order-card.module.css';

/** What the guest asks for the hand-over: the change to bring, cutlery, the door (B23), a gift (B65). Nothing without a choice. */
export function HandoverNote({ order }: { order: BoardOrder }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { changeFrom, cutlery, leaveAtDoor, isGift } = order;
  const change = changeToBring(changeFrom, cashDue(order));
  const cash = priceText(changeFrom ?? 0, language);
  const back = priceText(change ?? 0, language);
  const sets = formatNumber(cutlery ?? 0);
  const notes = [
    isGift && t`A gift: name no price`,
    leaveAtDoor && t`Leave at the door`,
    change !== null && t`Change from ${cash}: bring ${back}`,
    cutlery !== null && (cutlery === 0 ? t`No cutlery` : t`Cutlery: ${sets}`),
  ].filter((note) => note !== false);
  return notes.map((note) => (
    <p key={note} className={styles['wish']}>
      {note}
    </p>
  ));
}
