import { changeProducts, type Menu } from './build-menu.ts';
import type { Favourite } from './favourite.schema.ts';
import type { ProductGrade } from './overall.schema.ts';
import type { Product } from './product.schema.ts';

/** Lays what has run out over a menu that was built, and takes it off what is back (D33, IMP-02). */
export function applyStopList(menu: Menu, stopped: { productIds: readonly string[] }): Menu {
  const ids = new Set(stopped.productIds);
  return changeProducts(menu, (product) => withField(product, 'isAvailable', !ids.has(product.id)));
}

/** Gives products their grades by productId (MENU-08). A product without an entry keeps the grade it came with. */
export function mergeGrades(products: readonly Product[], grades: readonly ProductGrade[]): Product[] {
  const byId = new Map(grades.map(({ productId, grade }) => [productId, grade]));
  return products.map((product) => withField(product, 'grade', byId.get(product.id) ?? product.grade));
}

/** Marks the guest's favourites by productId and unmarks the rest (MENU-09). */
export function mergeFavourites(menu: Menu, favourites: readonly Favourite[]): Menu {
  const byId = new Map(
    favourites.filter(({ isFavourite }) => isFavourite).map((own) => [own.productId, own.id]),
  );
  return changeProducts(menu, (product) => {
    const favaoriteId = byId.get(product.id) ?? null;
    const isFavourite = favaoriteId !== null;
    if (product.isFavourite === isFavourite && product.favaoriteId === favaoriteId) return product;
    return { ...product, isFavourite, favourite: isFavourite, favaoriteId };
  });
}

function withField<Field extends keyof Product>(
  product: Product,
  field: Field,
  value: Product[Field],
): Product {
  return product[field] === value ? product : { ...product, [field]: value };
}
