import { useLingui } from '@lingui/react/macro';
import { countLimits, type LineError, priceLine, type ResolvedLine } from '@dasturxon/core/cart';
import { productImage } from '@dasturxon/core/catalog';
import { localize, type LocalizedText } from '@dasturxon/core/kernel';
import { BasketLine } from '@dasturxon/ui/basket-line';
import { useAtomValue, useSetAtom } from 'jotai';
import type { ReactNode } from 'react';

import { toPicture } from '../../catalog/picture-source.ts';
import { useProductFormats } from '../../i18n/labels/dishes/product-formats.ts';
import { go } from '../../router/navigation.ts';
import { lazyWithMessages } from '../../i18n/lazy-messages.tsx';
import { Optional } from '../../lazy/optional.tsx';
import { pageAtom } from '../../store/boot.ts';
import { removeLineAtom, setCountAtom, undoRemoveAtom } from '../../domains/cart/cart.ts';
import { notifyAtom } from '../../store/notices.ts';

// Of few baskets: of those with dishes of two branches.
export const OtherBranch = lazyWithMessages(
  () => import('./other-branch.tsx'),
  (module) => module.OtherBranch,
);

/** One line of the basket: its choices, its count, its price, and why it cannot be ordered when it cannot. */
export function BasketRow({ line }: { line: ResolvedLine }) {
  const { t } = useLingui();
  const { language, settings, merchant } = useAtomValue(pageAtom);
  const setCount = useSetAtom(setCountAtom);
  const remove = useRemoveLine();
  const format = useProductFormats(language);
  const errorText = useOrderErrorText();
  const { key, product, count, modifiers, errors } = line;
  const translate = (text: LocalizedText) => localize(text, language, settings.languages.main);
  const name = translate(product.name);
  const { min, max, available } = countLimits(product);
  const price = priceLine({ product, count, modifiers });
  const change = (by: number) =>
    count + by < min ? remove(key, name) : setCount({ key, count: count + by });

  return (
    <BasketLine
      product={{
        name,
        picture: toPicture(productImage(product, settings.look.logo ?? merchant.logo)),
        details:
          modifiers.map((chosen) => withCount(translate(chosen.modifier.name), chosen.count)).join(' · ') ||
          format.meta(product),
        price: format.money(price.price),
        oldPrice: price.discount > 0 ? format.money(price.listPrice) : null,
        unavailable: errors[0] ? errorText(errors[0]) : null,
      }}
      quantity={{
        count,
        countText: format.countText(product, count),
        full: count >= Math.min(max, available ?? max),
      }}
      labels={{ increase: t`One more`, decrease: t`One less`, remove: t`Remove`, oldPrice: t`Old price` }}
      onIncrease={() => change(1)}
      onDecrease={() => change(-1)}
      onRemove={() => remove(key, name)}
      onOpen={() => go(`/product/${product.id}`)}
    />
  );
}

const withCount = (name: string, count: number) => (count > 1 ? `${name} × ${count}` : name);

/** The message why a line cannot be ordered (ERR-11, ERR-13). */
function useOrderErrorText() {
  const { t } = useLingui();
  return (domainError: LineError): ReactNode => {
    switch (domainError.code) {
      case 'product.notEnough':
        return t`Not enough products! Maximum amount ${domainError.available}`;
      case 'product.tooFew':
        return t`Order at least ${domainError.min}`;
      case 'product.tooMany':
        return t`Order no more than ${domainError.max}`;
      case 'modifier.tooFew':
      case 'modifier.tooMany':
      case 'modifier.dependency':
      case 'modifier.notFound':
      case 'modifier.unavailable':
        return t`Its options have changed. Remove it and choose again.`;
      case 'product.otherBranch':
        return (
          <Optional>
            <OtherBranch place="dish" />
          </Optional>
        );
      default:
        return t`This product is not available`;
    }
  };
}

/** Removes a line, and shows a notice with an undo. */
function useRemoveLine(): (key: string, name: string) => void {
  const { t } = useLingui();
  const removeLine = useSetAtom(removeLineAtom);
  const undoRemove = useSetAtom(undoRemoveAtom);
  const notify = useSetAtom(notifyAtom);

  return (key, name) => {
    const token = removeLine(key);
    if (!token) return;
    notify({ text: t`${name} was removed`, action: { label: t`Undo`, onAction: () => undoRemove(token) } });
  };
}
