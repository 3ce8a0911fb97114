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

function Editor({ view }: { view: BranchesView }) {
  const { t } = useLingui();
  const { nameOf } = useDraft();
  const { canPublish } = view.draft;
  // A branch that is only in the draft is of the people of every branch.
  const branches = branchesOf(view).filter(({ isPublished }) => isPublished || canPublish);
  const [wanted, setChosen] = useState('');
  const make = useMakeRecord('branch');
  const branch = branches.find(({ id }) => id === wanted) ?? branches[0];
  const options = branches.map(({ entity, id }) => ({ value: id, label: nameOf({ entity, id }) }));
  return (
    <SideList label={t`Branch`} options={options} value={branch?.id ?? ''} onChange={setChosen}>
      <DraftBar />
      {canPublish && (
        <ButtonRow>
          <Button onPress={() => setChosen(make(newBranch(view, branches)))}>{t`Add a branch`}</Button>
        </ButtonRow>
      )}
      {branch && (
        <>
          <h2 className={layout['title']}>{nameOf(branch)}</h2>
          <BranchForm key={branch.id} branch={branch} branches={branches} view={view} />
        </>
      )}
    </SideList>
  );
}

/** The branch editor: details and hours of every branch, as a draft until they are published. */
export function BranchEditorScreen({ session, putBranch }: SessionProps) {
  const { t } = useLingui();
  const nameOf = useCallback((_: RecordRef, name: string) => name || t`Branch without a name`, [t]);
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
          {(view) => <Editor view={view} />}
        </DraftFrame>
      ) : (
        <Notice>{t`Your role does not change the branches.`}</Notice>
      )}
    </OfficeFrame>
  );
}
