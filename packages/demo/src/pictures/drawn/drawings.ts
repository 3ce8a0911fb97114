import { BOWLS_DRAWN, drawBowl } from './bowl.ts';
import { BREADS_DRAWN, drawBread, drawKazy, drawSamsa, SAMSAS_DRAWN } from './bread.ts';
import { BURGERS, drawBurger } from './burger.ts';
import { CUPS_DRAWN, drawCup } from './cup.ts';
import { drawGlass, GLASSES } from './glass.ts';
import { drawPlov, PLOVS_DRAWN } from './plov.ts';
import { drawSkewer, SKEWERS_DRAWN } from './skewer.ts';
import { drawSweet, SWEETS_DRAWN } from './sweets.ts';
import { BAGS_DRAWN, DIPS_DRAWN, drawBag, drawDip } from './small.ts';

function named<Name extends string>(family: string, names: readonly Name[], draw: (name: Name) => string) {
  return names.map((name) => [`${family}.${name}`, () => draw(name)] as const);
}

/** Every drawing of our own by its code, 'family.variant'. What an emoji shows well is not drawn here. */
export const DRAWINGS: ReadonlyMap<string, () => string> = new Map([
  ...named('burger', BURGERS, drawBurger),
  ...named('plov', PLOVS_DRAWN, drawPlov),
  ...named('skewer', SKEWERS_DRAWN, drawSkewer),
  ...named('bowl', BOWLS_DRAWN, drawBowl),
  ...named('bread', BREADS_DRAWN, drawBread),
  ...named('samsa', SAMSAS_DRAWN, drawSamsa),
  ...named('kazy', ['sliced'], drawKazy),
  ...named('sweet', SWEETS_DRAWN, drawSweet),
  ...named('cup', CUPS_DRAWN, drawCup),
  ...named('glass', GLASSES, drawGlass),
  ...named('dip', DIPS_DRAWN, drawDip),
  ...named('beans', BAGS_DRAWN, drawBag),
]);
