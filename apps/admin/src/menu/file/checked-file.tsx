import { Button } from '@dasturxon/admin-ui/button';
import { Notice } from '@dasturxon/admin-ui/notice';
import { Row, RowList } from '@dasturxon/admin-ui/row-list';
import type { ImportPreview } from '@dasturxon/core/menu-file';
import { useLingui } from '@lingui/react/macro';

import { useCallError } from '../../board/use-call-error.ts';
import { useEditor } from '../editor-context.ts';
import { useRowErrors } from './row-errors.ts';
import { type Checked, useImportFile } from './use-menu-file.ts';

function Errors({ preview }: { preview: ImportPreview }) {
  const { t } = useLingui();
  const textOf = useRowErrors();
  const { errors, errorCount } = preview;
  if (errorCount === 0) return null;
  const shown = errors.length;
  return (
    <>
      <Notice tone="bad">{t`Errors: ${errorCount}. With an error nothing is put into the draft.`}</Notice>
      <RowList label={t`Errors of the file`}>
        {errors.map((error) => {
          const { line, column, code } = error;
          const field = column || t`file`;
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

function Changes({ preview }: { preview: ImportPreview }) {
  const { t } = useLingui();
  const { created, changed, same, absent, locked, packageCodes, rows } = preview;
  return (
    <>
      <p role="status">
        {created + changed === 0
          ? t`No changes: the menu is as the file has it.`
          : t`New: ${created}. Changed: ${changed}. The same: ${same}. Not in the file, and kept: ${absent}.`}
      </p>
      {locked > 0 && <p>{t`Dishes whose locked fields stay: ${locked}.`}</p>}
      {packageCodes > 0 && (
        <p>{t`Package codes that stay as they are: ${packageCodes}. They belong to the receipts.`}</p>
      )}
      <RowList label={t`What the file changes`}>
        {rows.map(({ line, name, isNew, cells }) => (
          <Row
            key={line}
            title={<strong>{name}</strong>}
            note={isNew ? t`new` : ''}
            details={cells
              .map(({ column, was, now }) =>
                isNew ? `${column}: ${now}` : `${column}: ${was || '—'} → ${now || '—'}`,
              )
              .join(' · ')}
          />
        ))}
      </RowList>
    </>
  );
}

/** What a checked file changes and what is wrong with it, and the button that puts it into the draft. */
export function CheckedFile({ checked }: { checked: Checked }) {
  const { t } = useLingui();
  const { view } = useEditor();
  const { mutate, error, isPending, isSuccess } = useImportFile();
  const failed = useCallError(error);
  const { preview } = checked;
  const count = preview.created + preview.changed;
  if (isSuccess) return <Notice>{t`The file is in the draft. Guests see it once it is published.`}</Notice>;
  return (
    <>
      <Errors preview={preview} />
      <Changes preview={preview} />
      {failed !== '' && <Notice tone="bad">{failed}</Notice>}
      {preview.errorCount === 0 && count > 0 && (
        <Button
          look="main"
          isPending={isPending}
          onPress={() => mutate({ ...checked, revision: view.revision })}
        >{t`Put into the draft: ${count}`}</Button>
      )}
    </>
  );
}
