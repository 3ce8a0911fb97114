import { SHEET_MAX_HEIGHT } from '@dasturxon/core/kernel';
import { useLingui } from '@lingui/react/macro';
import type { MapViewProps } from '@dasturxon/ui/map-view';
import { PillSelect } from '@dasturxon/ui/pill-select';
import { PrimaryButton } from '@dasturxon/ui/primary-button';
import { Segmented } from '@dasturxon/ui/segmented';
import { Sheet } from '@dasturxon/ui/sheet';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useState } from 'react';

import { useApi } from '../../domains/session/api.ts';
import { branchesQuery } from '../../domains/branches/branches.ts';
import { useCities } from '../../domains/branches/cities-query.ts';
import { BranchDetailSheet } from './branch-detail-sheet.tsx';
import styles from './branch-picker.module.css';
import { type BranchView, BranchViews } from './branch-views.tsx';
import { BranchesState } from './branches-state.tsx';
import { useBranchChoice } from './use-branch-choice.ts';
import { useBranchLabels } from './use-branch-labels.ts';

type BranchPickerProps = {
  Map: ComponentType<MapViewProps>;
  /** Map first, or list first (D4). */
  firstView: BranchView;
  /** At the top: a link to another service. */
  aside?: ReactNode;
  onClose: () => void;
};

const NONE: readonly never[] = [];

/** Chooses the branch to pick up from, on a map or in a list (OV-11…15). */
export function BranchPicker({ Map, firstView, aside, onClose }: BranchPickerProps) {
  const { t } = useLingui();
  const query = useQuery(branchesQuery(useApi()));
  const { cities, options } = useCities();
  const { canPick } = useBranchLabels();
  const [view, show] = useState(firstView);
  const [lookedId, lookAt] = useState<string | null>(null);
  const choice = useBranchChoice({ branches: query.data ?? NONE, cities, canPick, done: onClose });
  const looked = choice.listed.find(({ id }) => id === lookedId);

  return (
    <>
      <Sheet
        open
        maxHeight={SHEET_MAX_HEIGHT}
        header={{ title: t`Pick-up branch`, backLabel: t`Back`, onBack: onClose, closeLabel: t`Close` }}

        onClose={onClose}
        footer={
          query.error ? null : (
            <PrimaryButton disabled={!choice.canConfirm} onClick={() => choice.confirm(choice.selected)}>
              {t`Select`}
            </PrimaryButton>
          )
        }
      >
        <div className={styles.top}>
          {aside}
          <div className={styles.choices}>
            <ViewSwitch view={view} onChange={show} />
            {options.length > 0 ? (
              <PillSelect
                label={t`City`}
                options={options}
                value={choice.city?.id ?? null}
                onChange={choice.setCityId}
              />
            ) : null}
          </div>
        </div>
        <BranchesState query={query}>
          <BranchViews Map={Map} view={view} choice={choice} onDetails={lookAt} />
        </BranchesState>
      </Sheet>
      {looked ? (
        <BranchDetailSheet
          branch={looked}
          onClose={() => lookAt(null)}
          onSelect={() => choice.confirm(looked)}
        />
      ) : null}
    </>
  );
}

function ViewSwitch({ view, onChange }: { view: BranchView; onChange: (view: BranchView) => void }) {
  const { t } = useLingui();
  return (
    <Segmented<BranchView>
      label={t`Map or list`}
      value={view}
      options={[
        { value: 'map', label: t`Map` },
        { value: 'list', label: t`List` },
      ]}
      onChange={onChange}
    />
  );
}
