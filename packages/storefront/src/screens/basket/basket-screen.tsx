import { useLingui } from '@lingui/react/macro';
import { EmptyState } from '@dasturxon/ui/empty-state';
import { ErrorState } from '@dasturxon/ui/error-state';
import { PageHeader } from '@dasturxon/ui/page-header';
import { PrimaryButton } from '@dasturxon/ui/primary-button';
import { Spinner } from '@dasturxon/ui/spinner';
import { useAtomValue } from 'jotai';

import { BasketView } from '../../features/basket/basket-view.tsx';
import { useBasket } from '../../features/basket/use-basket.ts';
import { failureText } from '../../i18n/failure-words.ts';
import { back, go } from '../../router/navigation.ts';
import { languageAtom } from '../../state/language.ts';
import styles from './basket-screen.module.css';

/** What is going to be ordered (RT-06, SCR-02). */
export function BasketScreen() {
  const { t } = useLingui();
  const basket = useBasket();

  return (
    <>
      <PageHeader title={t`Basket`} backLabel={t`Back`} onBack={() => back('/')} />
      <main className={styles.main}>
        {basket.isEmpty ? (
          <EmptyState
            drawing="basket"
            title={t`The basket is empty`}
            text={t`Add something tasty from the menu.`}
            action={<PrimaryButton onClick={() => go('/')}>{t`To the menu`}</PrimaryButton>}
          />
        ) : (
          <FilledBasket basket={basket} />
        )}
      </main>
    </>
  );
}

function FilledBasket({ basket }: { basket: ReturnType<typeof useBasket> }) {
  const { t, i18n } = useLingui();
  const language = useAtomValue(languageAtom);
  const { overall } = basket;
  if (overall.isPending) return <Spinner label={t`Loading`} />;
  if (overall.error)
    return (
      <ErrorState
        title={failureText(i18n, language, overall.error)}
        action={<PrimaryButton onClick={() => void overall.refetch()}>{t`Try again`}</PrimaryButton>}
      />
    );
  return <BasketView basket={basket} />;
}
