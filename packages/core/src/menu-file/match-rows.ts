import type { Product } from '../catalog/product.schema.ts';
import { foldWord } from '../search/fold-word.ts';
import type { MenuColumn, MenuRow, NumberedRow } from './columns.ts';
import type { FiledMenu } from './menu-rows.ts';
import type { RowError } from './row-error.ts';

type Match = { product: Product | null; errors: RowError[] };
type Index = ReadonlyMap<string, readonly Product[]>;

function indexBy(products: readonly Product[], keysOf: (product: Product) => (string | null)[]): Index {
  const index = new Map<string, Product[]>();
  for (const product of products)
    for (const key of new Set(keysOf(product).filter(Boolean) as string[]))
      index.set(key, [...(index.get(key) ?? []), product]);
  return index;
}

const nameKey = (language: 'uz' | 'ru', name: string | undefined) =>
  name?.trim() ? `${language} ${foldWord(name.trim().replace(/\s+/g, ' '))}` : null;

const matchError = ({ line, cells }: NumberedRow, column: MenuColumn, code: RowError['code']): RowError => ({
  line,
  column,
  code,
  facts: { cell: (cells[column] ?? '').slice(0, 60) },
});

/**
 * Finds the dish of a row: by our id, by the id of another system or of a till, by barcode, then by its name in Uzbek or Russian, whatever
 * its spelling (B17). A name of several dishes is an error, not a guess.
 */
export function createMatcher({ products }: Pick<FiledMenu, 'products'>): (row: NumberedRow) => Match {
  const byId = new Map(products.map((product) => [product.id, product]));
  const byOther = indexBy(products, ({ integrationId }) => [integrationId]);
  const byPoster = indexBy(products, ({ posterId }) => [posterId]);
  const byJowi = indexBy(products, ({ jowiId }) => [jowiId]);
  const byBarcode = indexBy(products, ({ barcode }) => [barcode]);
  const byName = indexBy(products, ({ name }) => [nameKey('uz', name.uz), nameKey('ru', name.ru)]);
  const waysOf = (cells: MenuRow) =>
    [
      ['external_id', byOther.get(cells.external_id ?? '')],
      ['poster_id', byPoster.get(cells.poster_id ?? '')],
      ['jowi_id', byJowi.get(cells.jowi_id ?? '')],
      ['barcode', byBarcode.get(cells.barcode ?? '')],
      ['name_uz', byName.get(nameKey('uz', cells.name_uz) ?? '')],
      ['name_ru', byName.get(nameKey('ru', cells.name_ru) ?? '')],
    ] as const;
  return (row) => {
    const { cells } = row;
    if (cells.id) {
      const product = byId.get(cells.id) ?? null;
      return { product, errors: product ? [] : [matchError(row, 'id', 'id.unknown')] };
    }
    const [column, found = []] = waysOf(cells).find(([, dishes]) => dishes) ?? ['id'];
    if (found.length > 1) return { product: null, errors: [matchError(row, column, 'match.several')] };
    return { product: found[0] ?? null, errors: [] };
  };
}
