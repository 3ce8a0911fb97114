import { formatNumber, formatPrice, formatSignedPrice } from '@dasturxon/core/format';
import {
  cookingTime,
  type DishLabel,
  type ModificationGroup,
  type Product,
  startingPrice,
} from '@dasturxon/core/catalog';
import { isWeighed, limitsOf, quantityOf } from '@dasturxon/core/cart';
import { directionOf, type Language } from '@dasturxon/core/kernel';
import { useLingui } from '@lingui/react/macro';

const LEFT_TO_RIGHT_MARK = '\u200E';

/** Formats of the product sheet's numbers, in the language of the page. */
export function useProductFormats(language: Language) {
  const { t } = useLingui();
  const units = { KG: t`kg`, LITER: t`l`, GRAMM: t`g`, COUNT: '' };
  const decimal = (value: number) => formatNumber(value, { nbsp: true }).replace('.', ',');

  const money = (amount: number) => formatPrice(amount, language, { nbsp: true });

  const size = ({ unit, measure }: Product) => {
    if (unit === 'COUNT' || measure === null || isWeighed({ unit })) return null;
    return `${decimal(measure)} ${units[unit]}`;
  };

  const time = (product: Product) => {
    const minutes = cookingTime(product);
    if (!minutes) return null;
    if (minutes.min === minutes.max) return t`${minutes.max} min`;
    // On an Arabic page the dash alone would turn the range about.
    const mark = directionOf(language) === 'rtl' ? LEFT_TO_RIGHT_MARK : '';
    return t`${minutes.min + mark}–${mark + minutes.max} min`;
  };

  const known: Readonly<Record<string, string>> = {
    new: t({ context: 'dish', message: 'New' }),
    hit: t`Popular`,
    spicy: t`Spicy`,
    vegan: t`Vegan`,
    halal: t`Halal`,
  } satisfies Record<DishLabel, string>;

  return {
    money,
    /** "45 000 so'm", or "from 45 000 so'm" where something has to be chosen first. */
    from: (product: Product) => {
      const { price: lowest, isFrom } = startingPrice(product);
      const price = money(lowest);
      return isFrom ? t`from ${price}` : price;
    },
    off: (amount: number) => formatSignedPrice('−', amount, language),
    extra: (amount: number) => formatSignedPrice('+', amount, language),
    /** The text of a label: ours for a known one, else the merchant's own (IMP-08). */
    label: (label: string) => known[label] ?? label,
    /** "350 g · 420 kcal · 15–20 min". */
    meta: (product: Product) =>
      [size(product), product.calorie ? t`${decimal(product.calorie)} kcal` : null, time(product)]
        .filter(Boolean)
        .join(' · ') || null,
    /** "1,2 kg" where the bare count is ambiguous. */
    countText: (product: Product, count: number) =>
      isWeighed(product) ? `${decimal(quantityOf(product, count))} ${units[product.unit]}` : null,
    /** "Choose 1 to 3". */
    hint: (group: ModificationGroup) => {
      const { min, max } = limitsOf(group);
      if (max === 1) return min === 1 ? t`Choose one` : t`Choose one (optional)`;
      if (min === max) return t`Choose ${min}`;
      if (max === Infinity) return min > 0 ? t`Choose at least ${min}` : t`Choose as many as you like`;
      return min > 0 ? t`Choose ${min} to ${max}` : t`Choose up to ${max}`;
    },
  };
}
