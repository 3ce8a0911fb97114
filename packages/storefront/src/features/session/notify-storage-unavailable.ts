import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import { needMessages } from '../../i18n/messages.ts';
import { pageAtom } from '../../store/boot.ts';
import { notifyAtom } from '../../store/notices.ts';
import type { Store } from '../../store/store.ts';

const notified = new WeakSet<Store>();

/** Notifies once per page that this browser stores nothing: the storefront works until it is closed (F09). */
export async function notifyStorageUnavailable(store: Store, i18n: I18n): Promise<void> {
  if (notified.has(store)) return;
  notified.add(store);
  await needMessages(i18n, store.get(pageAtom).language);
  store.set(notifyAtom, {
    text: i18n._(
      msg`This browser does not allow anything to be saved: your basket is here until you close the page.`,
    ),
  });
}
