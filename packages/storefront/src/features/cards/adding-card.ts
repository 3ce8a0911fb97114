import { atom } from 'jotai';

/**
 * A card on its way from its form to its code (RT-30, RT-31): the provider's token and whom the code went to. Kept in this
 * page alone and never stored: a reload begins again.
 */
export type AddingCard = {
  token: string;
  /** As the provider masks it. */
  number: string;
  name: string | null;
  phone: string;
  /** When another code may be asked for, ms since 1970. */
  resendAt: number;
};

export const addingCardAtom = atom<AddingCard | null>(null);
