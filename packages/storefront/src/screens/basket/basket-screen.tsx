import { useLingui } from '@lingui/react/macro';
import { PageHeader } from '@dasturxon/ui/page-header';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';

import { useTitle } from '../../i18n/use-title.ts';
import { back, go } from '../../router/navigation.ts';
import { basketPathAtom } from '../../domains/cart/cart.ts';
import { BasketContent } from './basket-content.tsx';
import styles from './basket-screen.module.css';

/** What is going to be ordered (RT-06, SCR-02); where the basket has no page, the menu with its sheet (SET-18, D20). */
export function BasketScreen() {
  const path = useAtomValue(basketPathAtom);
  const isPage = path === '/basket';
  useEffect(() => {
    if (!isPage) go(path, { replace: true });
  }, [isPage, path]);
  return isPage ? <BasketPage /> : null;
}

function BasketPage() {
  const { t } = useLingui();
  useTitle(t`Basket`);
  return (
    <>
      <PageHeader title={t`Basket`} backLabel={t`Back`} onBack={() => back('/')} />
      <main className={styles.main}>
        <BasketContent onMenu={() => go('/')} />
      </main>
    </>
  );
}
