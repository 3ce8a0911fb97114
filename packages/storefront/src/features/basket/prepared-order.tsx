import type { PreparedBasket } from '@dasturxon/core/api';
import { localize } from '@dasturxon/core/kernel';
import { ActionBar } from '@dasturxon/ui/action-bar';
import { EmptyState } from '@dasturxon/ui/empty-state';
import { PrimaryButton } from '@dasturxon/ui/primary-button';
import { SectionCard } from '@dasturxon/ui/section-card';
import { Spinner } from '@dasturxon/ui/spinner';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue, useSetAtom } from 'jotai';

import { addLineAtom, basketPathAtom, cartLinesAtom } from '../../domains/cart/cart.ts';
import { changeDraftAtom } from '../../domains/checkout/order-draft.ts';
import { preparedQuery } from '../../domains/checkout/prepared.ts';
import { useOverall } from '../../domains/menu/use-overall.ts';
import { useApi } from '../../domains/session/api.ts';
import { useProductFormats } from '../../i18n/labels/dishes/product-formats.ts';
import { joinNames } from '../../i18n/labels/place-line.ts';
import { ToMenuButton } from '../../i18n/to-menu-button.tsx';
import { go } from '../../router/navigation.ts';
import { pageAtom } from '../../store/boot.ts';
import styles from './prepared-order.module.css';

/** A basket that an assistant has prepared by a link: the person looks at it and takes it (C7). Nothing is ordered here. */
export function PreparedOrder({ link }: { link: string }) {
  const { t } = useLingui();
  const { data, error } = useQuery(preparedQuery(useApi(), link));
  const { isPending } = useOverall();
  if (error)
    return (
      <EmptyState
        drawing="problem"
        title={t`This link has ended`}
        text={t`Ask your assistant for a new one.`}
        action={<ToMenuButton />}
      />
    );
  if (!data || isPending) return <Spinner label={t`Loading`} />;
  return <Prepared basket={data} />;
}

function Prepared({ basket }: { basket: PreparedBasket }) {
  const { t } = useLingui();
  const format = useProductFormats(useAtomValue(pageAtom).language);
  const hasMore = useAtomValue(cartLinesAtom).length > 0;
  const take = useTake(basket);
  return (
    <>
      <SectionCard title={t`Prepared by your assistant`}>
        <ul className={styles.lines}>
          {(basket.cartItems ?? []).map((line, index) => (
            <Line key={index} line={line} />
          ))}
        </ul>
        <p className={styles.sum}>
          <span>{t`Total that the assistant was shown`}</span>
          <b>{format.money(basket.totalPrice)}</b>
        </p>
        <p className={styles.note}>{t`Nothing is ordered yet. You confirm the order at checkout.`}</p>
        {hasMore ? <p className={styles.note}>{t`What is in your basket stays there.`}</p> : null}
      </SectionCard>
      <ActionBar>
        <PrimaryButton onClick={take}>{t`Add to basket`}</PrimaryButton>
      </ActionBar>
    </>
  );
}

/** Puts the dishes into the basket with the service that they were priced for, and shows the basket. */
function useTake({ cartItems, serviceType, branchId, promoCode }: PreparedBasket) {
  const addLine = useSetAtom(addLineAtom);
  const changeDraft = useSetAtom(changeDraftAtom);
  const basketPath = useAtomValue(basketPathAtom);
  return () => {
    for (const { productId, count, modifiers } of cartItems ?? [])
      addLine({
        productId,
        count,
        modifiers: (modifiers ?? []).map(({ id, count: each }) => ({ id, count: each ?? 1 })),
      });
    changeDraft({
      serviceType,
      ...(serviceType === 'PICK_UP' && branchId && { branchId }),
      ...(promoCode && { promoCode }),
    });
    go(basketPath, { replace: true });
  };
}

function Line({ line }: { line: NonNullable<PreparedBasket['cartItems']>[number] }) {
  const { t } = useLingui();
  const { language, settings } = useAtomValue(pageAtom);
  const product = useOverall().data?.products.find(({ id }) => id === line.productId);
  const nameOf = (text: Parameters<typeof localize>[0]) => localize(text, language, settings.languages.main);
  const options = product?.modificationGroups.flatMap(({ items }) => items) ?? [];
  const chosen = joinNames(
    (line.modifiers ?? []).map(({ id }) => nameOf(options.find((option) => option.id === id)?.name)),
    language,
  );
  return (
    <li>
      <bdi>{`${line.count} × ${product ? nameOf(product.name) : t`a dish that is no longer on the menu`}`}</bdi>
      {chosen ? <span className={styles.chosen}>{chosen}</span> : null}
    </li>
  );
}
