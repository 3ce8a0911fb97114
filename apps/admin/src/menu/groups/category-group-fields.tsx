import { DraftField } from '../../drafts/fields/draft-field.tsx';
import styles from '../../drafts/fields/fields.module.css';
import { DraftPicture } from '../../pictures/draft-picture.tsx';

/** The pictures and colours of a group of categories (ENT-19). */
export function CategoryGroupFields({ id }: { id: string }) {
  const of = (field: string) => ({ entity: 'group', id, field }) as const;
  return (
    <div className={styles['fields']}>
      <DraftPicture field={of('image')} kind="dish" />
      <DraftField field={of('image')} />
      <DraftField field={of('icon')} />
      <DraftField field={of('bgColor')} />
      <DraftField field={of('iconBgColor')} />
    </div>
  );
}
