import { Dialog } from '@dasturxon/admin-ui/dialog';
import { Notice } from '@dasturxon/admin-ui/notice';
import { recordName, type RecordRef } from '@dasturxon/core/drafts';
import { useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';

import { History } from '../../drafts/changes/history.tsx';
import { useEditor } from '../editor-context.ts';
import { CategoryGroupFields } from '../groups/category-group-fields.tsx';
import type { CategoryGroupRow } from '../groups/category-groups.ts';
import { GroupFields } from '../choices/group-fields.tsx';
import type { GroupRow } from '../choices/groups-view.ts';
import type { CategoryRow, ProductRow } from '../menu-view.ts';
import { RecordProblems } from '../../drafts/record-problems.tsx';
import { SaveState } from '../../drafts/save-state.tsx';
import { TranslationMeter } from '../table/translation-meter.tsx';
import { DraftChoice } from '../../drafts/fields/draft-choice.tsx';
import { DraftField, DraftSwitch } from '../../drafts/fields/draft-field.tsx';
import { DraftPicture } from '../../pictures/draft-picture.tsx';
import { PlaceFields } from '../records/place-fields.tsx';
import { Presence } from '../records/presence.tsx';
import { OrderButtons } from './order-buttons.tsx';
import { ProductFields } from './product-fields.tsx';
import styles from '../../drafts/fields/fields.module.css';
import { TextFields } from '../../drafts/fields/text-fields.tsx';

type Kind = 'product' | 'category' | 'group' | 'modifierGroup';
/** The texts of a record; the long ones have several lines. */
const TEXTS: Readonly<Record<Kind, ComponentProps<typeof TextFields>['names']>> = {
  product: [
    { name: 'name', cutAt: 'card' },
    { name: 'description', isLong: true, cutAt: 'link' },
  ],
  category: [{ name: 'name' }],
  group: [{ name: 'name' }],
  modifierGroup: [{ name: 'name' }],
};
type Row = ProductRow | CategoryRow | CategoryGroupRow | GroupRow;
/** How guests see a category (SET-23). */
const CATEGORY_CHOICES = ['viewType', 'scrollType', 'navigationType'];

function CategoryFields({ id }: { id: string }) {
  const { t } = useLingui();
  const of = (field: string) => ({ entity: 'category', id, field }) as const;
  return (
    <div className={styles['fields']}>
      <DraftSwitch field={of('active')} on={t`On sale`} off={t`Hidden`} />
      {CATEGORY_CHOICES.map((field) => (
        <DraftChoice key={field} field={of(field)} />
      ))}
      <DraftSwitch field={of('isWithoutCart')} on={t`Yes`} off={t`No`} />
      <DraftField field={of('textColor')} />
      <DraftPicture field={of('image')} kind="dish" />
      <DraftField field={of('image')} />
    </div>
  );
}

const isProduct = (row: Row): row is ProductRow => 'canBeChosen' in row && 'categoryId' in row;

/** Why no guest can order a dish. */
function Unanswerable({ row }: { row: Row }) {
  const { t } = useLingui();
  if (!isProduct(row) || row.canBeChosen) return null;
  return (
    <Notice tone="bad">
      {t`No guest can order this dish: a required choice has too few options, or depends on one that is off sale.`}
    </Notice>
  );
}

/** The fields of a record by its kind. */
function OwnFields({ record: { entity, id }, row }: { record: RecordRef; row: Row | undefined }) {
  if (entity === 'product') return <ProductFields id={id} />;
  if (entity === 'category') return <CategoryFields id={id} />;
  if (entity === 'group') return <CategoryGroupFields id={id} />;
  return row && 'usedBy' in row ? <GroupFields group={row} /> : null;
}

type Props = { record: RecordRef; onClose: () => void };

/** Everything that the draft holds of a record of the menu; saved as it is typed. */
export function RecordDialog({ record, onClose }: Props) {
  const { t } = useLingui();
  const { view, language } = useEditor();
  const { entity } = record;
  const row = view.rowOf(record);
  const kind = entity in TEXTS ? (entity as Kind) : 'modifierGroup';
  const unnamed = {
    product: t`New dish`,
    category: t`New category`,
    group: t`New group`,
    modifierGroup: t`New modifier group`,
  }[kind];
  const name = (row && recordName(row.fields, language)) || unnamed;
  return (
    <Dialog title={name} closeLabel={t`Close`} place="wide" onClose={onClose}>
      <div className={styles['state']}>
        {row && <TranslationMeter missing={row.missing} />}
        <SaveState />
      </div>
      {row && <Presence record={record} onClose={onClose} />}
      <RecordProblems record={record} />
      {row && <Unanswerable row={row} />}
      {(kind === 'product' || kind === 'category') && (
        <>
          <PlaceFields record={record} />
          <OrderButtons record={record} />
        </>
      )}
      <h3 className={styles['title']}>{t`Texts`}</h3>
      <TextFields record={record} names={TEXTS[kind]} />
      <OwnFields record={record} row={row} />
      <History record={record} />
    </Dialog>
  );
}
