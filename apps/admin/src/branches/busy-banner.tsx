import { Button } from '@dasturxon/admin-ui/button';
import { Notice } from '@dasturxon/admin-ui/notice';
import { busyMinutesAt } from '@dasturxon/core/branch';
import { localize } from '@dasturxon/core/kernel';
import type { StaffBranch, StaffSession } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';

import { useCallError } from '../board/use-call-error.ts';
import { useNow } from '../time/use-now.ts';
import { useLanguage } from '../i18n/use-language.ts';
import styles from './branch-pauses.module.css';
import { untilText } from './until-text.ts';
import { useEndBusy } from './use-busy.ts';

type Props = {
  branch: StaffBranch;
  session: StaffSession;
  putBranch: (branch: StaffBranch) => void;
};

/** How much longer a busy branch takes and until when, with the button that ends it. */
export function BusyBanner({ branch, session, putBranch }: Props) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const now = useNow();
  const end = useEndBusy(branch, putBranch);
  const error = useCallError(end.error);
  const minutes = busyMinutesAt(branch, now);
  if (branch.busy === null || minutes === 0) return null;
  const name = localize(branch.name, language) || branch.id;
  const time = untilText(branch.busy.until, now, session.timeZone);
  return (
    <Notice tone="warn">
      <div className={styles['banner']}>
        <p>
          <strong>{t`${name}: +${minutes} min until ${time}`}</strong>
          {error !== '' && <span className={styles['details']}>{error}</span>}
        </p>
        {session.permissions.includes('branch.pause') && (
          <Button isPending={end.isPending} onPress={() => end.mutate()}>
            {t`End now`}
          </Button>
        )}
      </div>
    </Notice>
  );
}
