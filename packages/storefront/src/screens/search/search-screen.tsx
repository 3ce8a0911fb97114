import { useLingui } from '@lingui/react/macro';
import { rememberSearch } from '@dasturxon/core/search';
import { EmptyState } from '@dasturxon/ui/empty-state';
import { PageHeader } from '@dasturxon/ui/page-header';
import { SearchField } from '@dasturxon/ui/search-field';
import { useSetAtom } from 'jotai';
import { type ReactNode, useState } from 'react';

import type { SlimProduct } from '../../catalog/slim-menu.ts';
import { SearchHistoryList } from '../../features/search/search-history-list.tsx';
import { useSearch } from '../../features/search/use-search.ts';
import { ProductTiles } from '../../menu/product-tiles.tsx';
import { useMissingMenu } from '../../menu/use-missing-menu.ts';
import { useTitle } from '../../i18n/use-title.ts';
import { back } from '../../router/navigation.ts';
import { searchHistoryAtom } from '../../domains/menu/search-history.ts';
import { FoundProducts } from './found-products.tsx';
import styles from './search-screen.module.css';
import { LoadFailure } from '../load-failure.tsx';
import { lazyWithMessages } from '../../i18n/lazy-messages.tsx';
import { Optional } from '../../lazy/optional.tsx';

/** Loaded once a query has more than one word. */
const PhraseOrder = lazyWithMessages(
  () => import('../../features/search/phrase-order.tsx'),
  (module) => module.PhraseOrder,
);

/** Search through the menu, as it is typed, with what was searched before (RT-07, SCR-23). */
export function SearchScreen() {
  const { t } = useLingui();
  const [query, setQuery] = useState('');
  const { found, popular, isReady, isMenuMissing, failure, retry } = useSearch(query);
  const setHistory = useSetAtom(searchHistoryAtom);
  useMissingMenu(isMenuMissing);
  const remember = () => setHistory((before) => rememberSearch(before, query));
  const isSearching = query.trim() !== '';
  const isFinished = isSearching && isReady;
  const hasNone = isFinished && found.length === 0;
  useTitle(t`Search`);

  return (
    <>
      <PageHeader title={t`Search`} backLabel={t`Back`} onBack={() => back('/')} />
      <main className={styles.main}>
        <SearchField
          label={t`Find a dish`}
          clearLabel={t`Clear`}
          value={query}
          autoFocus
          onChange={setQuery}
          onSubmit={remember}
        />
        {isSearching ? null : <SearchHistoryList onPick={setQuery} />}
        <TypedOrder
          query={query}
          otherwise={hasNone ? <NothingFound /> : null}
          onAdded={() => setQuery('')}
        />
        <FoundProducts products={found} onPick={remember} />
        <p className="visually-hidden" role="status">
          {isFinished ? t`Found: ${found.length}` : ''}
        </p>
        {failure ? <LoadFailure error={failure} onRetry={retry} /> : null}
        {hasNone || !isSearching ? <Popular products={popular} /> : null}
      </main>
    </>
  );
}

type TypedOrderProps = { query: string; otherwise: ReactNode; onAdded: () => void };

/** What is typed as an order of dishes; `otherwise` where no dish of it is known. */
function TypedOrder({ query, otherwise, onAdded }: TypedOrderProps) {
  if (!/[\s,]/.test(query.trim())) return otherwise;
  return (
    <Optional otherwise={otherwise}>
      <PhraseOrder phrase={query} onAdded={onAdded} otherwise={otherwise} />
    </Optional>
  );
}

/** Nothing has this name: another word. */
function NothingFound() {
  const { t } = useLingui();
  return (
    <EmptyState
      drawing="search"
      title={t`nothing found`}
      text={t`Try another word or look through the menu.`}
    />
  );
}

/** Suggestions before any input, and recommendations for a search without results. */
function Popular({ products }: { products: readonly SlimProduct[] }) {
  const { t } = useLingui();
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="popular">
      <h2 className={styles.title} id="popular">{t`Popular dishes`}</h2>
      <ProductTiles products={products} />
    </section>
  );
}
