import { Button } from '@dasturxon/admin-ui/button';
import { Notice } from '@dasturxon/admin-ui/notice';
import { localize } from '@dasturxon/core/kernel';
import type { StopListSection } from '@dasturxon/core/staff';
import { backOnSale, type Returned } from '@dasturxon/core/stop-list';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { useLanguage } from '../i18n/use-language.ts';
import styles from './stop-list-screen.module.css';
import { useStops } from './use-stops.ts';

/** A return is on the board within this many milliseconds. */
const REFRESH_MS = 10_000;

/** What is on sale again at a branch since the list was last closed (BO-463). */
function useReturned(branchId: string) {
  const { data: sections } = useStops(branchId, REFRESH_MS);
  const [before, setBefore] = useState<readonly StopListSection[] | undefined>(sections);
  const [returned, setReturned] = useState<readonly Returned[]>([]);
  if (sections !== before) {
    setBefore(sections);
    const back = before && sections ? backOnSale(before, sections) : [];
    const ids = new Set(back.map(({ id }) => id));
    if (back.length > 0) setReturned([...returned.filter(({ id }) => !ids.has(id)), ...back]);
  }
  return { returned, clear: () => setReturned([]) };
}

/** Names the dishes and choices of a branch that are on sale again, until it is seen. */
export function BackOnSale({ branchId }: { branchId: string }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { returned, clear } = useReturned(branchId);
  if (returned.length === 0) return null;
  const names = returned.map(({ id, name }) => localize(name, language) || id).join(', ');
  return (
    <Notice>
      <div className={styles['state']}>
        <strong>{t`On sale again: ${names}`}</strong>
        <Button onPress={clear}>{t`Close`}</Button>
      </div>
    </Notice>
  );
}
