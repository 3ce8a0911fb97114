import { Button, ButtonRow } from '@dasturxon/admin-ui/button';
import { Notice } from '@dasturxon/admin-ui/notice';
import type { RecordRef } from '@dasturxon/core/drafts';
import { useLingui } from '@lingui/react/macro';
import { useCallback, useState } from 'react';

import { OfficeFrame } from '../app/office-frame.tsx';
import { DraftBar } from '../drafts/draft-bar.tsx';
import { useDraft } from '../drafts/draft-context.ts';
import { DraftFrame } from '../drafts/draft-frame.tsx';
import layout from '../drafts/editor.module.css';
import { SideList } from '../drafts/side-list.tsx';
import { useMakeRecord } from '../drafts/use-record-life.ts';
import type { SessionProps } from '../session/session-props.ts';
import { BranchForm } from './branch-form.tsx';
import { branchLabels } from './branch-labels.ts';
import { branchesOf, branchesView, type BranchesView } from './branch-view.ts';
import { BRANCHES_SOURCE } from './branches-source.ts';
import { newBranch } from './new-branch.ts';
import { CityForm } from './places/city-form.tsx';
import { citiesOf, nextPriority } from './places/place-view.ts';

type EditorProps = { view: BranchesView; own: ReadonlySet<string> };

const keyOf = ({ entity, id }: RecordRef) => `${entity} ${id}`;

function AddButtons({ view, onAdd }: { view: BranchesView; onAdd: (key: string) => void }) {
  const { t } = useLingui();
  const makeBranch = useMakeRecord('branch');
  const makeCity = useMakeRecord('city');
  const city = () => makeCity({ exists: true, isActive: true, priority: nextPriority(citiesOf(view)) });
  const branch = () => makeBranch(newBranch(view, branchesOf(view)));
  return (
    <ButtonRow>
      <Button onPress={() => onAdd(keyOf({ entity: 'branch', id: branch() }))}>{t`Add a branch`}</Button>
      <Button onPress={() => onAdd(keyOf({ entity: 'city', id: city() }))}>{t`Add a city`}</Button>
    </ButtonRow>
  );
}

function Editor({ view, own }: EditorProps) {
  const { t } = useLingui();
  const { nameOf } = useDraft();
  const { canPublish } = view.draft;
  // A branch that is only in the draft is of the people of every branch, and so are cities.
  const branches = branchesOf(view).filter(({ isPublished }) => isPublished || canPublish);
  const cities = canPublish ? citiesOf(view) : [];
  const all = [...branches, ...cities];
  const [wanted, setChosen] = useState('');
  const chosen = all.find((one) => keyOf(one) === wanted) ?? all[0];
  const branch = branches.find((one) => one === chosen);
  const city = cities.find((one) => one === chosen);
  return (
    <SideList
      label={t`Branch or city`}
      options={all.map((one) => ({ value: keyOf(one), label: nameOf(one) }))}
      value={chosen ? keyOf(chosen) : ''}
      onChange={setChosen}
    >
      <DraftBar />
      {canPublish && <AddButtons view={view} onAdd={setChosen} />}
      {chosen && <h2 className={layout['title']}>{nameOf(chosen)}</h2>}
      {branch && (
        <BranchForm
          key={branch.id}
          branch={branch}
          branches={branches}
          view={view}
          isOwn={canPublish || own.has(branch.id)}
        />
      )}
      {city && (
        <CityForm key={city.id} city={city} name={nameOf(city)} cities={cities} tilesUrl={view.tilesUrl} />
      )}
    </SideList>
  );
}

function useNames() {
  const { t } = useLingui();
  return useCallback(
    ({ entity }: RecordRef, name: string) => {
      if (entity === 'city') return name === '' ? t`City without a name` : t`City: ${name}`;
      if (entity === 'hall') return name === '' ? t`Hall without a name` : t`Hall: ${name}`;
      if (entity === 'table') return name === '' ? t`Table without a name` : t`Table: ${name}`;
      return name || t`Branch without a name`;
    },
    [t],
  );
}

/** The editor of branches, with their hours, halls and tables, and of cities, as a draft until they are published. */
export function BranchEditorScreen({ session, putBranch }: SessionProps) {
  const { t } = useLingui();
  const nameOf = useNames();
  const own = new Set(session.branches.map(({ id }) => id));
  return (
    <OfficeFrame session={session} putBranch={putBranch} tools={null}>
      {session.permissions.includes('branches.edit') ? (
        <DraftFrame
          session={session}
          source={BRANCHES_SOURCE}
          labels={branchLabels}
          toView={branchesView}
          nameOf={nameOf}
          onOpen={null}
        >
          {(view) => <Editor view={view} own={own} />}
        </DraftFrame>
      ) : (
        <Notice>{t`Your role does not change the branches.`}</Notice>
      )}
    </OfficeFrame>
  );
}
