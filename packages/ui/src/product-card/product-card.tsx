import { clsx } from 'clsx';
import type { ReactNode } from 'react';

import { followLink } from '../follow-link/follow-link.ts';
import { Picture, type PictureSource } from '../picture/picture.tsx';
import { Price } from '../price/price.tsx';
import { CardStepper, type CardStepperLabels } from './card-stepper.tsx';
import styles from './product-card.module.css';

export type CardSize = 'BIG' | 'MEDIUM' | 'SMALL';

export type CardLabel = { text: string; tone?: 'brand' | 'sale' | 'plain' };

/** What guests give a dish: "4.6", and what is read aloud for it. */
export type CardGrade = { text: string; label: string };

export type ProductCardLabels = CardStepperLabels & {
  /** Read aloud before the old price. */
  oldPrice?: string;
};

export type CardProduct = {
  id: string;
  name: string;
  /** The product's own address; a plain link without JavaScript. */
  href: string;
  picture: PictureSource | null;
  /** Weight, volume or calories: "350 g · 420 kcal". */
  meta?: string | null;
  price: string;
  oldPrice?: string | null;
  labels?: readonly CardLabel[];
  /** On the picture, so that one that arrives later moves nothing. */
  grade?: CardGrade | null;
  /** Why it cannot be ordered now: replaces weight and price in two lines, greys the card and removes the button. */
  unavailable?: string | null;
  /** Names the category's plate colour. */
  plateId?: string;
};

export type CardCart = {
  /** How many are in the basket; 0 shows the plus. */
  count?: number;
  countText?: string | null;
  /** The plus opens the dish, which has required choices. */
  asks?: boolean;
  full?: boolean;
  /** The card is not one of the menu: its plus calls `onAdd`, and the page's script does not count its taps. */
  isOutsideMenu?: boolean;
};

export type CardActions = {
  onOpen?: (id: string) => void;
  onAdd?: (id: string) => void;
  onRemove?: (id: string) => void;
};

export type ProductCardProps = {
  product: CardProduct;
  cart?: CardCart;
  actions?: CardActions;
  labels: ProductCardLabels;
  size?: CardSize;
  /** Pictures of the first screen load at once. */
  eager?: boolean;
  /** View only: it opens, and has no add button. */
  lookedAt?: boolean;
  /** At the top end of the plate: a FavouriteButton. */
  corner?: ReactNode;
};

const NO_CART: CardCart = {};
const NO_ACTIONS: CardActions = {};

/**
 * A dish in the menu, one list item of a ProductGrid. The whole card opens the dish, the round button adds it. Its
 * height depends only on the size and the breakpoint, never on its text.
 */
export function ProductCard(props: ProductCardProps) {
  const { product, cart = NO_CART, actions = NO_ACTIONS, labels, size = 'MEDIUM' } = props;
  const { id, picture, unavailable } = product;
  const { count = 0 } = cart;

  return (
    <li
      className={clsx(
        styles.card,
        styles[size],
        count > 0 && styles.counted,
        unavailable && styles.unavailable,
      )}
      data-product={id}
      data-plate={product.plateId}
    >
      <div className={styles.plate}>
        {picture ? (
          <Picture source={picture} eager={props.eager} />
        ) : (
          <span className={styles.noPicture} aria-hidden />
        )}
      </div>
      <div className={styles.text}>
        <CardName product={product} onOpen={actions.onOpen} />
        <CardFacts product={product} oldPriceLabel={labels.oldPrice} />
      </div>
      <CardLabels labels={product.labels} />
      <Grade grade={product.grade} />
      <Corner>{props.corner}</Corner>
      {unavailable || props.lookedAt ? null : (
        <CardStepper product={product} cart={{ ...cart, count }} actions={actions} labels={labels} />
      )}
    </li>
  );
}

function CardName({
  product: { id, name, href },
  onOpen,
}: Pick<ProductCardProps, 'product'> & Pick<CardActions, 'onOpen'>) {
  return (
    <h3 className={styles.name}>
      <a
        className={styles.open}
        href={href}
        onClick={(event) => followLink(event, onOpen && (() => onOpen(id)))}
      >
        {name}
      </a>
    </h3>
  );
}

function CardFacts({ product, oldPriceLabel }: { product: CardProduct; oldPriceLabel: string | undefined }) {
  const { meta, price, oldPrice, unavailable } = product;
  if (unavailable) return <p className={styles.reason}>{unavailable}</p>;
  return (
    <>
      {meta ? <p className={styles.meta}>{meta}</p> : null}
      <p className={styles.price}>
        <Price value={price} oldValue={oldPrice} oldLabel={oldPriceLabel} />
      </p>
    </>
  );
}

function CardLabels({ labels = [] }: Pick<CardProduct, 'labels'>) {
  if (labels.length === 0) return null;
  return (
    <p className={styles.labels}>
      {labels.map((label) => (
        <span key={label.text} className={styles[label.tone ?? 'plain']}>
          {label.text}
        </span>
      ))}
    </p>
  );
}

function Grade({ grade }: Pick<CardProduct, 'grade'>) {
  return grade ? (
    <span className={styles.grade} role="img" aria-label={grade.label}>
      ★ {grade.text}
    </span>
  ) : null;
}

function Corner({ children }: { children: ReactNode }) {
  return children ? <div className={styles.corner}>{children}</div> : null;
}
