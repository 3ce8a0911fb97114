import { Button, ButtonRow } from '@dasturxon/admin-ui/button';
import { Notice } from '@dasturxon/admin-ui/notice';
import type { FieldRef } from '@dasturxon/core/drafts';
import { formatMoney } from '@dasturxon/core/format';
import { localize, WEEKDAYS } from '@dasturxon/core/kernel';
import { GUEST_SEGMENTS } from '@dasturxon/core/promo';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { History } from '../drafts/changes/history.tsx';
import { useDraft, useField } from '../drafts/draft-context.ts';
import { useFieldTexts } from '../drafts/field-texts.ts';
import { DraftChoice } from '../drafts/fields/draft-choice.tsx';
import { DraftField, DraftSwitch, FieldNotes } from '../drafts/fields/draft-field.tsx';
import { TextFields } from '../drafts/fields/text-fields.tsx';
import { RecordProblems } from '../drafts/record-problems.tsx';
import { usePut, useRecordLife } from '../drafts/use-record-life.ts';
import { BasketParts } from './basket-parts.tsx';
import { DishChoice } from '../dishes/dish-choice.tsx';
import { DraftChecks } from '../drafts/fields/draft-checks.tsx';
import { listOf } from './list-of.ts';
import { OwnCodes } from './own-codes.tsx';
import { DraftDay, DraftNumbers } from './listed-fields.tsx';
import { PromoExample } from './promo-example.tsx';
import { usePromoSentence } from './promo-sentence.ts';
import type { DraftPromo, PromosView } from './promo-view.ts';
import styles from './promotions.module.css';

/** Services that guests choose; aggregators have prices of their own. */
const SERVICES = ['DELIVERY', 'PICK_UP', 'DINE_IN'];

type Of = (field: string) => FieldRef;
type Part = { of: Of; view: PromosView };

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles['part']} aria-label={title}>
      <h3 className={styles['title']}>{title}</h3>
      {children}
    </section>
  );
}

/** What the promotion does, as it is in the draft. */
function Sentence({ promo, view }: { promo: DraftPromo; view: PromosView }) {
  const { t } = useLingui();
  const sentence = usePromoSentence(view.nameOf);
  const { gets, when, limits } = sentence(promo.fields);
  const lines = [
    { name: t`Guests get`, parts: gets.length > 0 ? gets : [t`nothing yet`] },
    { name: t`When`, parts: when },
    { name: t`Limits`, parts: limits.length > 0 ? limits : [t`none`] },
  ];
  return (
    <section className={styles['part']} aria-label={t`What it does`} aria-live="polite">
      {lines.map(({ name, parts }) => (
        <p key={name} className={styles['sentence']}>
          <b>{`${name}:`}</b> {parts.join('; ')}.
        </p>
      ))}
    </section>
  );
}

/** The dishes that the discount on chosen dishes is for. */
function OffDishes({ of, view }: Part) {
  const { t } = useLingui();
  const put = usePut();
  const { id } = of('');
  const kind = useField(of('dishes.kind')).value;
  const productIds = listOf(useField(of('dishes.productIds')).value);
  const categoryIds = listOf(useField(of('dishes.categoryIds')).value);
  if (kind === null) return null;
  return (
    <>
      <div className={styles['fields']}>
        {kind === 'FREE' ? (
          <>
            <DraftField field={of('dishes.paid')} isNumber />
            <DraftField field={of('dishes.free')} isNumber />
          </>
        ) : (
          <DraftField field={of('dishes.value')} isNumber />
        )}
      </div>
      <DishChoice
        label={t`Dishes of the discount`}
        menu={view}
        none={t`Every dish`}
        value={{ productIds, categoryIds }}
        onChange={(meant) =>
          put('promo', id, { 'dishes.productIds': meant.productIds, 'dishes.categoryIds': meant.categoryIds })
        }
      />
      <FieldNotes field={of('dishes.productIds')} />
      <FieldNotes field={of('dishes.categoryIds')} />
    </>
  );
}

function Gets({ of, view }: Part) {
  const { t } = useLingui();
  return (
    <Section title={t`Guests get`}>
      <div className={styles['fields']}>
        <DraftChoice field={of('discountType')} />
        <DraftField field={of('productDiscount')} isNumber />
        <DraftField field={of('deliveryDiscount')} isNumber />
        <DraftField field={of('rule.maxDiscount')} isNumber />
        <DraftChoice field={of('dishes.kind')} />
      </div>
      <DraftSwitch field={of('rule.doublesCashback')} on={t`Earned twice`} off={t`Earned as usual`} />
      <OffDishes of={of} view={view} />
    </Section>
  );
}

function When({ of, view }: Part) {
  const { t } = useLingui();
  const texts = useFieldTexts();
  const { language } = useDraft();
  const named = (list: readonly { id: string; name: Parameters<typeof localize>[0] }[]) =>
    list.map(({ id, name }) => ({ value: id, label: localize(name, language) || id }));
  const labelled = (values: readonly string[], field: string) =>
    values.map((value) => ({ value, label: texts.value(value, field) }));
  return (
    <Section title={t`When`}>
      <p className={styles['quiet']}>{t`What is left empty or unticked is no condition.`}</p>
      <div className={styles['fields']}>
        <DraftField field={of('minPrice')} isNumber />
        <DraftDay field={of('startDate')} />
        <DraftDay field={of('endDate')} />
        <DraftField field={of('rule.from')} />
        <DraftField field={of('rule.until')} />
        <DraftNumbers field={of('rule.orderNumbers')} />
        <DraftField field={of('rule.everyNth')} isNumber />
      </div>
      <div className={styles['fields']}>
        <DraftChecks field={of('rule.days')} options={labelled(WEEKDAYS, 'rule.days')} />
        <DraftChecks field={of('rule.services')} options={labelled(SERVICES, 'rule.services')} />
        <DraftChecks
          field={of('rule.platforms')}
          options={labelled(['WEB', 'TG', 'CLICK'], 'rule.platforms')}
        />
        <DraftChecks field={of('rule.segments')} options={labelled(GUEST_SEGMENTS, 'rule.segments')} />
        <DraftChecks field={of('rule.branchIds')} options={named(view.branches)} />
        {view.zones.length > 0 && (
          <DraftChecks
            field={of('rule.zoneIds')}
            options={view.zones.map(({ id, name }) => ({ value: id, label: name || id }))}
          />
        )}
      </div>
      <BasketParts field={of('contains')} view={view} />
    </Section>
  );
}

function Limits({ of, view }: Part) {
  const { t } = useLingui();
  const { id } = of('');
  const known = view.uses.find((one) => one.id === id);
  const [uses, spent] = [known?.uses ?? 0, formatMoney(known?.spent ?? 0)];
  return (
    <Section title={t`Limits`}>
      <div className={styles['fields']}>
        <DraftField field={of('maxUses')} isNumber />
        <DraftField field={of('maxPerUser')} isNumber />
        <DraftField field={of('budget')} isNumber />
        <DraftField field={of('priority')} isNumber />
        <DraftSwitch field={of('rule.isExclusive')} on={t`Used alone`} off={t`Combines`} />
        <DraftSwitch field={of('isHidden')} on={t`Hidden`} off={t`Shown`} />
      </div>
      {known && <p className={styles['quiet']}>{t`Used so far: ${uses}; taken off: ${spent} soʻm`}</p>}
    </Section>
  );
}

/** Codes of one use. An owner makes them once the promotion has them for guests. */
function Codes({ of, view, isOwner }: Part & { isOwner: boolean }) {
  const { t } = useLingui();
  const field = of('hasOwnCodes');
  const isOn = useField(field).value === true;
  const isPublished = view.records.some(
    ({ id, fields }) => id === field.id && fields['hasOwnCodes'] === true,
  );
  return (
    <Section title={t`Codes`}>
      <DraftField field={of('code')} />
      <DraftSwitch field={field} on={t`In use: each counts for one order`} off={t`None`} />
      {isOn && !isPublished && (
        <p className={styles['quiet']}>{t`Publish the promotion, then its codes can be made.`}</p>
      )}
      {isOn && !isOwner && <p className={styles['quiet']}>{t`An owner makes the codes.`}</p>}
      {isOn && isPublished && isOwner && <OwnCodes id={field.id} />}
    </Section>
  );
}

/** A promotion: what it does in words, what it would have cost, and its fields. */
export function PromoForm(props: { promo: DraftPromo; view: PromosView; isOwner: boolean }) {
  const { promo, view, isOwner } = props;
  const { t } = useLingui();
  const { id } = promo;
  const of: Of = (field) => ({ entity: 'promo', id, field });
  const { remove, restore } = useRecordLife(promo);
  if (!promo.isThere)
    return (
      <Notice tone="warn">
        {t`The promotion is removed when the changes are published.`}{' '}
        <Button onPress={restore}>{t`Keep the promotion`}</Button>
      </Notice>
    );
  return (
    <>
      <RecordProblems record={{ entity: 'promo', id }} />
      <DraftSwitch field={of('isActive')} on={t`Running`} off={t`Paused`} />
      <Sentence promo={promo} view={view} />
      <PromoExample id={id} />
      <Gets of={of} view={view} />
      <Codes of={of} view={view} isOwner={isOwner} />
      <When of={of} view={view} />
      <Limits of={of} view={view} />
      <TextFields record={{ entity: 'promo', id }} names={[{ name: 'name' }]} />
      <ButtonRow>
        <Button look="danger" onPress={remove}>{t`Remove the promotion`}</Button>
      </ButtonRow>
      <History record={{ entity: 'promo', id }} />
    </>
  );
}
