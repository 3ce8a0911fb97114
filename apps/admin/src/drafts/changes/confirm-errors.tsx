import { Button, ButtonRow } from '@dasturxon/admin-ui/button';
import { Notice } from '@dasturxon/admin-ui/notice';
import { ApiError } from '@dasturxon/core/api';
import type { PublicationFindings } from '@dasturxon/core/brand-doctor';
import { useLingui } from '@lingui/react/macro';

import styles from './changes.module.css';
import { FoundRows, type RecordsOfPage } from './found-rows.tsx';

/** The errors that the server asks to confirm; null for any other error. */
export function unconfirmed(error: Error | null): PublicationFindings | null {
  if (!(error instanceof ApiError) || error.code !== 'draft.unconfirmed') return null;
  return error.data as PublicationFindings; // the code brings them
}

type Props = {
  found: PublicationFindings;
  page: RecordsOfPage | null;
  isPending: boolean;
  /** Publishes all the same. */
  onConfirm: (confirmed: string) => void;
  onLeave: () => void;
};

/** Names the errors of a publication, and asks whether they are published so (BO-430). */
export function ConfirmErrors({ found, page, isPending, onConfirm, onLeave }: Props) {
  const { t } = useLingui();
  const { findings, errorCount, warningCount, confirmation } = found;
  return (
    <section className={styles['part']} aria-label={t`Errors to confirm`}>
      <Notice tone="bad">{t`Errors in the changes: ${errorCount}. Warnings: ${warningCount}.`}</Notice>
      <FoundRows findings={findings} all={errorCount + warningCount} page={page} />
      <ButtonRow>
        <Button
          look="danger"
          isPending={isPending}
          onPress={() => onConfirm(confirmation ?? '')}
        >{t`Publish with these errors`}</Button>
        <Button onPress={onLeave}>{t`Cancel`}</Button>
      </ButtonRow>
    </section>
  );
}
