import { Button } from '@dasturxon/admin-ui/button';
import { Notice } from '@dasturxon/admin-ui/notice';
import { SelectField } from '@dasturxon/admin-ui/select-field';
import { canRestore, type PublishedChange, type RecordRef } from '@dasturxon/core/drafts';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { useCallError } from '../../board/use-call-error.ts';
import { useField } from '../draft-context.ts';
import { useFieldTexts } from '../field-texts.ts';
import { ChangeRows } from './change-rows.tsx';
import styles from './changes.module.css';
import { authorsOf, foundChanges, UNNAMED } from './found-changes.ts';
import { useChanges } from './use-changes.ts';

/** Puts the value before a change back into the draft. */
function Restore({ change }: { change: PublishedChange }) {
  const { t } = useLingui();
  const texts = useFieldTexts();
  const { value, choose } = useField(change);
  if (!canRestore(change, value)) return null;
  const [field, before] = [texts.field(change.field), texts.value(change.before, change.field)];
  return (
    <Button label={t`Put back ${field}: ${before}`} onPress={() => choose(change.before)}>
      {t`Put back`}
    </Button>
  );
}

function Changes({ record }: { record: RecordRef }) {
  const { t } = useLingui();
  const texts = useFieldTexts();
  const [field, setField] = useState('');
  const [author, setAuthor] = useState('');
  const { data, error } = useChanges(record);
  const failed = useCallError(error);
  if (failed !== '') return <Notice tone="bad">{failed}</Notice>;
  if (!data) return <p>{t`Loading…`}</p>;
  if (data.length === 0) return <p>{t`Nothing of it was changed from here yet.`}</p>;
  const fields = [...new Set(data.map((change) => change.field))];
  return (
    <>
      <SelectField
        label={t`Field`}
        options={[
          { value: '', label: t`All fields` },
          ...fields.map((value) => ({ value, label: texts.field(value) })),
        ]}
        value={field}
        onChange={setField}
      />
      <SelectField
        label={t`Changed by`}
        options={[
          { value: '', label: t`Everyone` },
          ...authorsOf(data).map((value) => ({
            value,
            label: value === UNNAMED ? t`Without a name` : value,
          })),
        ]}
        value={author}
        onChange={setAuthor}
      />
      <ChangeRows label={t`History`} changes={foundChanges(data, { field, author })} Action={Restore} />
    </>
  );
}

/** What was published of a record, field by field; opened on a press. */
export function History({ record }: { record: RecordRef }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles['part']}>
      <Button isExpanded={isOpen} onPress={() => setOpen(!isOpen)}>
        {t`History`}
      </Button>
      {isOpen && <Changes record={record} />}
    </div>
  );
}
