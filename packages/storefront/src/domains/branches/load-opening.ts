import { MERCHANT_HEADER, type Opening, OPENING_PATH } from '@dasturxon/core/api';
import type { Language } from '@dasturxon/core/kernel';
import type { ServiceType } from '@dasturxon/core/order';
import type { I18n } from '@lingui/core';

import type { Deps } from '../../hosts/deps.ts';
import { openingText } from '../../i18n/menu-texts/opening-text.ts';
import { promiseText } from '../../i18n/menu-texts/promise-text.ts';
import { merchantAtom } from '../../store/boot.ts';
import { closedTextAtom, hoursTextAtom } from './closed-text.ts';
import { readServerTime } from '../../clock/server-time.ts';
import { saleVersionAtom } from './sale-version.ts';
import type { Store } from '../../store/store.ts';
import type { DraftAddress } from '../checkout/order-draft.ts';

type Tools = { store: Store; i18n: I18n; deps: Pick<Deps, 'now' | 'timeZone'> };
type Asked = {
  branchId: string | null;
  type: ServiceType;
  /** Where a delivery goes. */
  address: DraftAddress | null | undefined;
  language: Language;
  signal: AbortSignal;
};

/**
 * Asks whether the branch of the order, or any branch, serves now, and again whenever the page is looked at after a
 * pause (T37) and when staff pause a branch or resume it (BO-45). The menu calls it after its first paint, without the API client. A failed call leaves what is shown.
 */
export async function loadOpening(tools: Tools, asked: Asked): Promise<void> {
  const ask = async () => {
    if (document.hidden) return;
    const opening = await readOpening(tools, asked).catch(() => null);
    if (!opening || asked.signal.aborted) return;
    const closed = closedText(tools, opening, asked.language);
    tools.store.set(closedTextAtom, closed);
    tools.store.set(hoursTextAtom, closed ?? promiseText(tools.i18n, opening, asked.language));
  };
  document.addEventListener('visibilitychange', () => void ask(), { signal: asked.signal });
  const stop = tools.store.sub(saleVersionAtom, () => void ask());
  asked.signal.addEventListener('abort', stop);
  await ask();
}

async function readOpening({ store }: Tools, asked: Asked): Promise<Opening | null> {
  const { branchId, type, address, signal } = asked;
  const query = new URLSearchParams({
    type,
    ...(branchId && { branchId }),
    ...(address && { lat: `${address.latitude}`, lon: `${address.longitude}` }),
  });
  const headers = { [MERCHANT_HEADER]: store.get(merchantAtom).id };
  const answer = readServerTime(await fetch(`${OPENING_PATH}?${query.toString()}`, { headers, signal }));
  const body = answer.ok ? ((await answer.json()) as Opening | null) : null;
  return typeof body?.isOpen === 'boolean' ? body : null;
}

function closedText({ i18n, deps }: Tools, { isOpen, opensAt }: Opening, language: Language): string | null {
  if (isOpen) return null;
  const today = { now: deps.now(), zone: deps.timeZone, language };
  return openingText(i18n, typeof opensAt === 'string' ? new Date(opensAt) : null, today);
}
