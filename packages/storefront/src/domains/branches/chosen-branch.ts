import { localize, type LocalizedText } from '@dasturxon/core/kernel';
import { atom } from 'jotai';

import { pageAtom } from '../../store/boot.ts';
import { savedAtom } from '../../store/saved-atom.ts';

type ChosenBranch = { id: string; name: LocalizedText };

/** The branch that was chosen last, with its name, so that the header can show it before any branch is loaded. */
export const chosenBranchAtom = savedAtom<ChosenBranch | null>({
  name: 'chosen-branch',
  initial: null,
  parse: (json) => (isChosenBranch(json) ? json : null),
});

export const chosenBranchNameAtom = atom((get) => {
  const { language, settings } = get(pageAtom);
  const branch = get(chosenBranchAtom);
  return branch ? localize(branch.name, language, settings.languages.main) : null;
});

function isChosenBranch(json: unknown): json is ChosenBranch {
  const candidate = json as Partial<ChosenBranch> | null;
  return typeof candidate?.id === 'string' && typeof candidate.name === 'object' && candidate.name !== null;
}

/** Where a pick-up branch is chosen: map first, or list first for the second page variant (RT-22, RT-23, D4). */
export const pickupPathAtom = atom((get) =>
  get(pageAtom).pageVariant === 2 ? '/address/pickup2' : '/address/pickup',
);
