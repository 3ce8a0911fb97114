import { Id, LocalizedText } from '@dasturxon/core/kernel';
import * as v from 'valibot';

import { savedAtom } from '../../store/saved-atom.ts';

const Names = v.fallback(v.record(Id, LocalizedText), {});

/** What the dishes of the basket are called: one that leaves the menu takes its name along. */
export const dishNamesAtom = savedAtom<Readonly<Record<string, LocalizedText>>>({
  name: 'dish-names',
  initial: {},
  parse: (json) => v.parse(Names, json),
});
