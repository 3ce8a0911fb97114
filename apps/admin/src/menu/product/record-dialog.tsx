import { Dialog } from '@dasturxon/admin-ui/dialog';
import { Notice } from '@dasturxon/admin-ui/notice';
import { recordName, recordProblems, type RecordRef } from '@dasturxon/core/drafts';
import { useLingui } from '@lingui/react/macro';

import { History } from '../changes/history.tsx';
import { useEditor } from '../editor-context.ts';
import { useFieldTexts } from '../labels.ts';
import { SaveState } from '../save-state.tsx';
import { TranslationMeter } from '../table/translation-meter.tsx';
import { DraftField, DraftSwitch } from './draft-field.tsx';
import { OrderButtons } from './order-buttons.tsx';
import styles from './product.module.css';
import { AllergenField, DietField } from './set-fields.tsx';
import { TextFields } from './text-fields.tsx';

const PRICES = ['costPrice', 'discount'];
const ELSEWHERE = [
  { price: 'eatsPrice', isOn: 'enabledEats' },
  { price: 'expressPrice', isOn: 'enabledExpress' },
];
const FACTS = ['measure', 'calorie', 'spicy', 'timeCookingMin', 'timeCookingMax'];
const CODES = ['mxicCode', 'barcode'];

function ProductFields({ id }: { id: string }) {
  const { t } = useLingui();
  const of = (field: string) => ({ entity: 'product', id, field }) as const;
  return (
    <>
      <h3 className={styles['title']}>{t`Price and sale`}</h3>
      <div className={styles['fields']}>
        {PRICES.map((field) => (
          <DraftField key={field} field={of(field)} isNumber />
        ))}
        <DraftSwitch field={of('active')} on={t`On sale`} off={t`Hidden`} />
      </div>
      <h3 className={styles['title']}>{t`Other places of sale`}</h3>
      <div className={styles['fields']}>
        {ELSEWHERE.map(({ price, isOn }) => (
          <div key={price} className={styles['pair']}>
            <DraftSwitch field={of(isOn)} on={t`Yes`} off={t`No`} />
            <DraftField field={of(price)} isNumber />
          </div>
        ))}
      </div>
      <h3 className={styles['title']}>{t`For the receipt`}</h3>
      <div className={styles['fields']}>
        {CODES.map((field) => (
          <DraftField key={field} field={of(field)} isNumber />
        ))}
      </div>
      <h3 className={styles['title']}>{t`About the dish`}</h3>
      <div className={styles['fields']}>
        {FACTS.map((field) => (
          <DraftField key={field} field={of(field)} isNumber />
        ))}
      </div>
      <AllergenField id={id} />
      <DietField id={id} />
    </>
  );
}

function CategoryFields({ id }: { id: string }) {
  const { t } = useLingui();
  const of = (field: string) => ({ entity: 'category', id, field }) as const;
  return (
    <div className={styles['fields']}>
      <DraftSwitch field={of('active')} on={t`On sale`} off={t`Hidden`} />
    </div>
  );
}

/** What keeps the record from being published. */
function Problems({ record }: { record: RecordRef }) {
  const { view } = useEditor();
  const texts = useFieldTexts();
  const row = view.rowOf(record);
  if (!row) return null;
  return recordProblems({ ...record, fields: row.fields }, []).map(({ field, problem }) => (
    <Notice key={field} tone="bad">
      {texts.problem(problem)}
    </Notice>
  ));
}

type Props = { record: RecordRef; onClose: () => void };

/** Everything that the draft holds of a product or a category; saved as it is typed. */
export function RecordDialog({ record, onClose }: Props) {
  const { t } = useLingui();
  const { view, store, language } = useEditor();
  const { entity, id } = record;
  const row = view.rowOf(record);
  const name = (row && recordName(row.fields, language)) || id;
  return (
    <Dialog title={name} closeLabel={t`Close`} place="wide" onClose={onClose}>
      <div className={styles['state']}>
        {row && 'missing' in row && <TranslationMeter missing={row.missing} />}
        <SaveState store={store} />
      </div>
      <Problems record={record} />
      <OrderButtons record={record} />
      <h3 className={styles['title']}>{t`Texts`}</h3>
      <TextFields record={record} />
      {entity === 'product' ? <ProductFields id={id} /> : <CategoryFields id={id} />}
      <History record={record} />
    </Dialog>
  );
}
