import type { Language } from '@dasturxon/core/kernel';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const WITH_POINT: ReadonlySet<Language> = new Set(['eng', 'ar', 'zh']);

/** How far something is: to ten metres below a kilometre, to a tenth of a kilometre below ten, then whole kilometres. */
export function distanceText(i18n: I18n, language: Language, meters: number): string {
  const distance = String(Math.round(meters / 10) * 10);
  return Number(distance) < 1000 ? i18n._(msg`${distance} m`) : inKilometers(i18n, language, meters / 1000);
}

function inKilometers(i18n: I18n, language: Language, kilometers: number): string {
  const text = kilometers < 9.95 ? kilometers.toFixed(1).replace(/\.0$/, '') : kilometers.toFixed(0);
  const distance = WITH_POINT.has(language) ? text : text.replace('.', ',');
  return i18n._(msg`${distance} km`);
}
