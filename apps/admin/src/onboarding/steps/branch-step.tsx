import type { FieldRef } from '@dasturxon/core/drafts';

import { BRANCH_LABELS } from '../../branch-editor/branch-labels.ts';
import { BranchPoint } from '../../branch-editor/branch-point.tsx';
import { BRANCHES_SOURCE } from '../../branch-editor/branches-source.ts';
import { branchesView, type BranchesView } from '../../branch-editor/branch-view.ts';
import { EveryDayHours } from '../../branch-editor/every-day-hours.tsx';
import { DraftFrame } from '../../drafts/draft-frame.tsx';
import { DraftField } from '../../drafts/fields/draft-field.tsx';
import { SaveState } from '../../drafts/save-state.tsx';
import styles from '../onboarding.module.css';
import type { StepProps } from '../step-props.ts';

function Branch({ view }: { view: BranchesView }) {
  const id = view.records[0]?.id ?? '';
  const of = (field: string): FieldRef => ({ entity: 'branch', id, field });
  return (
    <div className={styles['form']}>
      <DraftField field={of('address')} />
      <DraftField field={of('phone')} />
      <BranchPoint of={of} tilesUrl={view.tilesUrl} />
      <EveryDayHours field={of('workHours')} />
      <p>
        <SaveState />
      </p>
    </div>
  );
}

/** Where the first branch is, and when it is open. */
export function BranchStep({ session }: StepProps) {
  return (
    <DraftFrame
      session={session}
      source={BRANCHES_SOURCE}
      labels={BRANCH_LABELS}
      toView={branchesView}
      nameOf={({ id }, name) => name || id}
      onOpen={null}
    >
      {(view) => <Branch view={view} />}
    </DraftFrame>
  );
}
