import type { MouseEvent } from 'react';

import { classNames } from '../class-names/class-names.ts';
import { Picture, type PictureSource } from '../picture/picture.tsx';
import { Price } from '../price/price.tsx';
import { CardStepper, type CardStepperWords } from './card-stepper.tsx';
import styles from './product-card.module.css';

export type CardSize = 'BIG' | 'MEDIUM' | 'SMALL';

export type CardLabel = { text: string; tone?: 'brand' | 'sale' | 'plain' };

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
  /** How many are in the basket; 0 shows the plus. */
  count?: number;
  countText?: string | null;
  full?: boolean;
  /** Why it cannot be ordered now ("Sold out"); greys the card and takes the button away. */
  unavailable?: string | null;
  size?: CardSize;
  /** Names the category's plate colour, see `plateRules`. */
  plateId?: string;
  words: ProductCardWords;
  onOpen?: (id: string) => void;
  onAdd?: (id: string) => void;
  onRemove?: (id: string) => void;
};

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * A dish in the menu, one list item of a ProductGrid. The whole card opens the dish, the round button adds it.
 * Its height depends on the size and the breakpoint alone (see CARD_METRICS), never on its words.
 */
export function ProductCard(props: ProductCardProps) {
  const { id, name, href, picture, eager, meta, labels, size = 'MEDIUM', unavailable, words } = props;

  const open = (event: MouseEvent) => {
    if (!props.onOpen || !isPlainClick(event)) return;
    event.preventDefault();
    props.onOpen(id);
  };

  return (
    <li
      className={classNames(styles.card, styles[size], unavailable && styles.unavailable)}
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
        <h3 className={styles.name}>
          <a className={styles.open} href={href} onClick={open}>
            {name}
          </a>
        </h3>
        {meta ? <p className={styles.meta}>{meta}</p> : null}
        <p className={styles.price}>
          {unavailable ? (
            <span className={styles.reason}>{unavailable}</span>
          ) : (
            <Price value={props.price} oldValue={props.oldPrice} oldLabel={words.oldPrice} />
          )}
        </p>
      </div>
      {labels && labels.length > 0 ? <CardLabels labels={labels} /> : null}
      {unavailable ? null : (
        <CardStepper
          id={id}
          name={name}
          count={props.count ?? 0}
          countText={props.countText}
          full={props.full}
          words={words}
          onAdd={props.onAdd}
          onRemove={props.onRemove}
        />
      )}
    </li>
  );
}

function CardLabels({ labels }: { labels: readonly CardLabel[] }) {
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
