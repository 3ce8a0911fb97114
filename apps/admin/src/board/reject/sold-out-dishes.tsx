import { CheckboxList } from '@dasturxon/admin-ui/checkbox-list';
import { Chips } from '@dasturxon/admin-ui/chips';
import { localize } from '@dasturxon/core/kernel';
import { type BoardOrder, STOP_CHOICES } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { useLanguage } from '../../i18n/use-language.ts';
import { OnlineButton } from '../../offline/online-button.tsx';
import { TERM_LABELS } from '../../stop-list/term-labels.ts';
import type { Move } from '../order-actions.ts';
import styles from '../order-panel.module.css';

type DishesProps = { order: BoardOrder; isPending: boolean; onReject: (stop: Move['stop']) => void };

/** Which dishes of a rejected order are sold out, and for how long they go off sale. */
export function SoldOutDishes({ order, isPending, onReject }: DishesProps) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const [productIds, setProductIds] = useState<string[]>([]);
  const [term, setTerm] = useState<(typeof STOP_CHOICES)[number]>('2H');
  const names = new Map(
    order.lines.map(({ productId, name }) => [productId, localize(name, language) || productId]),
  );
  const options = [...names].map(([value, label]) => ({ value, label }));
  const terms = STOP_CHOICES.map((value) => ({ value, label: i18n._(TERM_LABELS[value]) }));
  return (
    <>
      <div className={styles['wide']}>
        <CheckboxList
          label={t`Which dishes are sold out? They go off sale at this branch.`}
          options={options}
          value={productIds}
          onChange={setProductIds}
        />
      </div>
      {productIds.length > 0 && (
        <Chips label={t`For how long`} chips={terms} value={term} onChange={setTerm} />
      )}
      <OnlineButton
        look="danger"
        isPending={isPending}
        onPress={() => onReject(productIds.length > 0 ? { productIds, term } : null)}
      >
        {productIds.length > 0 ? t`Cancel the order and stop the dishes` : t`Cancel the order`}
      </OnlineButton>
    </>
  );
}
