import { contrastGuard } from '../merchant/colors/contrast-guard.ts';
import type { CheckedBrand } from './checked-brand.ts';
import { finding, type Finding } from './finding.ts';
import { placeOf } from './names.ts';

/** A main colour on which its text cannot be read: the storefront draws buttons in another shade (D68). */
export function checkLook(brand: CheckedBrand): Finding[] {
  const { mainColor } = brand.settings.look;
  const button = contrastGuard(brand.settings.look).find(({ place }) => place === 'BUTTON');
  if (!button || button.isReadable) return [];
  const facts = { color: mainColor, ratio: button.ratio.toFixed(1), shown: button.shade };
  return [finding('look.contrast', placeOf(brand, 'setting', { id: 'mainColor' }), facts)];
}
