import type { PaymentDesk } from '../desks/payment-desk.ts';

/** Payme's no, with its code. */
export class PaymeNo extends Error {
  override readonly name = 'PaymeNo';
  readonly code: number;

  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

/** A method of the Subscribe API, and which side of a merchant may call it. */
export type Method = {
  side: 'client' | 'server';
  run: (desk: PaymentDesk, params: Record<string, unknown>) => Promise<unknown>;
};

/** The merchant's id at Payme. */
export const idOf = (desk: PaymentDesk): string => String(desk.account['merchantId']);
