import { Button, ButtonRow } from '@dasturxon/admin-ui/button';
import { Dialog } from '@dasturxon/admin-ui/dialog';
import { Notice } from '@dasturxon/admin-ui/notice';
import type { Language } from '@dasturxon/core/kernel';
import { recordName } from '@dasturxon/core/drafts';
import { QrCode } from '@dasturxon/ui/qr-code';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';

import { useDraft } from '../../drafts/draft-context.ts';
import editor from '../branch-editor.module.css';
import type { BranchesView } from '../branch-view.ts';
import { hallsOf } from './place-view.ts';
import styles from './places.module.css';

type Code = { key: string; hall: string; table: string | null; link: string };

/** The published places of a branch with their links; what is only in the draft has none yet. */
function codesOf(view: BranchesView, branchId: string, language: Language): Code[] {
  const nameOf = (entity: 'hall' | 'table', id: string) =>
    recordName(view.rowOf({ entity, id })?.fields ?? {}, language);
  return hallsOf(view, branchId).flatMap(({ id }) =>
    view.tableLinks
      .filter(({ hallId }) => hallId === id)
      .map(({ tableId, link }) => ({
        key: link,
        hall: nameOf('hall', id),
        table: tableId === null ? null : nameOf('table', tableId),
        link: `${view.siteUrl}/?table=${link}`,
      })),
  );
}

function CodeCards({ codes }: { codes: readonly Code[] }) {
  const { t } = useLingui();
  return (
    <ul className={styles['codes']}>
      {codes.map(({ key, hall, table, link }) => {
        const name = table === null ? hall : t`${hall}, table ${table}`;
        return (
          <li key={key} className={styles['code']}>
            <strong>{name}</strong>
            <QrCode text={link} label={t`QR code: ${name}`} />
            <a className={styles['link']} href={link} target="_blank" rel="noreferrer" dir="ltr">
              {t`Open the link`}
              <span className={styles['readAloud']}>: {name}</span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}

/** The codes on paper. Mounting it opens the browser's print window. */
function PrintedCodes({ codes, onPrinted }: { codes: readonly Code[]; onPrinted: () => void }) {
  const { t } = useLingui();
  const onDone = useEffectEvent(onPrinted);
  useEffect(() => {
    const onAfterPrint = () => onDone();
    window.addEventListener('afterprint', onAfterPrint, { once: true });
    window.print();
    return () => window.removeEventListener('afterprint', onAfterPrint);
  }, []);
  return createPortal(
    <section className={styles['paper']} data-printed>
      {codes.map(({ key, hall, table, link }) => (
        <div key={key} className={styles['printed']}>
          <strong>{table === null ? hall : t`${hall}, table ${table}`}</strong>
          <QrCode text={link} label={hall} />
          <span>{t`Scan to order`}</span>
        </div>
      ))}
    </section>,
    document.body,
  );
}

type Props = { branchId: string; view: BranchesView; onClose: () => void };

/** The codes of the tables of a branch, to print and to open. */
export function TableCodes({ branchId, view, onClose }: Props) {
  const { t } = useLingui();
  const { language } = useDraft();
  const [isPrinting, setPrinting] = useState(false);
  const codes = codesOf(view, branchId, language);
  return (
    <Dialog title={t`Codes of the tables`} closeLabel={t`Close`} place="wide" onClose={onClose}>
      <p className={editor['quiet']}>
        {t`A guest who scans a code orders to that table. A code stays the same when its table is renamed. A new table has its code after the publication.`}
      </p>
      {!view.takesTableOrders && (
        <Notice tone="warn">
          {t`Orders at the table are off in the settings: until they are on, a code opens the menu alone.`}
        </Notice>
      )}
      <ButtonRow>
        <Button look="main" onPress={() => setPrinting(true)}>{t`Print the codes`}</Button>
      </ButtonRow>
      <CodeCards codes={codes} />
      {isPrinting && <PrintedCodes codes={codes} onPrinted={() => setPrinting(false)} />}
    </Dialog>
  );
}
