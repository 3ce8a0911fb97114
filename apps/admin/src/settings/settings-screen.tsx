import { Notice } from '@dasturxon/admin-ui/notice';
import type { DraftPatches, RecordRef, SettingsDraft } from '@dasturxon/core/drafts';
import { useLingui } from '@lingui/react/macro';
import { useCallback, useState } from 'react';

import { OfficeFrame } from '../app/office-frame.tsx';
import { History } from '../drafts/changes/history.tsx';
import { DraftBar } from '../drafts/draft-bar.tsx';
import { DraftFrame } from '../drafts/draft-frame.tsx';
import { recordsView } from '../drafts/draft-view.ts';
import layout from '../drafts/editor.module.css';
import { TextFields } from '../drafts/fields/text-fields.tsx';
import { RecordProblems } from '../drafts/record-problems.tsx';
import { SideList } from '../drafts/side-list.tsx';
import type { SessionProps } from '../session/session-props.ts';
import { LanguageFill } from './language-fill.tsx';
import { partsOf, SECTIONS } from './sections.ts';
import { SettingField } from './setting-field.tsx';
import { SETTING_LABELS } from './setting-labels.ts';
import styles from './settings.module.css';
import { SETTINGS_SOURCE } from './settings-source.ts';

function Editor({ fill }: Pick<SettingsDraft, 'fill'>) {
  const { t, i18n } = useLingui();
  const [section, setSection] = useState(SECTIONS[0]!);
  const { texts, others } = partsOf(section);
  const record = { entity: section.entity, id: section.record };
  return (
    <SideList
      label={t`Sections`}
      options={SECTIONS.map(({ id, label }) => ({ value: id, label: i18n._(label) }))}
      value={section.id}
      onChange={(id) => setSection(SECTIONS.find((one) => one.id === id) ?? section)}
    >
      <DraftBar />
      <h2 className={layout['title']}>{i18n._(section.label)}</h2>
      <RecordProblems record={record} />
      <div className={styles['fields']}>
        {others.map((field) => (
          <SettingField key={field.field} field={field} />
        ))}
      </div>
      {section.id === 'languages' && <LanguageFill fill={fill} />}
      {texts.length > 0 && <TextFields record={record} names={texts.map((name) => ({ name }))} />}
      <History key={section.entity} record={record} />
    </SideList>
  );
}

const settingsView = (draft: SettingsDraft, changes: DraftPatches) => ({
  ...recordsView(draft, changes),
  fill: draft.fill,
});

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
      source={SETTINGS_SOURCE}
      labels={SETTING_LABELS}
      toView={settingsView}
      nameOf={nameOf}
      onOpen={null}
    >
      {({ fill }) => <Editor fill={fill} />}
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
