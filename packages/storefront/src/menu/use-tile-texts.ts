import { formatNumber, formatPrice } from '@dasturxon/core/format';
import { useLingui } from '@lingui/react/macro';
import type { DishLabel } from '@dasturxon/core/catalog';
import type { CardLabel } from '@dasturxon/ui/product-card';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';

import { useSoldBy } from '../i18n/menu-texts/sold-by.ts';
import { languageAtom } from '../store/language.ts';

import { tilePrices } from '../catalog/tile-prices.ts';
import type { MenuProduct } from '../catalog/menu-product.ts';

const LABEL_TONES: Record<string, CardLabel['tone']> = { sale: 'sale', hit: 'brand', new: 'brand' };

/** The texts of a product's card in the language of the page. */
export function useTileTexts(product: MenuProduct) {
  const { t, i18n } = useLingui();
  const buttons = useMemo(
    () => ({ add: t`Add to basket`, decrease: t`One less`, oldPrice: t`Old price` }),
    // The texts change with the language alone.
    // oxlint-disable-next-line react/exhaustive-deps -- `t` is a new function at each render
    [i18n.locale],
  );
  const soldBy = useSoldBy();
  const { now, before } = tilePrices(product);
  const when = product.soldAgain;
  const language = useAtomValue(languageAtom);
  const money = (amount: number) => formatPrice(amount, language, { nbsp: true });
  const price = money(now);
  const labelTexts: Record<string, string> = {
    new: t({ context: 'dish', message: 'New' }),
    hit: t`Popular`,
    spicy: t`Spicy`,
    vegan: t`Vegan`,
    halal: t`Halal`,
  } satisfies Record<DishLabel, string>;
  return {
    buttons,
    price: product.needsChoice ? t`from ${price}` : price,
    oldPrice: before === null ? null : money(before),
    unavailable: when ? t({ context: 'time', message: `from ${when}` }) : t`This product is not available`,
    meta: metaOf(product, {
      kcal: t`kcal`,
      gram: t`g`,
      kilo: t`kg`,
      liter: t`l`,
      soldBy: soldBy(product.soldBy),
    }),
    labels: product.labels.map((label) => ({
      text: labelTexts[label] ?? label,
      tone: LABEL_TONES[label] ?? 'plain',
    })),
    grade: (grade: number | null) =>
      grade === null ? null : { text: grade.toFixed(1), label: t`Rating: ${grade.toFixed(1)}` },
    countText: (count: number) => stepsText(product, count, { kilo: t`kg`, liter: t`l` }),
  };
}

type UnitLabels = { kcal: string; gram: string; kilo: string; liter: string; soldBy: string };

function metaOf({ unit, measure, calorie }: MenuProduct, labels: UnitLabels): string | null {
  const sizes = { GRAMM: labels.gram, KG: labels.kilo, LITER: labels.liter, COUNT: '' };
  const size = unit !== 'COUNT' && measure ? `${decimal(measure)} ${sizes[unit]}` : '';
  const energy = calorie ? `${decimal(calorie)} ${labels.kcal}` : '';
  return [size, energy, labels.soldBy].filter(Boolean).join(' · ') || null;
}

/** "0,6 kg" for products sold by weight; null where the bare number is clear. */
function stepsText(
  { unit, measure }: MenuProduct,
  count: number,
  labels: Pick<UnitLabels, 'kilo' | 'liter'>,
): string | null {
  if (unit !== 'KG' && unit !== 'LITER') return null;
  return `${decimal(count * (measure ?? 0.1))} ${unit === 'KG' ? labels.kilo : labels.liter}`;
}

const decimal = (value: number) => formatNumber(value, { nbsp: true }).replace('.', ',');
