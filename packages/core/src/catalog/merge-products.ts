import { changeProducts, type Menu } from './build-menu.ts';
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

function withField<Field extends keyof Product>(
  product: Product,
  field: Field,
  value: Product[Field],
): Product {
  return product[field] === value ? product : { ...product, [field]: value };
}
