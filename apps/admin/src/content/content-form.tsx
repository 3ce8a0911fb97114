import { Button, ButtonRow } from '@dasturxon/admin-ui/button';
import { Notice } from '@dasturxon/admin-ui/notice';
import type { FieldRef } from '@dasturxon/core/drafts';
import { useLingui } from '@lingui/react/macro';

import { DishChoice } from '../dishes/dish-choice.tsx';
import { History } from '../drafts/changes/history.tsx';
import { useField } from '../drafts/draft-context.ts';
import { DraftField, DraftSwitch, FieldNotes } from '../drafts/fields/draft-field.tsx';
import { TextFields } from '../drafts/fields/text-fields.tsx';
import { RecordProblems } from '../drafts/record-problems.tsx';
import { usePut, useRecordLife } from '../drafts/use-record-life.ts';
import { Clicks } from './clicks.tsx';
import { isText } from './content-labels.ts';
import styles from './content.module.css';
import type { ContentView, DraftContent } from './content-view.ts';
import { DraftPicture } from '../pictures/draft-picture.tsx';
import { PolicyParts } from './policy-parts.tsx';
import { RichTexts } from './rich-texts.tsx';
import { ShownWhen } from './shown-when.tsx';
import { SlidesField } from './slides-field.tsx';

type Of = (field: string) => FieldRef;

const idsOf = (value: unknown): string[] => (typeof value === 'string' ? [value] : []);

/** Where a banner leads: to a dish or a category. */
function Target({ of, view }: { of: Of; view: ContentView }) {
  const { t } = useLingui();
  const put = usePut();
  const { id } = of('');
  const productIds = idsOf(useField(of('productId')).value);
  const categoryIds = idsOf(useField(of('categoryId')).value);
  return (
    <>
      <DishChoice
        label={t`Dish or category that it opens`}
        menu={view}
        value={{ productIds, categoryIds }}
        none={t`None`}
        onChange={(meant) => {
          const product = meant.productIds.find((one) => !productIds.includes(one)) ?? null;
          const category = meant.categoryIds.find((one) => !categoryIds.includes(one)) ?? null;
          put('banner', id, { productId: product, categoryId: category });
        }}
      />
      <FieldNotes field={of('productId')} />
      <FieldNotes field={of('categoryId')} />
    </>
  );
}

function Shown({ of, fields }: { of: Of; fields: readonly string[] }) {
  const { t } = useLingui();
  return (
    <>
      <DraftSwitch field={of('isActive')} on={t`Shown`} off={t`Hidden`} />
      <div className={styles['fields']}>
        {fields.map((field) => (
          <DraftField key={field} field={of(field)} isNumber={field === 'priority'} />
        ))}
      </div>
    </>
  );
}

const TITLE = [{ name: 'title' }];

/** The fields of content by its kind. */
function Fields({ content, of, view }: { content: DraftContent; of: Of; view: ContentView }) {
  const { entity, id } = content;
  const record = { entity, id };
  switch (entity) {
    case 'banner':
      return (
        <>
          <Shown of={of} fields={['image', 'url', 'priority']} />
          <DraftPicture field={of('image')} kind="banner" />
          <ShownWhen of={of} branches={view.branches} />
          <Target of={of} view={view} />
          <TextFields record={record} names={TITLE} />
          <Clicks content={content} view={view} />
        </>
      );
    case 'story':
      return (
        <>
          <Shown of={of} fields={['image', 'priority']} />
          <DraftPicture field={of('image')} kind="story" />
          <ShownWhen of={of} branches={view.branches} />
          <TextFields record={record} names={TITLE} />
          <SlidesField field={of('slides')} view={view} />
          <Clicks content={content} view={view} />
        </>
      );
    case 'vacancy':
      return (
        <>
          <Shown of={of} fields={['monthlySalary', 'responsiblePerson', 'phone', 'priority']} />
          <TextFields
            record={record}
            names={[{ name: 'position' }, { name: 'requirements', isLong: true }]}
          />
        </>
      );
    case 'message':
      return (
        <>
          <DraftField field={of('image')} />
          <DraftPicture field={of('image')} kind="banner" />
          <TextFields record={record} names={[{ name: 'title' }, { name: 'text', isLong: true }]} />
        </>
      );
    case 'policy':
      return (
        <>
          <PolicyParts record={record} />
          <RichTexts record={record} />
        </>
      );
    default:
      return <RichTexts record={record} />;
  }
}

/** Content in all languages side by side. */
export function ContentForm({ content, view }: { content: DraftContent; view: ContentView }) {
  const { t } = useLingui();
  const { entity, id } = content;
  const { remove, restore } = useRecordLife(content);
  if (!content.isThere)
    return (
      <Notice tone="warn">
        {t`It is removed when the changes are published.`} <Button onPress={restore}>{t`Keep it`}</Button>
      </Notice>
    );
  return (
    <>
      <RecordProblems record={{ entity, id }} />
      <Fields content={content} of={(field) => ({ entity, id, field })} view={view} />
      {!isText(entity) && (
        <ButtonRow>
          <Button look="danger" onPress={remove}>{t`Remove`}</Button>
        </ButtonRow>
      )}
      <History record={{ entity, id }} />
    </>
  );
}
