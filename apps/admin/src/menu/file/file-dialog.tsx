import { Button, ButtonRow } from '@dasturxon/admin-ui/button';
import { Dialog } from '@dasturxon/admin-ui/dialog';
import { Notice } from '@dasturxon/admin-ui/notice';
import { useLingui } from '@lingui/react/macro';

import { useCallError } from '../../board/use-call-error.ts';
import styles from '../../drafts/fields/fields.module.css';
import { BrandImport } from './brand-import.tsx';
import { MenuImport } from './menu-import.tsx';
import { TillImport } from './till-import.tsx';
import { useExportFile } from './use-menu-file.ts';

function Export() {
  const { t } = useLingui();
  const { mutate, error, isPending } = useExportFile();
  const failed = useCallError(error);
  return (
    <section className={styles['pair']} aria-label={t`Export`}>
      <p>{t`The file has every dish with the changes of the draft. Change it in a spreadsheet and choose it below.`}</p>
      <ButtonRow>
        <Button isPending={isPending} onPress={() => mutate('xlsx')}>{t`Download XLSX`}</Button>
        <Button isPending={isPending} onPress={() => mutate('csv')}>{t`Download CSV`}</Button>
      </ButtonRow>
      {failed !== '' && <Notice tone="bad">{failed}</Notice>}
    </section>
  );
}

/** The menu as a file: a download, and an upload that is read before anything is written. */
export function FileDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  return (
    <Dialog title={t`Import and export`} closeLabel={t`Close`} place="wide" onClose={onClose}>
      <Export />
      <MenuImport />
      <TillImport />
      <BrandImport />
    </Dialog>
  );
}
