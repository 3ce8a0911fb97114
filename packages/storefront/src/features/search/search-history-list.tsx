import { useLingui } from '@lingui/react/macro';
import { forgetAllSearches, forgetSearch } from '@dasturxon/core/search';
import { ClockIcon, CloseIcon } from '@dasturxon/ui/icons';
import { useAtom } from 'jotai';

import { searchHistoryAtom } from '../../domains/menu/search-history.ts';
import styles from './search-history-list.module.css';

/** Earlier searches: a tap searches again, a cross removes one (SCR-23, D9). */
export function SearchHistoryList({ onPick }: { onPick: (query: string) => void }) {
  const { t } = useLingui();
  const [history, setHistory] = useAtom(searchHistoryAtom);
  if (history.length === 0) return null;
  return (
    <section aria-labelledby="search-history">
      <div className={styles.top}>
        <h2 className={styles.title} id="search-history">{t`Recent searches`}</h2>
        <button type="button" className={styles.clear} onClick={() => setHistory(forgetAllSearches())}>
          {t`Clear`}
        </button>
      </div>
      <ul>
        {history.map((query) => (
          <li key={query} className={styles.row}>
            <button type="button" className={styles.query} onClick={() => onPick(query)}>
              <ClockIcon size={20} />
              <bdi>{query}</bdi>
            </button>
            <button
              type="button"
              className={styles.forget}
              aria-label={t`Delete ${query}`}
              onClick={() => setHistory((before) => forgetSearch(before, query))}
            >
              <CloseIcon size={20} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
