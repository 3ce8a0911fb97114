import type { BoardOrder } from '@dasturxon/core/staff';

/** The way to the guest in kilometres, to one decimal; null while it is not known. */
export const kilometresOf = ({ distance }: BoardOrder): number | null =>
  distance === null ? null : Math.round(distance / 100) / 10;
