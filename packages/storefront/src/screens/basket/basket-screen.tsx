import { useLingui } from '@lingui/react/macro';
import { PageHeader } from '@dasturxon/ui/page-header';
import { useAtomValue } from 'jotai';
import { Suspense, useEffect } from 'react';

import { GROUP_PARAM } from '../../domains/group/membership.ts';
import { lazyWithMessages } from '../../i18n/lazy-messages.tsx';
import { useTitle } from '../../i18n/use-title.ts';
import { back, go, useQueryParam } from '../../router/navigation.ts';
import { basketPathAtom } from '../../domains/cart/cart.ts';
import { BasketContent } from './basket-content.tsx';
import styles from './basket-screen.module.css';

const PreparedOrder = lazyWithMessages(
  () => import('../../features/basket/prepared-order.tsx'),
  (module) => module.PreparedOrder,
);

/** What is going to be ordered (RT-06, SCR-02); where the basket has no page, the menu with its sheet (SET-18, D20). */
export function BasketScreen() {
  const path = useAtomValue(basketPathAtom);
  const prepared = useQueryParam('prepared');
  const isGroup = useQueryParam(GROUP_PARAM) !== null;
  const isPage = path === '/basket' || prepared !== null || isGroup;
  useEffect(() => {
    if (!isPage) go(path, { replace: true });
  }, [isPage, path]);
  return isPage ? <BasketPage prepared={prepared} /> : null;
}

/** `prepared`: an assistant's link in the address (C7). */
function BasketPage({ prepared }: { prepared: string | null }) {
  const { t } = useLingui();
  useTitle(t`Basket`);
  return (
    <>
      <PageHeader title={t`Basket`} backLabel={t`Back`} onBack={() => back('/')} />
      <main className={styles.main}>
        {prepared === null ? (
          <BasketContent onMenu={() => go('/')} />
        ) : (
          <Suspense>
            <PreparedOrder link={prepared} />
          </Suspense>
        )}
      </main>
    </>
  );
}
