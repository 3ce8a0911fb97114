import { matchRoute } from '@dasturxon/core/paths';

import { bootOf } from './render-menu.tsx';
import { brandName } from './brand-name.ts';
import { toDocument } from './document.ts';
import { speaking } from './messages.ts';
import { titleOf } from './route-titles.ts';
import type { Page, PageInput } from './page-input.ts';

/** Any other page of the brand: its theme, title and inputs; the screen itself is drawn in the browser. */
export function renderShell(input: PageInput): Page {
  const i18n = speaking(input.language);
  const match = input.isKnown ? matchRoute(input.path) : null;
  const title = `${titleOf(i18n, match?.name ?? null)} · ${brandName(input)}`;
  return toDocument({ input, boot: bootOf(input, null), title, body: '' });
}
