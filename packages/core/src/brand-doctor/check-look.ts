import { buttonColor, textOn } from '../merchant/brand-colors.ts';
import { contrastRatio, TEXT_CONTRAST } from '../merchant/contrast.ts';
import type { CheckedBrand } from './checked-brand.ts';
import { finding, type Finding } from './finding.ts';
import { placeOf } from './names.ts';

/** A main colour on which its text cannot be read: the storefront draws buttons in another shade (D68). */
export function checkLook(brand: CheckedBrand): Finding[] {
  const { mainColor, mainColorType } = brand.settings.look;
  const ratio = contrastRatio(mainColor, textOn(mainColorType));
  if (ratio >= TEXT_CONTRAST) return [];
  const facts = { color: mainColor, ratio: ratio.toFixed(1), shown: buttonColor(mainColor, mainColorType) };
  return [finding('look.contrast', placeOf(brand, 'setting', { id: 'mainColor' }), facts)];
}
