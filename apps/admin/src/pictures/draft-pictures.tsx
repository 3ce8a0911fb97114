import { Button, ButtonRow } from '@dasturxon/admin-ui/button';
import { Notice } from '@dasturxon/admin-ui/notice';
import { useLingui } from '@lingui/react/macro';

import { useField } from '../../drafts/draft-context.ts';
import { useFieldTexts } from '../../drafts/field-texts.ts';
import { FieldNotes } from '../../drafts/fields/draft-field.tsx';
import { PictureUpload } from '../../pictures/picture-upload.tsx';
import styles from './more-pictures.module.css';

/** Pictures of a dish's page after its own one: added from the device, ordered and removed. */
export function MorePictures({ id }: { id: string }) {
  const { t } = useLingui();
  const texts = useFieldTexts();
  const ref = { entity: 'product', id, field: 'morePictures' } as const;
  const { value, problem, change } = useField(ref);
  const pictures = (Array.isArray(value) ? value : []).map(String);
  const label = texts.field(ref.field);
  return (
    <section id={ref.field} className={styles['part']} aria-label={label}>
      <h4 className={styles['title']}>{label}</h4>
      <p
        className={styles['quiet']}
      >{t`Guests swipe through them on the page of the dish, after its own picture.`}</p>
      {pictures.length > 0 && (
        <ol className={styles['pictures']}>
          {pictures.map((picture, at) => {
            const number = at + 1;
            return (
              <li key={picture} className={styles['picture']}>
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
        kind="dish"
        value=""
        onStored={(path) => change([...new Set([...pictures, path])])}
      />
      {problem !== null && <Notice tone="bad">{texts.problem(problem)}</Notice>}
      <FieldNotes field={ref} />
    </section>
  );
}
