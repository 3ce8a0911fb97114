import { Button } from '@dasturxon/admin-ui/button';
import type { StaffSession } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';
import { clsx } from 'clsx';
import { useState } from 'react';

import { LanguageSelect } from '../i18n/language-select.tsx';
import { useSignOut } from '../session/session.ts';
import { BoardFilters } from './board-filters.tsx';
import styles from './board-screen.module.css';
import type { Filters } from './filters.ts';
import { SoundButton } from './sound-button.tsx';

type Props = { session: StaffSession; filters: Filters; onFilter: (filters: Filters) => void };

/** Sound, filters, language and sign-out. A phone shows the sound; the rest opens on a press. */
export function BoardTools({ session, filters, onFilter }: Props) {
  const { t } = useLingui();
  const [isMoreOpen, setMoreOpen] = useState(false);
  const signOut = useSignOut();
  return (
    <div className={styles['tools']}>
      <SoundButton />
      <div className={styles['more']}>
        <Button isExpanded={isMoreOpen} onPress={() => setMoreOpen(!isMoreOpen)}>
          {t`More`}
        </Button>
      </div>
      <div className={clsx(styles['tools'], styles['rest'], isMoreOpen && styles['open'])}>
        <BoardFilters session={session} filters={filters} onChange={onFilter} />
        <LanguageSelect />
        <Button isPending={signOut.isPending} onPress={() => signOut.mutate()}>
          {t`Sign out`}
        </Button>
      </div>
    </div>
  );
}
