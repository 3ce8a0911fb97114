import { Button, ButtonRow } from '@dasturxon/admin-ui/button';
import { Notice } from '@dasturxon/admin-ui/notice';
import { contentDraftCalls, readContentDraft, unwrap } from '@dasturxon/core/api';
import { isOver, isShownAt } from '@dasturxon/core/content';
import type { ContentDraft, RecordFields, RecordRef } from '@dasturxon/core/drafts';
import { useLingui } from '@lingui/react/macro';
import { useCallback, useState } from 'react';

import { api } from '../api/api.ts';
import { OfficeFrame } from '../app/office-frame.tsx';
import { DraftBar } from '../drafts/draft-bar.tsx';
import { useDraft } from '../drafts/draft-context.ts';
import { DraftFrame } from '../drafts/draft-frame.tsx';
import type { DraftSource } from '../drafts/draft-source.ts';
import layout from '../drafts/editor.module.css';
import { SideList } from '../drafts/side-list.tsx';
import { useMakeRecord } from '../drafts/use-record-life.ts';
import type { SessionProps } from '../session/session-props.ts';
import { useNow } from '../time/use-now.ts';
import { ContentForm } from './content-form.tsx';
import { ADD_LABELS, KIND_LABELS, LISTED_KINDS, type ListedKind, TEXT_LABELS } from './content-labels.ts';
import {
  contentLabels,
  contentOf,
  type ContentView,
  contentView,
  type DraftContent,
} from './content-view.ts';

const SOURCE: DraftSource<ContentDraft> = {
  area: 'content',
  calls: contentDraftCalls,
  read: async (signal) => unwrap(await api(readContentDraft, { signal })),
};

const keyOf = ({ entity, id }: RecordRef) => `${entity} ${id}`;

function AddButton({
  kind,
  place,
  onAdd,
}: {
  kind: ListedKind;
  place: number;
  onAdd: (key: string) => void;
}) {
  const { i18n } = useLingui();
  const make = useMakeRecord(kind);
  const shown: RecordFields = kind === 'message' ? {} : { isActive: true, priority: place };
  const add = () => onAdd(keyOf({ entity: kind, id: make({ exists: true, ...shown }) }));
  return <Button onPress={add}>{i18n._(ADD_LABELS[kind])}</Button>;
}

function Editor({ view }: { view: ContentView }) {
  const { t } = useLingui();
  const { nameOf } = useDraft();
  const now = useNow().getTime();
  const isOld = (one: DraftContent) => one.isThere && isOver(timesOf(one), now);
  const whole = contentOf(view);
  const firstOf = (archived: boolean) => {
    const first = whole.find((one) => isOld(one) === archived);
    return first ? keyOf(first) : '';
  };
  const [wanted, setWanted] = useState(() => firstOf(false));
  const [isArchive, setArchive] = useState(false);
  const archived = whole.filter(isOld).length;
  // The open one stays while its moment is typed.
  const all = whole.filter((one) => isOld(one) === isArchive || keyOf(one) === wanted);
  const turn = () => {
    setArchive(!isArchive);
    setWanted(firstOf(!isArchive));
  };
  const content = all.find((one) => keyOf(one) === wanted) ?? all[0] ?? null;
  const titleOf = (one: DraftContent) => {
    const name = nameOf(one);
    if (!one.isThere) return t`${name} (removed)`;
    if (one.fields['isActive'] === false) return t`${name} (hidden)`;
    const { startsAt, endsAt } = timesOf(one);
    if (isOver({ endsAt }, now)) return t`${name} (over)`;
    return isShownAt({ startsAt, endsAt: null }, now) ? name : t`${name} (begins later)`;
  };
  return (
    <SideList
      label={t`Content`}
      options={all.map((one) => ({ value: keyOf(one), label: titleOf(one) }))}
      value={content ? keyOf(content) : ''}
      onChange={setWanted}
    >
      <DraftBar />
      <ButtonRow>
        {LISTED_KINDS.map((kind) => (
          <AddButton
            key={kind}
            kind={kind}
            place={whole.filter(({ entity }) => entity === kind).length}
            onAdd={(key) => {
              setArchive(false);
              setWanted(key);
            }}
          />
        ))}
        {(isArchive || archived > 0) && (
          <Button isExpanded={isArchive} onPress={turn}>
            {t`Archive: ${archived}`}
          </Button>
        )}
      </ButtonRow>
      {content !== null && (
        <>
          <h2 className={layout['title']}>{titleOf(content)}</h2>
          <ContentForm key={keyOf(content)} content={content} view={view} />
        </>
      )}
    </SideList>
  );
}

const momentOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);
const timesOf = ({ fields }: DraftContent) => ({
  startsAt: momentOf(fields['startsAt']),
  endsAt: momentOf(fields['endsAt']),
});

function useNames() {
  const { t, i18n } = useLingui();
  return useCallback(
    (record: RecordRef, name: string) => {
      const text = TEXT_LABELS[keyOf(record)];
      if (text) return i18n._(text);
      // The other kinds of this editor.
      const kind = i18n._(KIND_LABELS[record.entity as ListedKind]);
      return name === '' ? kind : t`${kind}: ${name}`;
    },
    [t, i18n],
  );
}

/** The editor of what is shown beside the menu, as a draft until it is published. */
export function ContentScreen({ session, putBranch }: SessionProps) {
  const { t } = useLingui();
  const nameOf = useNames();
  return (
    <OfficeFrame session={session} putBranch={putBranch} tools={null}>
      {session.permissions.includes('content.edit') ? (
        <DraftFrame
          session={session}
          source={SOURCE}
          labels={contentLabels}
          toView={contentView}
          nameOf={nameOf}
          onOpen={null}
        >
          {(view) => <Editor view={view} />}
        </DraftFrame>
      ) : (
        <Notice>{t`Your role does not change the content.`}</Notice>
      )}
    </OfficeFrame>
  );
}
