import { Button } from '@dasturxon/admin-ui/button';
import { Notice } from '@dasturxon/admin-ui/notice';
import { type DraftPatches, recordName, type RecordRef } from '@dasturxon/core/drafts';
import type { Language } from '@dasturxon/core/kernel';
import type { StaffSession } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useMemo } from 'react';

import { useCallError } from '../board/use-call-error.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { PreviewSplit } from '../preview/preview-split.tsx';
import { DraftContext, type DraftLabels } from './draft-context.ts';
import { type DraftSource, editStoreOf, useDraftData } from './draft-source.ts';
import type { DraftView, WholeDraft } from './draft-view.ts';

type Props<Whole extends WholeDraft, View extends DraftView> = {
  session: StaffSession;
  source: DraftSource<Whole>;
  /** Those of an area whose values are named by its records depend on them. */
  labels: DraftLabels | ((view: View, language: Language) => DraftLabels);
  toView: (draft: Whole, changes: DraftPatches) => View;
  /** What a record is called; `name`: its own, where it has one. */
  nameOf: (record: RecordRef, name: string) => string;
  onOpen: ((record: RecordRef) => void) | null;
  children: (view: View) => ReactNode;
};

/** Reads the draft of an area, follows it, and gives it to the editor within. */
export function DraftFrame<Whole extends WholeDraft, View extends DraftView>(props: Props<Whole, View>) {
  const { session, source, labels, toView, nameOf, onOpen, children } = props;
  const { t } = useLingui();
  const { language } = useLanguage();
  const { draft, changes, error, refetch } = useDraftData(source);
  const view = useMemo(() => (draft && changes ? toView(draft, changes) : null), [toView, draft, changes]);
  const problem = useCallError(error);
  const store = editStoreOf(source, session.userId);
  const languages = draft?.languages ?? [];
  const shown = languages.includes(language) ? language : (languages[0] ?? language);
  const value = useMemo(
    () =>
      view && {
        source,
        view,
        store,
        labels: typeof labels === 'function' ? labels(view, shown) : labels,
        language: shown,
        zone: session.timeZone,
        open: onOpen,
        nameOf: (record: RecordRef) => nameOf(record, recordName(view.rowOf(record)?.fields ?? {}, shown)),
      },
    [source, view, store, labels, shown, session.timeZone, nameOf, onOpen],
  );
  if (view === null || value === null)
    return problem === '' ? (
      <p>{t`Loading…`}</p>
    ) : (
      <Notice tone="bad">
        {problem} <Button onPress={() => void refetch()}>{t`Try again`}</Button>
      </Notice>
    );
  return (
    <DraftContext.Provider value={value}>
      <PreviewSplit
        isAllowed={session.permissions.includes('settings.read')}
        revision={view.revision}
        languages={languages}
        language={shown}
        zone={session.timeZone}
      >
        {children(view)}
      </PreviewSplit>
    </DraftContext.Provider>
  );
}
