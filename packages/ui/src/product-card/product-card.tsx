import { clsx } from 'clsx';
import type { ReactNode } from 'react';

import { followLink } from '../follow-link/follow-link.ts';
import { Picture, type PictureSource } from '../picture/picture.tsx';
import { Price } from '../price/price.tsx';
import { CardStepper, type CardStepperWords } from './card-stepper.tsx';
import styles from './product-card.module.css';

export type CardSize = 'BIG' | 'MEDIUM' | 'SMALL';

export type CardLabel = { text: string; tone?: 'brand' | 'sale' | 'plain' };

/** What guests give a dish: "4.6", and what is read aloud for it. */
export type CardGrade = { text: string; label: string };

export type ProductCardWords = CardStepperWords & {
  /** Read aloud before the old price. */
  oldPrice?: string;
};

export type ProductCardProps = {
  id: string;
  name: string;
  /** The product's own address; a plain link without JavaScript. */
  href: string;
  picture: PictureSource | null;
  /** Pictures of the first screen are asked for at once. */
  eager?: boolean;
  /** Weight, volume or calories: "350 g · 420 kcal". */
  meta?: string | null;
  price: string;
  oldPrice?: string | null;
  labels?: readonly CardLabel[];
  /** On the picture, so that one that arrives later moves nothing. */
  grade?: CardGrade | null;
  /** How many are in the basket; 0 shows the plus. */
  count?: number;
  countText?: string | null;
  /** The plus opens the dish, which has to be asked something first. */
  asks?: boolean;
  full?: boolean;
  /** To be looked at: it opens, and has no button that adds it. */
  lookedAt?: boolean;
  /** Why it cannot be ordered now: stands for weight and price, in two lines; greys the card and takes the button away. */
  unavailable?: string | null;
  size?: CardSize;
  /** At the top end of the plate: a FavouriteButton. */
  corner?: ReactNode;
  /** Names the category's plate colour. */
  plateId?: string;
  words: ProductCardWords;
  onOpen?: (id: string) => void;
  onAdd?: (id: string) => void;
  onRemove?: (id: string) => void;
};

/**
 * A dish in the menu, one list item of a ProductGrid. The whole card opens the dish, the round button adds it.
 * Its height depends on the size and the breakpoint alone (see CARD_METRICS), never on its words.
 */
export function ProductCard(props: ProductCardProps) {
  const { id, name, href, picture, eager, labels, count = 0, size = 'MEDIUM', unavailable } = props;

  return (
    <li
      className={clsx(
        styles.card,
        styles[size],
        count > 0 && styles.counted,
        unavailable && styles.unavailable,
      )}
      data-product={id}
      data-plate={props.plateId}
    >
      <div className={styles.plate}>
        {picture ? (
          <Picture source={picture} eager={eager} />
        ) : (
          <span className={styles.noPicture} aria-hidden />
        )}
      </div>
      <div className={styles.text}>
        <CardName id={id} name={name} href={href} onOpen={props.onOpen} />
        <CardFacts {...props} />
      </div>
      <CardLabels labels={labels} />
      <Grade grade={props.grade} />
      {props.corner ? <div className={styles.corner}>{props.corner}</div> : null}
      {unavailable || props.lookedAt ? null : <CardStepper {...props} count={count} />}
    </li>
  );
}

function CardName({ id, name, href, onOpen }: Pick<ProductCardProps, 'id' | 'name' | 'href' | 'onOpen'>) {
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

function CardFacts({ meta, price, oldPrice, unavailable, words }: ProductCardProps) {
  if (unavailable) return <p className={styles.reason}>{unavailable}</p>;
  return (
    <>
      {meta ? <p className={styles.meta}>{meta}</p> : null}
      <p className={styles.price}>
        <Price value={price} oldValue={oldPrice} oldLabel={words.oldPrice} />
      </p>
    </>
  );
}

function CardLabels({ labels = [] }: Pick<ProductCardProps, 'labels'>) {
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

function Grade({ grade }: Pick<ProductCardProps, 'grade'>) {
  return grade ? (
    <span className={styles.grade} role="img" aria-label={grade.label}>
      ★ {grade.text}
    </span>
  ) : null;
}
