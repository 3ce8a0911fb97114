import { Notice } from '@dasturxon/admin-ui/notice';
import type { BranchHours } from '@dasturxon/core/branch';
import { fieldNames, type FieldRef, fieldKind } from '@dasturxon/core/drafts';
import { isLanguage } from '@dasturxon/core/kernel';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { OfficeFrame } from '../app/office-frame.tsx';
import { History } from '../drafts/changes/history.tsx';
import { DraftBar } from '../drafts/draft-bar.tsx';
import { useDraft, useField } from '../drafts/draft-context.ts';
import { DraftFrame } from '../drafts/draft-frame.tsx';
import { recordsView, type RecordsView } from '../drafts/draft-view.ts';
import layout from '../drafts/editor.module.css';
import { DraftField, DraftSwitch } from '../drafts/fields/draft-field.tsx';
import { TextFields } from '../drafts/fields/text-fields.tsx';
import { RecordProblems } from '../drafts/record-problems.tsx';
import { SideList } from '../drafts/side-list.tsx';
import type { SessionProps } from '../session/session-props.ts';
import styles from './branch-editor.module.css';
import { BRANCH_LABELS } from './branch-labels.ts';
import { BRANCHES_SOURCE } from './branches-source.ts';
import { OpenState } from './open-state.tsx';
import { SpecialDays } from './special-days.tsx';
import { WeekHours } from './week-hours.tsx';

const FIELDS = fieldNames('branch').filter(
  (field) => !isLanguage(field.split('.')[1]) && fieldKind('branch', field) !== 'list',
);

/** The hours as they are typed, for the state that they give. */
function useTypedHours(of: (field: string) => FieldRef): BranchHours {
  const [workHours, specialHours] = [useField(of('workHours')), useField(of('specialHours'))];
  const [deliveryStart, deliveryEnd] = [useField(of('deliveryStart')), useField(of('deliveryEnd'))];
  const typed = { workHours, specialHours, deliveryStart, deliveryEnd };
  // What the contract keeps in these fields.
  return Object.fromEntries(Object.entries(typed).map(([name, { value }]) => [name, value])) as BranchHours;
}

function Branch({ id }: { id: string }) {
  const { t } = useLingui();
  const record = { entity: 'branch' as const, id };
  const of = (field: string): FieldRef => ({ ...record, field });
  const hours = useTypedHours(of);
  return (
    <>
      <RecordProblems record={record} />
      <OpenState branch={hours} />
      <TextFields record={record} names={[{ name: 'name' }]} />
      <div className={styles['fields']}>
        {FIELDS.map((field) =>
          fieldKind('branch', field) === 'switch' ? (
            <DraftSwitch key={field} field={of(field)} on={t`On`} off={t`Off`} />
          ) : (
            <DraftField key={field} field={of(field)} />
          ),
        )}
      </div>
      <WeekHours field={of('workHours')} />
      <SpecialDays field={of('specialHours')} />
      <History record={record} />
    </>
  );
}

function Editor({ view }: { view: RecordsView }) {
  const { t } = useLingui();
  const { nameOf } = useDraft();
  const { records } = view;
  const [chosen, setChosen] = useState(records[0]?.id ?? '');
  const options = records.map(({ entity, id }) => ({ value: id, label: nameOf({ entity, id }) }));
  const name = options.find(({ value }) => value === chosen)?.label ?? '';
  return (
    <SideList label={t`Branch`} options={options} value={chosen} onChange={setChosen}>
      <DraftBar />
      <h2 className={layout['title']}>{name}</h2>
      {chosen !== '' && <Branch key={chosen} id={chosen} />}
    </SideList>
  );
}

const nameOf: Parameters<typeof DraftFrame>[0]['nameOf'] = ({ id }, name) => name || id;

/** The branch editor: details and hours of every branch, as a draft until they are published. */
export function BranchEditorScreen({ session, putBranch }: SessionProps) {
  const { t } = useLingui();
  return (
    <OfficeFrame session={session} putBranch={putBranch} tools={null}>
      {session.permissions.includes('branches.edit') ? (
        <DraftFrame
          session={session}
          source={BRANCHES_SOURCE}
          labels={BRANCH_LABELS}
          toView={recordsView}
          nameOf={nameOf}
          onOpen={null}
        >
          {(view) => <Editor view={view} />}
        </DraftFrame>
      ) : (
        <Notice>{t`Your role does not change the branches.`}</Notice>
      )}
    </OfficeFrame>
  );
}
