import type { Product } from './product.schema.ts';

type Tagged = Pick<Product, 'tags'>;

/** Every tag of the products once, in the order they come (IMP-08). */
export function listTags(products: readonly Tagged[]): string[] {
  return [...new Set(products.flatMap(({ tags }) => tags))];
}

/** Products that carry every one of the tags (IMP-08). */
export function filterByTags<Some extends Tagged>(
  products: readonly Some[],
  tags: readonly string[],
): Some[] {
  return products.filter((product) => tags.every((tag) => product.tags.includes(tag)));
}
