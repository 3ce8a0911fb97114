import { useLingui } from '@lingui/react/macro';

import { useField } from '../../drafts/draft-context.ts';
import { DraftChoice } from '../../drafts/fields/draft-choice.tsx';
import { DraftField, DraftSwitch } from '../../drafts/fields/draft-field.tsx';
import { DraftList } from '../../drafts/fields/draft-list.tsx';
import styles from '../../drafts/fields/fields.module.css';
import { DraftPicture } from '../../pictures/draft-picture.tsx';
import { DishGroups } from '../choices/dish-groups.tsx';
import { LabelsField } from './label-fields.tsx';
import { DraftPictures } from '../../pictures/draft-pictures.tsx';
import { MxikField } from './mxik-field.tsx';
import { AllergenField, DietField, LocksField } from './set-fields.tsx';

const PRICES = ['costPrice', 'discount', 'foodCost'];
const ELSEWHERE = [
  { price: 'eatsPrice', isOn: 'enabledEats' },
  { price: 'expressPrice', isOn: 'enabledExpress' },
];
const COUNTS = ['measure', 'minCount', 'maxCount'];
const FACTS = ['calorie', 'protein', 'fat', 'carbohydrate', 'spicy', 'timeCookingMin', 'timeCookingMax'];
const CODES = ['packageCode', 'barcode'];
const LINKS = ['image', 'integrationId', 'posterId', 'jowiId'];

const refTo = (id: string) => (field: string) => ({ entity: 'product', id, field }) as const;

function NumberFields({ id, names }: { id: string; names: readonly string[] }) {
  const of = refTo(id);
  return names.map((field) => <DraftField key={field} field={of(field)} isNumber />);
}

/** How a combo is priced; the discount is of the sum of its dishes. */
function ComboFields({ id }: { id: string }) {
  const of = refTo(id);
  const { value: pricing } = useField(of('comboPricing'));
  const { value: discount } = useField(of('comboDiscount'));
  return (
    <>
      <DraftChoice field={of('comboPricing')} />
      {(pricing === 'SUM' || discount !== 0) && <DraftField field={of('comboDiscount')} isNumber />}
    </>
  );
}

/** Prices of a dish, and where and how it is sold. */
function SaleFields({ id }: { id: string }) {
  const { t } = useLingui();
  const of = refTo(id);
  return (
    <>
      <h3 className={styles['title']}>{t`Price and sale`}</h3>
      <div className={styles['fields']}>
        <NumberFields id={id} names={PRICES} />
        <DraftSwitch field={of('active')} on={t`On sale`} off={t`Hidden`} />
        <DraftSwitch field={of('deliveryEnabled')} on={t`Yes`} off={t`No`} />
        <DraftSwitch field={of('pickUpEnabled')} on={t`Yes`} off={t`No`} />
        <DraftSwitch field={of('dineInEnabled')} on={t`Yes`} off={t`No`} />
        <DraftSwitch field={of('isCartRecommendation')} on={t`Yes`} off={t`No`} />
        <ComboFields id={id} />
      </div>
      <h3 className={styles['title']}>{t`Unit and count`}</h3>
      <div className={styles['fields']}>
        <DraftChoice field={of('unit')} />
        <NumberFields id={id} names={COUNTS} />
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
    </>
  );
}

/** The fields of a dish beside its texts and its place. */
export function ProductFields({ id }: { id: string }) {
  const { t } = useLingui();
  const of = refTo(id);
  return (
    <>
      <SaleFields id={id} />
      <h3 className={styles['title']}>{t`For the receipt`}</h3>
      <div className={styles['fields']}>
        <MxikField id={id} />
        <NumberFields id={id} names={CODES} />
      </div>
      <h3 className={styles['title']}>{t`About the dish`}</h3>
      <LabelsField id={id} />
      <DraftList field={of('tags')} isPairs={false} />
      <div className={styles['fields']}>
        <NumberFields id={id} names={FACTS} />
      </div>
      <DraftPicture field={of('image')} kind="dish" />
      <DraftPictures
        field={{ entity: 'product', id, field: 'morePictures' }}
        kind="dish"
        note={t`Guests swipe through them on the page of the dish, after its own picture.`}
      />
      <div className={styles['fields']}>
        {LINKS.map((field) => (
          <DraftField key={field} field={of(field)} />
        ))}
      </div>
      <DishGroups id={id} />
      <AllergenField id={id} />
      <DietField id={id} />
      <h3 className={styles['title']}>{t`Import`}</h3>
      <LocksField id={id} />
    </>
  );
}
