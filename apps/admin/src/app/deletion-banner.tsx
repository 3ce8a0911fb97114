import { Notice } from '@dasturxon/admin-ui/notice';
import { formatDate } from '@dasturxon/core/format';
import type { StaffSession } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';
import { Link } from 'wouter';

import styles from './office-frame.module.css';

/** Owners read on every page that the brand is deleted soon, and where it is called off (BO-523). */
export function DeletionBanner({ session: { deletionAt, timeZone } }: { session: StaffSession }) {
  const { t } = useLingui();
  if (deletionAt === null) return null;
  const time = formatDate(deletionAt, { time: true }, timeZone);
  return (
    <div className={styles['banner']}>
      <Notice tone="bad">
        {t`This brand with all its data is deleted on ${time}.`}{' '}
        <Link href="/brand-file">{t`Open the page where it is called off`}</Link>
      </Notice>
    </div>
  );
}
