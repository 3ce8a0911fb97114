import { Button } from '@dasturxon/admin-ui/button';
import { Row, RowList } from '@dasturxon/admin-ui/row-list';
import { TextField } from '@dasturxon/admin-ui/text-field';
import { findMxik, usedMxik } from '@dasturxon/core/drafts';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';

import { useField } from '../../drafts/draft-context.ts';
import { DraftField } from '../../drafts/fields/draft-field.tsx';
import styles from '../../drafts/fields/fields.module.css';
import { useEditor } from '../editor-context.ts';

/** Codes that a search shows. */
const SHOWN = 5;

/** The MXIK of a dish, found by the name of other dishes of the brand that have one (BO-375). */
export function MxikField({ id }: { id: string }) {
  const { t } = useLingui();
  const { view, language } = useEditor();
  const ref = { entity: 'product', id, field: 'mxicCode' } as const;
  const { value, choose } = useField(ref);
  const [text, setText] = useState('');
  const used = useMemo(() => usedMxik(view.products, language), [view.products, language]);
  const found = findMxik(used, text).slice(0, SHOWN);
  return (
    <div className={styles['pair']}>
      <DraftField field={ref} isNumber />
      {used.length > 0 && (
        <TextField
          label={t`Find a MXIK of your menu by a dish’s name`}
          type="search"
          value={text}
          onChange={setText}
        />
      )}
      {text.trim() !== '' && found.length === 0 && <p role="status">{t`No dish of this name has a MXIK.`}</p>}
      <RowList label={t`Codes of your menu`}>
        {found.map(({ mxik, count, names }) => (
          <Row
            key={mxik}
            title={mxik}
            details={`${t`${plural(count, { one: 'on # dish', other: 'on # dishes' })}`}: ${names.join(', ')}`}
          >
            <Button label={t`Take ${mxik}`} isDisabled={value === mxik} onPress={() => choose(mxik)}>
              {t({ context: 'MXIK', message: 'Take' })}
            </Button>
          </Row>
        ))}
      </RowList>
    </div>
  );
}
