import type { Overall } from '../src/catalog/overall.schema.ts';
import { lngLat } from '../src/delivery-area/lng-lat.ts';
import type { Region } from '../src/delivery-area/region.schema.ts';
import { aCategory, aGroup, aModifier, aProduct, aRegion } from '../src/testing/index.ts';

const DISHES = [
  ['Плов', 'Osh', 'Plov'],
  ['Лагман', "Lag'mon", 'Lagman'],
  ['Шашлык', 'Shashlik', 'Kebab'],
  ['Самса', 'Somsa', 'Samsa'],
  ['Бургер', 'Burger', 'Burger'],
  ['Пицца', 'Pitsa', 'Pizza'],
  ['Салат', 'Salat', 'Salad'],
] as const;
const WITH = [
  ['с говядиной', "mol go'shti bilan", 'with beef'],
  ['с курицей', 'tovuq bilan', 'with chicken'],
  ['с грибами', "qo'ziqorin bilan", 'with mushrooms'],
  ['с томатами', 'pomidor bilan', 'with tomatoes'],
  ['с зеленью', "ko'katlar bilan", 'with herbs'],
] as const;

/** A menu as the server sends it: categories of a hundred products in five groups, always the same. */
export function bigOverall(productCount: number): Overall {
  const categoryCount = Math.ceil(productCount / 100);
  return {
    groups: Array.from({ length: 5 }, (_, i) => aGroup({ id: `group-${i}`, priority: (i * 3) % 5 })),
    categories: Array.from({ length: categoryCount }, (_, i) =>
      aCategory({ id: `category-${i}`, groupId: `group-${i % 5}`, priority: (i * 37) % categoryCount }),
    ),
    products: Array.from({ length: productCount }, (_, i) => bigProduct(i, categoryCount)),
    rules: [],
  };
}

function bigProduct(i: number, categoryCount: number) {
  const dish = DISHES[i % DISHES.length]!;
  const filling = WITH[(i * 11) % WITH.length]!;
  const named = (language: 0 | 1 | 2) => `${dish[language]} ${filling[language]} ${i}`;
  return aProduct({
    id: `product-${i}`,
    categoryId: `category-${i % categoryCount}`,
    name: { ru: named(0), uz: named(1), eng: named(2) },
    description: {
      ru: `${named(0)}, лук, специи`,
      uz: `${named(1)}, piyoz`,
      eng: `${named(2)}, onion, spices`,
    },
    priority: (i * 7919) % 1000,
    costPrice: 10_000 + (i % 90) * 1_000,
    discount: i % 7 === 0 ? 10 : 0,
    productBranch: [1, 2, 3].map((branch) => ({ branch: { id: `branch-${branch}`, isActive: true } })),
  });
}

/** Lines of different products, each with three modifiers. */
export function manyLines(lineCount: number) {
  return Array.from({ length: lineCount }, (_, i) => ({
    product: aProduct({ id: `product-${i}`, costPrice: 15_500 + i * 1_100, discount: (i * 5) % 35 }),
    count: 1 + (i % 4),
    modifiers: [0, 1, 2].map((extra) => ({
      modifier: aModifier({ id: `modifier-${extra}`, price: 1_500 * (extra + 1) }),
      count: 1 + (extra % 2),
    })),
  }));
}

/**
 * Zones of a city, wavy rings of `pointCount` corners. Beside each other they are a city's usual zones; on
 * top of each other no bounding box helps.
 */
export function manyRegions(pointCount: number, layout: 'beside' | 'stacked'): Region[] {
  return Array.from({ length: 50 }, (_, i) => {
    const [east, north] = layout === 'beside' ? [(i % 10) * 0.05, Math.floor(i / 10) * 0.05] : [0.2, 0.1];
    const radius = layout === 'beside' ? 0.03 : 0.08 + i * 0.001;
    const polygon = Array.from({ length: pointCount }, (_, corner) => {
      const angle = (corner / pointCount) * 2 * Math.PI;
      const wave = radius * (0.8 + 0.2 * Math.sin(7 * angle));
      return lngLat(69.05 + east + wave * Math.cos(angle), 41.15 + north + wave * Math.sin(angle));
    });
    return aRegion({ id: `region-${i}`, polygon });
  });
}

/** Points all over the zones, always the same. */
export function manyPoints(count: number): { lat: number; lon: number }[] {
  return Array.from({ length: count }, (_, i) => ({
    lon: 69 + (((i * 7919) % 1000) / 1000) * 0.6,
    lat: 41.1 + (((i * 104_729) % 1000) / 1000) * 0.35,
  }));
}
