import { Button } from '@dasturxon/admin-ui/button';
import { Chips } from '@dasturxon/admin-ui/chips';
import { Notice } from '@dasturxon/admin-ui/notice';
import { SelectField } from '@dasturxon/admin-ui/select-field';
import { TextField } from '@dasturxon/admin-ui/text-field';
import { missingTranslations, recordName, type RecordRef } from '@dasturxon/core/drafts';
import { type Language, LANGUAGE_NAMES, LANGUAGES } from '@dasturxon/core/kernel';
import type { StaffSession } from '@dasturxon/core/staff';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';

import { DraftBar } from '../drafts/draft-bar.tsx';
import { DraftFrame } from '../drafts/draft-frame.tsx';
import { OfficeFrame } from '../app/office-frame.tsx';
import type { SessionProps } from '../session/session-props.ts';
import { BulkBar } from './bulk/bulk-bar.tsx';
import { SelectionContext, toggled } from './bulk/selection.ts';
import { MenuContext, useEditor } from './editor-context.ts';
import { menuLabels } from './labels.ts';
import { MENU_SOURCE } from './menu-source.ts';
import { menuView } from './menu-view.ts';
import styles from '../drafts/editor.module.css';
import { MenuTools } from './records/menu-tools.tsx';
import { RecordDialog } from './product/record-dialog.tsx';
import { CategoryList } from './table/category-list.tsx';
import { useChosenColumns } from './table/chosen-columns.ts';
import { ColumnDialog } from './table/column-dialog.tsx';
import { findRows, foldAhead, type Shown, SHOWN, type Wanted } from './table/find-rows.ts';
import { ProductTable } from './table/product-table.tsx';

const SHOWN_LABELS: Readonly<Record<Shown, MessageDescriptor>> = {
  ALL: msg`All products`,
  OFF: msg`Hidden`,
  CHANGED: msg`Changed`,
  UNTRANSLATED: msg`Not translated`,
  NO_PRICE: msg`Without a price`,
  NO_MXIK: msg`Without a MXIK`,
  UNANSWERABLE: msg`Cannot be ordered`,
  REMOVED: msg`Removed`,
};

/** The language of a link to what it lacks. */
function askedLanguage(): Language | null {
  const asked: unknown = new URLSearchParams(location.search).get('lacks');
  return LANGUAGES.find((language) => language === asked) ?? null;
}

type Filter = { wanted: Wanted; onChange: (wanted: Wanted) => void };

/** The products that lack a text, by language: how much of the menu is translated, and the way to the rest. */
function LacksField({ wanted, onChange }: Filter) {
  const { t } = useLingui();
  const { draft, products } = useEditor().view;
  // A language that is about to be offered is linked to from the settings.
  const { lacks: asked } = wanted;
  const more = asked === null || draft.languages.includes(asked) ? [] : [asked];
  const counts = [...draft.languages, ...more].map((language) => ({
    language,
    count: products.filter(({ fields }) => missingTranslations(fields, [language]).length > 0).length,
  }));
  const languages = counts.map(({ language, count }) => ({
    value: language,
    label: `${LANGUAGE_NAMES[language]}: ${count}`,
  }));
  return (
    <SelectField<Language | ''>
      label={t`Dishes without a translation`}
      options={[{ value: '', label: t`Any language` }, ...languages]}
      value={wanted.lacks ?? ''}
      onChange={(lacks) => onChange({ ...wanted, lacks: lacks === '' ? null : lacks })}
    />
  );
}

function Filters({ wanted, onChange }: Filter) {
  const { t, i18n } = useLingui();
  const { view, language, open } = useEditor();
  const categories = view.categories.map(({ id, fields }) => ({
    value: id,
    label: recordName(fields, language) || id,
  }));
  return (
    <search className={styles['filters']}>
      <TextField
        label={t`Search products`}
        type="search"
        value={wanted.text}
        onChange={(text) => onChange({ ...wanted, text })}
      />
      <div className={styles['narrow']}>
        <SelectField
          label={t`Category`}
          options={[{ value: '', label: t`Whole menu` }, ...categories]}
          value={wanted.category}
          onChange={(category) => onChange({ ...wanted, category })}
        />
        {wanted.category !== '' && (
          <Button
            onPress={() => open({ entity: 'category', id: wanted.category })}
          >{t`Edit the category`}</Button>
        )}
      </div>
      <LacksField wanted={wanted} onChange={onChange} />
      <Chips
        label={t`Products shown`}
        chips={SHOWN.map((value) => ({ value, label: i18n._(SHOWN_LABELS[value]) }))}
        value={wanted.shown}
        onChange={(shown) => onChange({ ...wanted, shown })}
      />
    </search>
  );
}

function Editor({ session }: { session: StaffSession }) {
  const { t } = useLingui();
  const { view } = useEditor();
  const [wanted, setWanted] = useState<Wanted>(() => ({
    text: '',
    category: '',
    shown: 'ALL',
    lacks: askedLanguage(),
  }));
  const deferred = useDeferredValue(wanted);
  const isRemoved = deferred.shown === 'REMOVED';
  const source = isRemoved ? view.removed : view.products;
  const rows = useMemo(() => findRows(source, deferred), [source, deferred]);
  useEffect(() => foldAhead(source), [source]);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const selection = useMemo(
    () => ({ ids: selected, toggle: (id: string) => setSelected((ids) => toggled(ids, id)) }),
    [selected],
  );
  const [columns, chooseColumns] = useChosenColumns();
  const [isChoosing, setChoosing] = useState(false);
  const count = rows.length;
  return (
    <div className={styles['screen']}>
      <CategoryList chosen={wanted.category} onChoose={(category) => setWanted({ ...wanted, category })} />
      <div className={styles['work']}>
        <Filters wanted={wanted} onChange={setWanted} />
        <DraftBar status={count === 0 ? t`No such product` : t`Dishes: ${count}`} />
        <MenuTools category={wanted.category}>
          <Button onPress={() => setChoosing(true)}>{t`Columns…`}</Button>
          {!isRemoved && (
            <BulkBar
              rows={rows}
              selected={selected}
              onClear={() => setSelected(new Set())}
              session={session}
            />
          )}
        </MenuTools>
        <SelectionContext.Provider value={selection}>
          <ProductTable rows={rows} chosen={columns} />
        </SelectionContext.Provider>
        {isChoosing && (
          <ColumnDialog chosen={columns} onChange={chooseColumns} onClose={() => setChoosing(false)} />
        )}
      </div>
    </div>
  );
}

function Loaded({ session }: { session: StaffSession }) {
  const { t } = useLingui();
  const [opened, setOpened] = useState<RecordRef | null>(null);
  const nameOf = useCallback(
    ({ entity, id }: RecordRef, own: string) => {
      const name = own || id;
      if (entity === 'product') return name;
      return entity === 'category' ? t`Category: ${name}` : t`Modifier group: ${name}`;
    },
    [t],
  );
  return (
    <DraftFrame
      session={session}
      source={MENU_SOURCE}
      labels={menuLabels}
      toView={menuView}
      nameOf={nameOf}
      onOpen={setOpened}
    >
      {(view) => (
        <MenuContext.Provider value={view}>
          <Editor session={session} />
          {opened && <RecordDialog record={opened} onClose={() => setOpened(null)} />}
        </MenuContext.Provider>
      )}
    </DraftFrame>
  );
}

/** The menu editor: everything that guests read of dishes and categories, as a draft until it is published. */
export function MenuScreen({ session, putBranch }: SessionProps) {
  const { t } = useLingui();
  return (
    <OfficeFrame session={session} putBranch={putBranch} tools={null}>
      {session.permissions.includes('menu.edit') ? (
        <Loaded session={session} />
      ) : (
        <Notice>{t`Your role does not change the menu.`}</Notice>
      )}
    </OfficeFrame>
  );
}
