import { useLingui } from '@lingui/react/macro';
import { type Product, productGallery, soldServices, withoutModifiers } from '@dasturxon/core/catalog';
import { countLimits, type LineIdentity, lineKey, priceLine } from '@dasturxon/core/cart';
import { localize } from '@dasturxon/core/kernel';
import { PrimaryButton } from '@dasturxon/ui/primary-button';
import { ProductDetails } from '@dasturxon/ui/product-details';
import { QuantityStepper } from '@dasturxon/ui/quantity-stepper';
import { SheetBody } from '@dasturxon/ui/sheet';
import { useAtomValue, useStore } from 'jotai';
import { type ReactNode, useRef, useState } from 'react';
import { Cell } from '@dasturxon/ui/cell-list';
import { StarFilledIcon, StarIcon } from '@dasturxon/ui/icons';

import { toPicture } from '../../catalog/picture-source.ts';
import { useDeps } from '../../hosts/deps.ts';
import { isStoppedAtom, stoppedModifiersAtom } from '../../domains/menu/availability.ts';
import { pageAtom } from '../../store/boot.ts';
import { ProductQuestions } from './product-questions.tsx';
import { useDishMarks } from '../../i18n/labels/dishes/dish-marks.ts';
import { useProductFormats } from '../../i18n/labels/dishes/product-formats.ts';
import { useSoldBy } from '../../i18n/menu-texts/sold-by.ts';
import { ShareButton } from './share-button.tsx';
import { useChoices } from './use-choices.ts';
import styles from './product-view.module.css';
import { addLineAtom, cartLinesAtom } from '../../domains/cart/cart.ts';
import { frameAtom } from '../../store/frame.ts';
import { notifyAtom } from '../../store/notices.ts';

type ProductViewProps = {
  product: Product;
  withoutCart: boolean;
  /** When it can be ordered again: '07:00', 'Fri 11:00'; null for a dish without hours, or within them (B21). */
  soldAgain: string | null;
  /** Beside the name: marks it as a favourite. */
  favourite?: ReactNode;
  /** Under everything: what goes well with it. */
  below?: ReactNode;
  /** Opens the reviews. */
  onReviews: () => void;
  onClose: () => void;
};

/** A product inside its sheet: description, choices, and the button with the current price. */
export function ProductView(props: ProductViewProps) {
  const { withoutCart, soldAgain, favourite, below, onReviews, onClose } = props;
  const product = withoutModifiers(props.product, useAtomValue(stoppedModifiersAtom));
  const { t } = useLingui();
  const { language, settings, merchant } = useAtomValue(pageAtom);
  const stopped = useAtomValue(isStoppedAtom(product.id)) || !product.isAvailable;
  const format = useProductFormats(language);
  const soldBy = useSoldBy();
  const marks = useDishMarks(language);
  const choices = useChoices(product);
  const order = useOrder(product, choices, onClose);
  const translate = (text: Product['description']) => localize(text, language, settings.languages.main);
  const name = translate(product.name);
  const { unitPrice, listPrice } = choices.prices;
  const hasCart = !withoutCart && !stopped;
  const notNow = soldAgain ? t`Can be ordered from ${soldAgain}` : t`This product is not available`;

  return (
    <SheetBody
      footer={
        hasCart ? (
          <div className={styles.footer}>
            <QuantityStepper
              label={name}
              count={order.count}
              countText={format.countText(product, order.count)}
              atLeast={order.limits.min}
              full={order.isFull}
              labels={{ increase: t`One more`, decrease: t`One less` }}
              onIncrease={() => order.step(1)}
              onDecrease={() => order.step(-1)}
            />
            <PrimaryButton
              native={{ id: 'add-to-basket' }}
              price={format.money(order.price)}
              onClick={order.add}
            >
              {t`Add`}
            </PrimaryButton>
          </div>
        ) : null
      }
    >
      <ProductDetails
        product={{
          name,
          pictures: productGallery(product, settings.look.logo ?? merchant.logo).map((image) =>
            toPicture(image)!,
          ),
          meta: [format.meta(product), soldBy(soldServices(product, settings.services))]
            .filter(Boolean)
            .join(' · '),
          labels: [...new Set([...product.labels.map(format.label), ...marks.labels(product)])],
          facts: marks.facts(product),
          description: translate(product.description),
          price: format.money(unitPrice),
          oldPrice: listPrice > unitPrice ? format.money(listPrice) : null,
          unavailable: stopped ? notNow : null,
        }}
        oldPriceLabel={t`Old price`}
        aside={
          <>
            {favourite}
            <ShareButton name={name} />
          </>
        }
      >
        <ProductQuestions product={product} choices={choices} showsMissing={order.wasRefused} />
        <ReviewsCell product={product} onOpen={onReviews} />
        {below}
      </ProductDetails>
    </SheetBody>
  );
}

/** How many, what they cost together, and putting them into the basket once everything is answered. */
function useOrder(product: Product, choices: ReturnType<typeof useChoices>, done: () => void) {
  const { haptic } = useDeps();
  const addLine = useAddLine();
  const limits = countLimits(product);
  const [count, setCount] = useState(limits.min);
  const [wasRefused, setRefused] = useState(false);
  const isAdded = useRef(false);
  const most = Math.min(limits.max, limits.available ?? limits.max);

  return {
    count,
    limits,
    wasRefused,
    isFull: count >= most,
    price: priceLine({ product, count, modifiers: choices.chosen }).price,
    step: (by: number) => setCount((before) => Math.max(limits.min, Math.min(most, before + by))),
    add: () => {
      const missing = choices.errors.find((domainError) => 'groupId' in domainError);
      if (missing && 'groupId' in missing) {
        setRefused(true);
        haptic('error');
        document
          .getElementById(`group-${missing.groupId}`)
          ?.scrollIntoView({ block: 'center', behavior: 'smooth' });
        document.getElementById(`group-${missing.groupId}`)?.focus({ preventScroll: true });
        return;
      }
      // The second tap of a double tap comes while the sheet closes.
      if (isAdded.current) return;
      isAdded.current = true;
      addLine({ productId: product.id, modifiers: [...choices.choices], count });
      done();
    },
  };
}

/** Adds a line to the basket and shows whether it is new there or has grown (ERR-24, ERR-25). */
function useAddLine(): (line: LineIdentity & { count: number }) => void {
  const { t } = useLingui();
  const { haptic } = useDeps();
  const store = useStore();
  return (line) => {
    const isMore = store.get(cartLinesAtom).some(({ key }) => key === lineKey(line));
    store.set(addLineAtom, line);
    store.set(notifyAtom, { text: isMore ? t`quantity updated` : t`added to cart`, tone: 'success' });
    // A host with a window of its own follows the basket.
    if (!store.get(frameAtom)) haptic('add');
  };
}

/** The dish's grade, with a link to its reviews. */
function ReviewsCell({ product, onOpen }: { product: Product; onOpen: () => void }) {
  const { t } = useLingui();
  const { grade } = product;
  return (
    <Cell
      icon={grade === null ? <StarIcon size={20} /> : <StarFilledIcon size={20} />}
      title={t`Reviews`}
      description={grade === null ? t`No reviews yet.` : null}
      end={grade === null ? null : <bdi>{grade.toFixed(1)}</bdi>}
      onClick={onOpen}
    />
  );
}
