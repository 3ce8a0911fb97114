import { useLingui } from '@lingui/react/macro';
import { type Branch, branchesOfCity } from '@dasturxon/core/branch';
import type { City } from '@dasturxon/core/delivery-area';
import { PillSelect } from '@dasturxon/ui/pill-select';
import { atom, useAtom, useAtomValue } from 'jotai';

import { useCities } from '../../domains/branches/cities-query.ts';
import styles from './branch-pages.module.css';

const ALL = '';
/** The city whose branches are shown, in the list and on the map alike. */
const shownCityIdAtom = atom(ALL);

/** The branches of the city that is shown: of all cities, until one is chosen (VAL-16). */
export function useShownCity(): { city: City | null; ofCity: (branches: readonly Branch[]) => Branch[] } {
  const { cities } = useCities();
  const id = useAtomValue(shownCityIdAtom);
  const city = cities.find((one) => one.id === id) ?? null;
  return { city, ofCity: (branches) => branchesOfCity(branches, city?.id ?? null) };
}

/** Chooses the city, where there is more than one. */
export function CityFilter() {
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
