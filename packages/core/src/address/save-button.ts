import type { Address } from './address.schema.ts';

/** What the Save button of the address picker shows and allows. */
export type SaveButton = { enabled: boolean; label: 'save' | 'outOfServiceZone' };

/**
 * Save is disabled while no street name is known, and outside every region where the area is validated; there the
 * button itself shows it (GEO-15, VAL-14, OV-06).
 */
export function saveButton(picked: Pick<Address, 'streetName'> & { passesAreaCheck: boolean }): SaveButton {
  if (!picked.passesAreaCheck) return { enabled: false, label: 'outOfServiceZone' };
  return { enabled: (picked.streetName ?? '').trim() !== '', label: 'save' };
}
