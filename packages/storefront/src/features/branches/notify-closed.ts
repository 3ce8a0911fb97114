import { localize } from '@dasturxon/core/kernel';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import { apiOf } from '../../domains/session/api.ts';
import { cacheOf } from '../../domains/session/query-cache.ts';
import { servingBranchQuery } from '../../domains/checkout/slots.ts';
import { zoneClockQuery } from '../../clock/zone-clock.ts';
import type { Deps } from '../../hosts/deps.ts';
import { needMessages } from '../../i18n/messages.ts';
import { openingText } from '../../i18n/menu-texts/opening-text.ts';
import { pageAtom } from '../../store/boot.ts';
import { notifyAtom } from '../../store/notices.ts';
import { serviceTypeAtom } from '../../domains/checkout/order-draft.ts';
import type { Store } from '../../store/store.ts';

type Parts = { store: Store; i18n: I18n; deps: Pick<Deps, 'now' | 'timeZone'> };

/**
 * Notifies a guest who chose a branch, or an address that it delivers to, that it is closed and when it opens: before
 * the basket is full, not at payment. A failed request shows nothing (ERR-08).
 */
export async function notifyClosed({ store, i18n, deps }: Parts, branchId: string): Promise<void> {
  const cache = cacheOf(store);
  const [branch, clock] = await Promise.all([
    cache.fetchQuery(servingBranchQuery(apiOf(store), branchId)),
    cache.fetchQuery(zoneClockQuery),
  ]).catch(() => []);
  const serviceType = store.get(serviceTypeAtom);
  const { timeZone: zone } = deps;
  const now = deps.now();
  if (!branch || !clock || clock.isBranchOpenNow(branch, serviceType, now, zone)) return;
  const { language, settings } = store.get(pageAtom);
  const next = clock.nextOpening({ branch, serviceType, now, zone });
  const name = localize(branch.name, language, settings.languages.main);
  await needMessages(i18n, language);
  const opening = next && openingText(i18n, next, { now, zone, language });
  const text = opening
    ? i18n._(msg`${name} is closed now. ${opening}. You can order for later.`)
    : i18n._(msg`${name} is closed now.`);
  store.set(notifyAtom, { text });
}
