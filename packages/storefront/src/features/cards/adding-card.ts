import { atom } from 'jotai';

/**
 * A card between its form and its code (RT-30, RT-31): the provider's token and the phone of the code. In memory
 * only: a reload begins again.
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
