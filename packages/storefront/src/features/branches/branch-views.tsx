import { useLingui } from '@lingui/react/macro';
import type { Branch } from '@dasturxon/core/branch';
import { BranchList } from '@dasturxon/ui/branch-list';
import type { MapViewProps } from '@dasturxon/ui/map-view';
import type { ComponentType } from 'react';

import { BranchMap } from './branch-map.tsx';
import styles from './branch-picker.module.css';
import type { BranchChoice } from './use-branch-choice.ts';
import { useBranchLabels } from './use-branch-labels.ts';
import { useDistances } from './use-distances.ts';

export type BranchView = 'map' | 'list';

type BranchViewsProps = {
  Map: ComponentType<MapViewProps>;
  view: BranchView;
  choice: BranchChoice;
  onDetails: (id: string) => void;
};

/** The same branches as markers or as rows; what is selected stays so when the view changes (OV-12…15). */
export function BranchViews({ Map, view, choice, onDetails }: BranchViewsProps) {
  const { t } = useLingui();
  const labels = useBranchLabels();
  const distances = useDistances();
  const selectedId = choice.selected?.id ?? null;
  const isClosed = (branch: Branch) => !labels.canPick(branch);
  const hoursOf = (branch: Branch) => {
    const state = labels.state(branch);
    const hours = labels.hours(branch);
    return state.open || isClosed(branch) ? hours : `${hours} · ${state.text}`;
  };

  if (view === 'map')
    return (
      <>
        <div className={styles.map}>
          <BranchMap
            Map={Map}
            branches={choice.listed}
            city={choice.city}
            selectedId={selectedId}
            nameOf={labels.name}
            isClosed={isClosed}
            onOpen={(id) => {
              choice.select(id);
              onDetails(id);
            }}
          />
        </div>
        <SelectedBranch branch={choice.selected} />
      </>
    );

  return (
    <BranchList
      label={t`Branches`}
      rows={choice.listed.map((branch) => ({
        id: branch.id,
        name: labels.name(branch),
        hours: hoursOf(branch),
        address: branch.address ?? '',
        open: !isClosed(branch),
        distance: distances.textOf(branch),
      }))}
      selectedId={selectedId}
      closedLabel={t`Closed`}
      emptyText={t`nothing found`}
      detailsLabel={t`Details`}
      onSelect={choice.select}
      onDetails={onDetails}
    />
  );
}

/** Which of the markers the button below would select: its name, its hours of today, its address. */
function SelectedBranch({ branch }: { branch: Branch | null }) {
  const labels = useBranchLabels();
  return (
    <p className={styles.selected} role="status">
      {branch ? (
        <>
          <b>{labels.name(branch)}</b>
          <span>{labels.hours(branch)}</span>
          {labels.state(branch).open ? null : (
            <span className={styles.closed}>{labels.state(branch).text}</span>
          )}
          <span className={styles.address}>
            <bdi>{branch.address}</bdi>
          </span>
        </>
      ) : null}
    </p>
  );
}
