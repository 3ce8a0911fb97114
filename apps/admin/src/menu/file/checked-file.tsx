import { Button, ButtonRow } from '@dasturxon/admin-ui/button';
import { Notice } from '@dasturxon/admin-ui/notice';
import { Row, RowList } from '@dasturxon/admin-ui/row-list';
import { type ImportPreview, MOST_LINES_TEXT } from '@dasturxon/core/menu-file';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { useCallError } from '../../board/use-call-error.ts';
import { useEditor } from '../editor-context.ts';
import { ColumnFields } from './column-fields.tsx';
import { ImportTable } from './import-table.tsx';
import { readColumns, titleOf } from './read-columns.ts';
import { useRowErrors } from './row-errors.ts';
import { chosenLines } from './ticks.ts';
import { type Checked, useCheckFile, useImportFile } from './use-menu-file.ts';

function Errors({ preview }: { preview: ImportPreview }) {
  const { t } = useLingui();
  const textOf = useRowErrors();
  const { errors, errorCount } = preview;
  if (errorCount === 0) return null;
  const shown = errors.length;
  return (
    <>
      <Notice tone="bad">{t`Errors: ${errorCount}. Rows with an error are left out.`}</Notice>
      <RowList label={t`Errors of the file`}>
        {errors.map((error) => {
          const { line, column, code } = error;
          const field = column ? titleOf(preview, column) : t`file`;
          return (
            <Row
              key={`${line} ${column} ${code}`}
              title={t`Line ${line}, ${field}`}
              details={textOf(error)}
            />
          );
        })}
      </RowList>
      {shown < errorCount && <p>{t`The first ${shown} are shown.`}</p>}
    </>
  );
}

function Sums({ preview }: { preview: ImportPreview }) {
  const { t } = useLingui();
  const { created, changed, same, absent, locked, packageCodes, errorCount } = preview;
  const isSame = created + changed === 0 && errorCount === 0;
  return (
    <>
      <p role="status">
        {isSame
          ? t`No changes: the menu is as the file has it.`
          : t`New: ${created}. Changed: ${changed}. The same: ${same}. Not in the file, and kept: ${absent}.`}
      </p>
      {locked > 0 && <p>{t`Dishes whose locked fields stay: ${locked}.`}</p>}
      {packageCodes > 0 && (
        <p>{t`Package codes that stay as they are: ${packageCodes}. They belong to the receipts.`}</p>
      )}
    </>
  );
}

/** The rows of a reading, and the button that puts the ticked ones into the draft. */
function Rows({ checked, onCheck }: { checked: Checked; onCheck: () => void }) {
  const { t } = useLingui();
  const { view } = useEditor();
  const { mutate, error, isPending, isSuccess } = useImportFile();
  const failed = useCallError(error);
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const { preview } = checked;
  const { count, lines } = chosenLines(preview.rows, left);
  const isTooLong = lines.length > MOST_LINES_TEXT;
  const toggle = (line: number, isTicked: boolean) => {
    const next = new Set(left);
    if (isTicked) next.delete(line);
    else next.add(line);
    setLeft(next);
  };
  if (isSuccess)
    return <Notice>{t`The ticked rows are in the draft. Guests see them once it is published.`}</Notice>;
  const hasRows = preview.rows.length > 0;
  return (
    <>
      <Sums preview={preview} />
      {hasRows && <ImportTable ticks={{ left, toggle, preview }} onLeave={setLeft} />}
      {isTooLong && (
        <Notice tone="warn">{t`Too many single rows are left out. Split the file, or untick whole kinds.`}</Notice>
      )}
      {failed !== '' && <Notice tone="bad">{failed}</Notice>}
      <ButtonRow>
        {preview.created + preview.changed > 0 && (
          <Button
            look="main"
            isPending={isPending}
            isDisabled={count === 0 || isTooLong}
            onPress={() => mutate({ ...checked, lines, revision: view.revision })}
          >{t`Put into the draft: ${count}`}</Button>
        )}
        {error?.code === 'menuFile.changed' && <Button onPress={onCheck}>{t`Read the file again`}</Button>}
      </ButtonRow>
    </>
  );
}

/** A file that is read: its columns, what is wrong with it, what it changes, and what of it goes into the draft. */
export function CheckedFile({ checked }: { checked: Checked }) {
  const again = useCheckFile();
  const failed = useCallError(again.error);
  const shown = again.data ?? checked;
  const { file, preview, key } = shown;
  const read = (columns: ReturnType<typeof readColumns>) => again.mutate({ file, columns });
  return (
    <>
      <ColumnFields key={`columns ${key}`} preview={preview} isPending={again.isPending} onRead={read} />
      {failed !== '' && <Notice tone="bad">{failed}</Notice>}
      <Errors preview={preview} />
      <Rows key={key} checked={shown} onCheck={() => read(readColumns(preview))} />
    </>
  );
}
