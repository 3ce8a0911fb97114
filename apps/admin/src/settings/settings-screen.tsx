import { Notice } from '@dasturxon/admin-ui/notice';
import { SelectField } from '@dasturxon/admin-ui/select-field';
import { readSettingsDraft, settingsDraftCalls, unwrap } from '@dasturxon/core/api';
import { type DraftPatches, recordProblems, type RecordRef, type RecordsDraft } from '@dasturxon/core/drafts';
import { useLingui } from '@lingui/react/macro';
import { useCallback, useState } from 'react';

import { api } from '../api/api.ts';
import { OfficeFrame } from '../app/office-frame.tsx';
import { History } from '../drafts/changes/history.tsx';
import { DraftBar } from '../drafts/draft-bar.tsx';
import { useDraft } from '../drafts/draft-context.ts';
import { DraftFrame } from '../drafts/draft-frame.tsx';
import type { DraftSource } from '../drafts/draft-source.ts';
import { draftView } from '../drafts/draft-view.ts';
import layout from '../drafts/editor.module.css';
import { useFieldTexts } from '../drafts/field-texts.ts';
import { TextFields } from '../drafts/fields/text-fields.tsx';
import type { SessionProps } from '../session/session-props.ts';
import { partsOf, type Section, SECTIONS } from './sections.ts';
import { SettingField } from './setting-field.tsx';
import { SETTING_LABELS } from './setting-labels.ts';
import styles from './settings.module.css';

const SOURCE: DraftSource<RecordsDraft> = {
  area: 'settings',
  calls: settingsDraftCalls,
  read: async (signal) => unwrap(await api(readSettingsDraft, { signal })),
};

const toView = (draft: RecordsDraft, changes: DraftPatches) => draftView(draft, changes, draft.records);

type Choice = { section: Section; onChoose: (section: Section) => void };

/** The sections: a list beside the fields, or above them on a phone. */
function SectionList({ section, onChoose }: Choice) {
  const { t, i18n } = useLingui();
  return (
    <nav className={layout['tree']} aria-label={t`Sections`}>
      {SECTIONS.map((one) => (
        <button
          key={one.id}
          type="button"
          className={layout['choice']}
          aria-current={one === section}
          onClick={() => onChoose(one)}
        >
          {i18n._(one.label)}
        </button>
      ))}
    </nav>
  );
}

function SectionSelect({ section, onChoose }: Choice) {
  const { t, i18n } = useLingui();
  return (
    <div className={layout['narrow']}>
      <SelectField
        label={t`Section`}
        options={SECTIONS.map(({ id, label }) => ({ value: id, label: i18n._(label) }))}
        value={section.id}
        onChange={(id) => onChoose(SECTIONS.find((one) => one.id === id) ?? section)}
      />
    </div>
  );
}

/** What keeps the settings from being published as a whole. */
function Problems({ record }: { record: RecordRef }) {
  const { view } = useDraft();
  const texts = useFieldTexts();
  const row = view.rowOf(record);
  if (!row) return null;
  return recordProblems({ ...record, fields: row.fields }, []).map(({ problem }) => (
    <Notice key={problem} tone="bad">
      {texts.problem(problem)}
    </Notice>
  ));
}

function Editor() {
  const { i18n } = useLingui();
  const [section, setSection] = useState(SECTIONS[0]!);
  const { texts, others } = partsOf(section);
  const record = { entity: section.entity, id: section.record };
  const choice = { section, onChoose: setSection };
  return (
    <div className={layout['screen']}>
      <SectionList {...choice} />
      <div className={layout['work']}>
        <SectionSelect {...choice} />
        <DraftBar />
        <h2 className={styles['title']}>{i18n._(section.label)}</h2>
        <Problems record={record} />
        <div className={styles['fields']}>
          {others.map((field) => (
            <SettingField key={field.field} field={field} />
          ))}
        </div>
        {texts.length > 0 && <TextFields record={record} names={texts.map((name) => ({ name }))} />}
        <History key={section.entity} record={record} />
      </div>
    </div>
  );
}

function Loaded({ session }: Pick<SessionProps, 'session'>) {
  const { t } = useLingui();
  const nameOf = useCallback(
    ({ entity }: RecordRef) => {
      if (entity === 'brand') return t`Brand`;
      return entity === 'orderSettings' ? t`Order rules` : t`Storefront`;
    },
    [t],
  );
  return (
    <DraftFrame
      session={session}
      source={SOURCE}
      labels={SETTING_LABELS}
      toView={toView}
      nameOf={nameOf}
      onOpen={null}
    >
      {() => <Editor />}
    </DraftFrame>
  );
}

/** The settings editor: what guests see and how orders are taken, as a draft until it is published. */
export function SettingsScreen({ session, putBranch }: SessionProps) {
  const { t } = useLingui();
  return (
    <OfficeFrame session={session} putBranch={putBranch} tools={null}>
      {session.permissions.includes('settings.edit') ? (
        <Loaded session={session} />
      ) : (
        <Notice>{t`Your role does not change the settings.`}</Notice>
      )}
    </OfficeFrame>
  );
}
