import { toDialablePhone } from '../format/operator-codes.ts';
import { NAME_LENGTH } from '../validation/bounds.ts';
import type { OrderContent } from './schemas/order-content.schema.ts';

/**
 * The additional data of an order: the recipient of the fiscal receipt, and the person who takes the food (IMP-09,
 * IMP-10).
 */
export type Notes = Pick<OrderContent, 'sendCheque' | 'sendChequePhone' | 'receiver'>;

/** What is wrong beside the order, and in which field. */
export type NotesError =
  | { code: 'phone.invalid'; field: 'sendChequePhone' | 'receiver.phone' }
  | { code: 'request.invalid'; field: 'receiver.name' };

function isPhone(text: string | null): boolean {
  return text !== null && toDialablePhone(text) !== null;
}

function isName(text: string): boolean {
  const { length } = text.trim();
  return length >= NAME_LENGTH.min && length <= NAME_LENGTH.max;
}

/** A fiscal receipt that is to be sent has a phone to go to; another receiver has a name and a phone. */
export function checkNotes({ sendCheque, sendChequePhone, receiver }: Notes): NotesError[] {
  const isReceiptFine = !sendCheque || isPhone(sendChequePhone);
  return [
    ...(isReceiptFine ? [] : [{ code: 'phone.invalid' as const, field: 'sendChequePhone' as const }]),
    ...(!receiver || isName(receiver.name)
      ? []
      : [{ code: 'request.invalid' as const, field: 'receiver.name' as const }]),
    ...(!receiver || isPhone(receiver.phone)
      ? []
      : [{ code: 'phone.invalid' as const, field: 'receiver.phone' as const }]),
  ];
}
