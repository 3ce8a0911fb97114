import { FileField } from '@dasturxon/admin-ui/file-field';
import { Notice } from '@dasturxon/admin-ui/notice';
import { useLingui } from '@lingui/react/macro';

import { useCallError } from '../../board/use-call-error.ts';
import styles from '../../drafts/fields/fields.module.css';
import { CheckedFile } from './checked-file.tsx';
import { PasteMenu } from './paste-menu.tsx';
import { useCheckFile } from './use-menu-file.ts';

/** A menu file that is read before anything is written, and then put into the draft. */
export function MenuImport() {
  const { t } = useLingui();
  const { mutate, data, error, isPending } = useCheckFile();
  const failed = useCallError(error);
  return (
    <section className={styles['pair']} aria-label={t`Import`}>
      <FileField
        label={t`Menu file, XLSX or CSV up to 10 MB`}
        accept=".xlsx,.csv"
        isDisabled={isPending}
        onChoose={(file) => mutate({ file })}
      />
      <PasteMenu isPending={isPending} onPaste={(file) => mutate({ file })} />
      {isPending && <p role="status">{t`Reading the file…`}</p>}
      {failed !== '' && <Notice tone="bad">{failed}</Notice>}
      {data && !isPending && <CheckedFile key={data.key} checked={data} />}
    </section>
  );
}
