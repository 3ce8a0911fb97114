import { createApi, reportClick as call } from '@dasturxon/core/api';

import type { Store } from '../../store/store.ts';
import { apiConfigOf } from '../session/api.ts';

/** Reports that a banner or a story was opened, and nothing else (BO-435). A failed call is ignored. */
export function reportClick(store: Store, body: { kind: 'banner' | 'story'; id: string }): void {
  const leaving = createApi({
    ...apiConfigOf(store),
    token: () => null,
    fetch: (input, init) => fetch(input, { ...init, keepalive: true }),
  });
  void leaving(call, { body });
}
