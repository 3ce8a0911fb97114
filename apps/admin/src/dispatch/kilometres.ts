import type { BoardOrder } from '@dasturxon/core/staff';

/** Metres in kilometres, to one decimal. */
export const inKilometres = (metres: number): number => Math.round(metres / 100) / 10;

/** The way to the guest in kilometres, to one decimal; null while it is not known. */
export const kilometresOf = ({ distance }: BoardOrder): number | null =>
  distance === null ? null : inKilometres(distance);
