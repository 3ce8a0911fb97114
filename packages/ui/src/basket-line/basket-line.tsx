import { clsx } from 'clsx';
import type { ReactNode } from 'react';

import { TrashIcon } from '../icons/icons.tsx';
import { Picture, type PictureSource } from '../picture/picture.tsx';
import { Price } from '../price/price.tsx';
import { QuantityStepper } from '../quantity-stepper/quantity-stepper.tsx';
import styles from './basket-line.module.css';

export type BasketLineLabels = { increase: string; decrease: string; remove: string; oldPrice?: string };

export type BasketLineProduct = {
  name: string;
  picture: PictureSource | null;
  /** Chosen modifiers and weight: "Large · Cheese × 2". */
  details?: string | null;
  /** Of the whole line. */
  price: string;
  oldPrice?: string | null;
  /** Why it cannot be ordered now; replaces the stepper. */
  unavailable?: ReactNode;
};

export type BasketLineProps = {
  product: BasketLineProduct;
  quantity: { count: number; countText?: string | null; full?: boolean };
  labels: BasketLineLabels;
  onIncrease: () => void;
  onDecrease: () => void;
  onRemove: () => void;
  /** Opens the dish. */
  onOpen?: () => void;
};

/** One line of the basket. */
export function BasketLine(props: BasketLineProps) {
  const { quantity, labels } = props;
  const { name, picture, details, price, oldPrice, unavailable } = props.product;
  return (
    <li className={clsx(styles.line, unavailable && styles.unavailable)}>
      <div className={styles.plate}>{picture ? <Picture source={picture} /> : null}</div>
      <div className={styles.text}>
        <h3 className={styles.name}>
          {props.onOpen ? (
            <button type="button" className={styles.open} onClick={props.onOpen}>
              {name}
            </button>
          ) : (
            name
          )}
        </h3>
        {details ? <p className={styles.details}>{details}</p> : null}
        {unavailable ? <p className={styles.reason}>{unavailable}</p> : null}
        <div className={styles.foot}>
          {unavailable ? null : <Price value={price} oldValue={oldPrice} oldLabel={labels.oldPrice} />}
          {unavailable ? null : (
            <QuantityStepper
              size="s"
              label={name}
              {...quantity}
              labels={labels}
              onIncrease={props.onIncrease}
              onDecrease={props.onDecrease}
            />
          )}
        </div>
      </div>
      <button
        type="button"
        className={styles.remove}
        aria-label={`${labels.remove}: ${name}`}
        onClick={props.onRemove}
      >
        <TrashIcon size={20} />
      </button>
    </li>
  );
}
