import { useLingui } from '@lingui/react/macro';
import { activeBranches, type Branch, branchesOfCity } from '@dasturxon/core/branch';
import { routeLinks } from '@dasturxon/core/dispatch';
import { BranchCard } from '@dasturxon/ui/branch-card';
import { EmptyState } from '@dasturxon/ui/empty-state';
import type { MapViewProps } from '@dasturxon/ui/map-view';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import type { City } from '@dasturxon/core/delivery-area';
import { PillSelect } from '@dasturxon/ui/pill-select';
import { atom, useAtom, useAtomValue } from 'jotai';

import { ToMenuButton } from '../../i18n/to-menu-button.tsx';
import { useApi } from '../../domains/session/api.ts';
import { toPicture } from '../../catalog/picture-source.ts';
import { branchesQuery } from '../../domains/branches/branches.ts';
import { BranchMap } from './branch-map.tsx';
import styles from './branch-pages.module.css';
import { BranchesState } from './branches-state.tsx';
import { useBranchLabels } from './use-branch-labels.ts';
import { useDistances } from './use-distances.ts';
import { useCities } from '../../domains/branches/cities-query.ts';

/** Every active branch and whether it serves right now (RT-17, VAL-16). */
export function BranchCards() {
  const { t } = useLingui();
  const query = useQuery(branchesQuery(useApi()));
  const { ofCity } = useShownCity();
  const { sorted } = useDistances();
  const branches = sorted(ofCity(activeBranches(query.data ?? [])));
  return (
    <BranchesState query={query}>
      <CityFilter />
      {branches.length === 0 ? (
        <EmptyState drawing="store" title={t`No branches`} action={<ToMenuButton />} />
      ) : (
        <ul className={styles.list}>
          {branches.map((branch) => (
            <li key={branch.id}>
              <BranchFacts branch={branch} />
            </li>
          ))}
        </ul>
      )}
    </BranchesState>
  );
}

function BranchFacts({ branch }: { branch: Branch }) {
  const { t } = useLingui();
  const labels = useBranchLabels();
  const distances = useDistances();
  const { open, text } = labels.state(branch);
  const { latitude, longitude } = branch;
  return (
    <BranchCard
      name={labels.name(branch)}
      distance={distances.textOf(branch)}
      state={text}
      open={open}
      hours={labels.hours(branch)}
      address={branch.address}
      phone={labels.phone(branch)}
      photos={{
        label: t`Photos of the branch`,
        pictures: branch.photos.flatMap((photo) => toPicture(photo) ?? []),
      }}
      routes={{
        label: t`Get directions`,
        links: routeLinks({ lat: latitude, lon: longitude }).map(({ service, url }) => ({
          href: url,
          text: service,
        })),
      }}
    />
  );
}

/** The same on a map; a marker shows its branch below (RT-18). */
export function BranchesOnMap({ Map }: { Map: ComponentType<MapViewProps> }) {
  const labels = useBranchLabels();
  const query = useQuery(branchesQuery(useApi()));
  const { city, ofCity } = useShownCity();
  const { sorted } = useDistances();
  const branches = sorted(ofCity(activeBranches(query.data ?? [])));
  const [openId, open] = useState<string | null>(null);
  const shown = branches.find(({ id }) => id === openId) ?? branches[0];
  return (
    <BranchesState query={query}>
      <CityFilter />
      <div className={styles.map}>
        <BranchMap
          Map={Map}
          branches={branches}
          city={city}
          selectedId={shown?.id ?? null}
          nameOf={labels.name}
          isClosed={(branch) => !labels.state(branch).open}
          onOpen={open}
        />
      </div>
      {shown ? <BranchFacts branch={shown} /> : null}
    </BranchesState>
  );
}

const ALL = '';
/** The city whose branches are shown, in the list and on the map alike. */
const shownCityIdAtom = atom(ALL);

/** The branches of the city that is shown: of all cities, until one is chosen (VAL-16). */
function useShownCity(): { city: City | null; ofCity: (branches: readonly Branch[]) => Branch[] } {
  const { cities } = useCities();
  const id = useAtomValue(shownCityIdAtom);
  const city = cities.find((one) => one.id === id) ?? null;
  return { city, ofCity: (branches) => branchesOfCity(branches, city?.id ?? null) };
}

/** Chooses the city, where there is more than one. */
function CityFilter() {
  const { t } = useLingui();
  const { options } = useCities();
  const [id, show] = useAtom(shownCityIdAtom);
  if (options.length === 0) return null;
  return (
    <div className={styles.city}>
      <PillSelect
        label={t`City`}
        options={[{ value: ALL, label: t`All cities` }, ...options]}
        value={id}
        onChange={show}
      />
    </div>
  );
}
