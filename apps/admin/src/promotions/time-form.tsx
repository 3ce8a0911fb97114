import { Button, ButtonRow } from '@dasturxon/admin-ui/button';
import { Notice } from '@dasturxon/admin-ui/notice';
import type { FieldRef } from '@dasturxon/core/drafts';
import { WEEKDAYS } from '@dasturxon/core/kernel';
import { useLingui } from '@lingui/react/macro';

import { DishChoice } from '../dishes/dish-choice.tsx';
import { History } from '../drafts/changes/history.tsx';
import { useField } from '../drafts/draft-context.ts';
import { useFieldTexts } from '../drafts/field-texts.ts';
import { DraftChecks } from '../drafts/fields/draft-checks.tsx';
import { DraftChoice } from '../drafts/fields/draft-choice.tsx';
import { DraftField, DraftSwitch, FieldNotes } from '../drafts/fields/draft-field.tsx';
import { TextFields } from '../drafts/fields/text-fields.tsx';
import { RecordProblems } from '../drafts/record-problems.tsx';
import { usePut, useRecordLife } from '../drafts/use-record-life.ts';
import { listOf } from './list-of.ts';
import type { DraftTime, PromosView } from './promo-view.ts';
import styles from './promotions.module.css';

type Of = (field: string) => FieldRef;

/** The dishes whose sale or price the hours decide. */
function Dishes({ of, view }: { of: Of; view: PromosView }) {
  const { t } = useLingui();
  const put = usePut();
  const productIds = listOf(useField(of('productIds')).value);
  const categoryIds = listOf(useField(of('categoryIds')).value);
  return (
    <section className={styles['part']} aria-label={t`Dishes`}>
      <DishChoice
        label={t`Dishes`}
        menu={view}
        none={t`No dish`}
        value={{ productIds, categoryIds }}
        onChange={(meant) =>
          put('menuTime', of('').id, { productIds: meant.productIds, categoryIds: meant.categoryIds })
        }
      />
      <FieldNotes field={of('productIds')} />
      <FieldNotes field={of('categoryIds')} />
    </section>
  );
}

function When({ of }: { of: Of }) {
  const { t } = useLingui();
  const texts = useFieldTexts();
  const isPrice = useField(of('kind')).value === 'PRICE';
  const days = WEEKDAYS.map((day) => ({ value: day, label: texts.value(day, 'rule.days') }));
  return (
    <section className={styles['part']} aria-label={t`When`}>
      <h3 className={styles['title']}>{t`When`}</h3>
      <p
        className={styles['quiet']}
      >{t`Without a ticked day it holds on all of them. Hours may run past midnight.`}</p>
      <div className={styles['fields']}>
        <DraftField field={of('rule.from')} />
        <DraftField field={of('rule.until')} />
      </div>
      <DraftChecks field={of('rule.days')} options={days} />
      <div className={styles['fields']}>
        <DraftChoice field={of('kind')} />
        {isPrice && <DraftField field={of('discount')} isNumber />}
        <DraftField field={of('priority')} isNumber />
      </div>
    </section>
  );
}

/** A rule of the menu by time (B21): breakfast until eleven, or a happy hour. */
export function TimeForm({ time, view }: { time: DraftTime; view: PromosView }) {
  const { t } = useLingui();
  const { id } = time;
  const of: Of = (field) => ({ entity: 'menuTime', id, field });
  const { remove, restore } = useRecordLife(time);
  if (!time.isThere)
    return (
      <Notice tone="warn">
        {t`These hours are removed when the changes are published.`}{' '}
        <Button onPress={restore}>{t`Keep the hours`}</Button>
      </Notice>
    );
  return (
    <>
      <RecordProblems record={{ entity: 'menuTime', id }} />
      <DraftSwitch field={of('isOn')} on={t`Running`} off={t`Paused`} />
      <When of={of} />
      <Dishes of={of} view={view} />
      <TextFields record={{ entity: 'menuTime', id }} names={[{ name: 'title' }]} />
      <ButtonRow>
        <Button look="danger" onPress={remove}>{t`Remove the hours`}</Button>
      </ButtonRow>
      <History record={{ entity: 'menuTime', id }} />
    </>
  );
}
