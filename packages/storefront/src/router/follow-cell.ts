import type { MouseEvent } from 'react';

import { go } from './navigation.ts';

/** For a row with an `href` of ours: opens it without a reload, and leaves a click for a new tab to the browser. */
export const followCell = (href: string) => (event: MouseEvent<HTMLElement>) => {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  go(href);
};
