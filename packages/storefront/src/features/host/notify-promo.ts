import { msg } from '@lingui/core/macro';

import { needMessages } from '../../i18n/messages.ts';
import { languageAtom } from '../../store/language.ts';
import { notifyAtom } from '../../store/notices.ts';
import type { HostParts } from './host-parts.ts';

/** Confirms that the order has the code of a link; checkout shows its benefit. */
export async function notifyPromo({ store, i18n }: Omit<HostParts, 'deps'>, code: string): Promise<void> {
  await needMessages(i18n, store.get(languageAtom));
  store.set(notifyAtom, {
    tone: 'success',
    text: i18n._(msg`Promo code ${code} will be applied to your order.`),
  });
}
