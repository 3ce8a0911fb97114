import type { PaymentPage } from '@dasturxon/core/api';

import type { Deps } from '../../hosts/deps.ts';
import type { InvoiceEnd } from '../../hosts/host.ts';

type Way = Pick<Deps, 'openLink' | 'loadFrame'> & { leave?: (url: string) => void };

/**
 * Opens an order's payment: the messenger's own invoice, for its links, a page outside the mini-app's window, or this
 * window in a browser. Opens nothing for a payment that is confirmed elsewhere. Resolves with the outcome of an
 * invoice; null if it is not known here.
 */
export async function leaveToPay(
  { url, kind }: PaymentPage,
  { openLink, loadFrame, leave = (to) => location.assign(to) }: Way,
): Promise<InvoiceEnd | null> {
  if (kind === 'AWAIT' || !/^https?:\/\//.test(url)) return null;
  const frame = await loadFrame();
  const end = (await frame?.openInvoice?.(url)) ?? null;
  if (end) return end;
  if (frame) openLink(url);
  else leave(url);
  return null;
}
