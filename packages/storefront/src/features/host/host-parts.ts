import type { I18n } from '@lingui/core';

import type { Deps } from '../../hosts/deps.ts';
import type { Store } from '../../store/store.ts';

/** What of the page a mini-app's window and its language are followed with. */
export type HostParts = { store: Store; deps: Deps; i18n: I18n };
