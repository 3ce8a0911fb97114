import type { PaymentPage } from '@dasturxon/core/api';

import type { Deps } from '../../hosts/deps.ts';
import type { InvoiceEnd } from '../../hosts/host.ts';

type Way = Pick<Deps, 'openLink' | 'loadFrame'> & { leave?: (url: string) => void };

/**
 * Brings the guest to where an order is paid: the messenger's own invoice, which its links alone tell, a page outside of
 * the window that the shop lives in, or this very window in a browser. Nothing opens for a payment that is confirmed
 * elsewhere. Resolves with how an invoice ended; null where that is not known here.
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
