import { SearchHistory } from '@dasturxon/core/search';
import * as v from 'valibot';

import { savedAtom } from '../../store/saved-atom.ts';

/** What this guest searched for at this merchant, newest first (D9). */
export const searchHistoryAtom = savedAtom<readonly string[]>({
  name: 'search-history',
  initial: [],
  parse: (json) => v.parse(SearchHistory, json),
});
