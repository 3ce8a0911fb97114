import { activeBranches } from '../branch/list-branches.ts';
import type { Branch } from '../branch/branch.schema.ts';
import { offersService } from '../branch/branch-services.ts';
import { cartProducts } from '../catalog/availability.ts';
import { isOfferedBy } from '../catalog/build-menu.ts';
import { canBeChosen } from '../catalog/combo.ts';
import type { Product } from '../catalog/product.schema.ts';
import { isServedBy } from '../catalog/served-by.ts';
import { productAt } from '../catalog/times/menu-rules.ts';
import type { CheckedBrand } from './checked-brand.ts';
import { finding, type Finding } from './finding.ts';
import { placeOf } from './names.ts';
import { weekOf } from './week.ts';

/** Dishes on the menu that guests may put into a basket. */
export const dishesOf = ({ menu }: Pick<CheckedBrand, 'menu'>): Product[] =>
  cartProducts(menu).filter(({ active }) => active);

type Offer = { branch: Branch; service: CheckedBrand['settings']['services'][number] };

/** Where, and by which services, a dish can be ordered. */
function offersOf(product: Product, { branches, settings }: CheckedBrand): Offer[] {
  const services = settings.services.filter((service) => isServedBy(product, service));
  return activeBranches(branches)
    .filter(({ id }) => isOfferedBy(product, id))
    .flatMap((branch) =>
      services.filter((service) => offersService(branch, service)).map((service) => ({ branch, service })),
    );
}

/** Whether the hours of a dish meet the hours of a branch that sells it, in a week. */
function isEverOnSale(product: Product, offers: readonly Offer[], { menu }: CheckedBrand): boolean {
  const onSale = { ...product, isAvailable: true };
  return offers.some(({ branch, service }) =>
    weekOf(branch, service).some((moment) => productAt(onSale, menu.rules, moment).isAvailable),
  );
}

/** Dishes that cannot be bought. One cause is reported per dish: the first that alone is enough. */
export function checkDishes(brand: CheckedBrand): Finding[] {
  const byId = new Map(brand.menu.products.map((product) => [product.id, product]));
  const isTimed = brand.menu.rules.some(({ kind, isActive }) => kind === 'HOURS' && isActive);
  return dishesOf(brand).flatMap((product) => {
    const where = placeOf(brand, 'product', product);
    if (!activeBranches(brand.branches).some(({ id }) => isOfferedBy(product, id)))
      return finding('dish.noBranch', where);
    const offers = offersOf(product, brand);
    if (offers.length === 0) return finding('dish.noService', where);
    if (!canBeChosen(product, (id) => byId.get(id))) return finding('dish.unanswerable', where);
    return isTimed && hasHours(offers) && !isEverOnSale(product, offers, brand)
      ? finding('dish.neverOnSale', where)
      : [];
  });
}

/** A branch that never opens is a finding of its own. */
const hasHours = (offers: readonly Offer[]) =>
  offers.some(({ branch, service }) => weekOf(branch, service).length > 0);
