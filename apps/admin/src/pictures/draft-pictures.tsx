import { Button, ButtonRow } from '@dasturxon/admin-ui/button';
import { Notice } from '@dasturxon/admin-ui/notice';
import type { PictureKind } from '@dasturxon/core/content';
import type { FieldRef } from '@dasturxon/core/drafts';
import { useLingui } from '@lingui/react/macro';

import { useField } from '../drafts/draft-context.ts';
import { useFieldTexts } from '../drafts/field-texts.ts';
import { FieldNotes } from '../drafts/fields/draft-field.tsx';
import styles from './draft-pictures.module.css';
import { PictureUpload } from './picture-upload.tsx';

type Props = {
  field: FieldRef;
  kind: PictureKind;
  /** Where guests see them. */
  note: string;
};

/** Pictures of a record: added from the device, ordered and removed. */
export function DraftPictures({ field: ref, kind, note }: Props) {
  const { t } = useLingui();
  const texts = useFieldTexts();
  const { value, problem, change } = useField(ref);
  const pictures = (Array.isArray(value) ? value : []).map(String);
  const label = texts.field(ref.field);
  return (
    <section id={ref.field} className={styles['part']} aria-label={label}>
      <h3 className={styles['title']}>{label}</h3>
      <p className={styles['quiet']}>{note}</p>
      {pictures.length > 0 && (
        <ol className={styles['pictures']}>
          {pictures.map((picture, at) => {
            const number = at + 1;
            return (
              <li key={picture} className={styles['picture']} data-kind={kind}>
                <img src={picture} alt={t`Picture ${number}`} />
                <ButtonRow>
                  <Button
                    label={t`Move up: picture ${number}`}
                    isPending={at === 0}
                    onPress={() => change(pictures.toSpliced(at, 1).toSpliced(at - 1, 0, picture))}
                  >{t`Move up`}</Button>
                  <Button
                    label={t`Remove: picture ${number}`}
                    onPress={() => change(pictures.toSpliced(at, 1))}
                  >{t`Remove`}</Button>
                </ButtonRow>
              </li>
            );
          })}
        </ol>
      )}
      <PictureUpload
        label={t`Add a picture from this device`}
        kind={kind}
        value=""
        onStored={(path) => change([...new Set([...pictures, path])])}
      />
      {problem !== null && <Notice tone="bad">{texts.problem(problem)}</Notice>}
      <FieldNotes field={ref} />
    </section>
  );
}
