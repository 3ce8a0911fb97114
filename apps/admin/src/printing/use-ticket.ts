import { buildTicket, type PrintMark, type Ticket, type TicketKind } from '@dasturxon/core/printing';
import type { BoardOrder } from '@dasturxon/core/staff';

import { useLanguage } from '../i18n/use-language.ts';

/** The ticket of an order in the language of the screen. */
export function useTicket(
  order: BoardOrder,
  { kind, mark, zone }: { kind: TicketKind; mark: PrintMark; zone: string },
): Ticket {
  const { language } = useLanguage();
  return buildTicket(order, { kind, mark, language, zone });
}
