import type { I18n } from '@lingui/core';
import type { createStore } from 'jotai';

import type { Deps } from '../../hosts/deps.ts';

/** What of the page a mini-app's window and its language are followed with. */
export type HostParts = { store: ReturnType<typeof createStore>; deps: Deps; i18n: I18n };
