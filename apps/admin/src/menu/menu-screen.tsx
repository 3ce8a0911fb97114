import { Button } from '@dasturxon/admin-ui/button';
import { Chips } from '@dasturxon/admin-ui/chips';
import { Notice } from '@dasturxon/admin-ui/notice';
import { SelectField } from '@dasturxon/admin-ui/select-field';
import { TextField } from '@dasturxon/admin-ui/text-field';
import { diffDraft, recordName, type RecordRef } from '@dasturxon/core/drafts';
import type { StaffSession } from '@dasturxon/core/staff';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useDeferredValue, useMemo, useState } from 'react';

import { OfficeFrame } from '../app/office-frame.tsx';
import { useCallError } from '../board/use-call-error.ts';
import { useLanguage } from '../i18n/use-language.ts';
import type { SessionProps } from '../session/session-props.ts';
import { BulkBar } from './bulk/bulk-bar.tsx';
import { SelectionContext, toggled } from './bulk/selection.ts';
import { ChangesDialog } from './changes/changes-dialog.tsx';
import { editStoreOf, useMenuView } from './draft/use-menu-draft.ts';
import { EditorContext, useEditor } from './editor-context.ts';
import styles from './menu-screen.module.css';
import { RecordDialog } from './product/record-dialog.tsx';
import { SaveState } from './save-state.tsx';
import { CategoryList } from './table/category-list.tsx';
import { findRows, type Shown, SHOWN, type Wanted } from './table/find-rows.ts';
import { ProductTable } from './table/product-table.tsx';

const SHOWN_LABELS: Readonly<Record<Shown, MessageDescriptor>> = {
  ALL: msg`All products`,
  OFF: msg`Hidden`,
  CHANGED: msg`Changed`,
  UNTRANSLATED: msg`Not translated`,
  NO_PRICE: msg`Without a price`,
  NO_MXIK: msg`Without a MXIK`,
};

type Filter = { wanted: Wanted; onChange: (wanted: Wanted) => void };

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
      <Chips
        label={t`Products shown`}
        chips={SHOWN.map((value) => ({ value, label: i18n._(SHOWN_LABELS[value]) }))}
        value={wanted.shown}
        onChange={(shown) => onChange({ ...wanted, shown })}
      />
    </search>
  );
}

function Editor() {
  const { t } = useLingui();
  const { view, store } = useEditor();
  const [wanted, setWanted] = useState<Wanted>({ text: '', category: '', shown: 'ALL' });
  const deferred = useDeferredValue(wanted);
  const rows = useMemo(() => findRows(view.products, deferred), [view.products, deferred]);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const selection = useMemo(
    () => ({ ids: selected, toggle: (id: string) => setSelected((ids) => toggled(ids, id)) }),
    [selected],
  );
  const [areChangesOpen, setChangesOpen] = useState(false);
  const count = rows.length;
  const changed = useMemo(() => diffDraft(view.publishedOf, view.patches).length, [view]);
  return (
    <div className={styles['screen']}>
      <CategoryList chosen={wanted.category} onChoose={(category) => setWanted({ ...wanted, category })} />
      <div className={styles['work']}>
        <Filters wanted={wanted} onChange={setWanted} />
        <div className={styles['state']}>
          <span role="status">{count === 0 ? t`No such product` : t`Dishes: ${count}`}</span>
          <SaveState store={store} />
          <Button look="main" onPress={() => setChangesOpen(true)}>
            {changed === 0 ? t`Changes and versions` : t`Changes: ${changed}`}
          </Button>
        </div>
        <BulkBar rows={rows} selected={selected} onClear={() => setSelected(new Set())} />
        <SelectionContext.Provider value={selection}>
          <ProductTable rows={rows} />
        </SelectionContext.Provider>
      </div>
      {areChangesOpen && <ChangesDialog onClose={() => setChangesOpen(false)} />}
    </div>
  );
}

function Loaded({ session }: { session: StaffSession }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { view, error, refetch } = useMenuView();
  const problem = useCallError(error);
  const store = editStoreOf(session.userId);
  const [opened, setOpened] = useState<RecordRef | null>(null);
  const editor = useMemo(() => {
    if (view === null) return null;
    const { languages } = view.draft;
    const shown = languages.includes(language) ? language : (languages[0] ?? language);
    return { view, store, language: shown, zone: session.timeZone, open: setOpened };
  }, [view, store, language, session.timeZone]);
  if (editor === null)
    return problem === '' ? (
      <p>{t`Loading…`}</p>
    ) : (
      <Notice tone="bad">
        {problem} <Button onPress={() => void refetch()}>{t`Try again`}</Button>
      </Notice>
    );
  return (
    <EditorContext.Provider value={editor}>
      <Editor />
      {opened && <RecordDialog record={opened} onClose={() => setOpened(null)} />}
    </EditorContext.Provider>
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
