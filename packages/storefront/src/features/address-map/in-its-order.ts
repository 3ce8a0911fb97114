import { leftToRight } from '@dasturxon/core/format';
import { directionOf, type Language } from '@dasturxon/core/kernel';

/** A place's name on an Arabic page: "12, Amir Temur" keeps its number before the street. */
export function inItsOrder(name: string, language: Language): string {
  const isForeign = directionOf(language) === 'rtl' && !/\p{Script=Arabic}/u.test(name);
  return isForeign ? leftToRight(name) : name;
}
