import { clsx } from 'clsx';
import type { ReactNode } from 'react';

import { Gallery } from '../gallery/gallery.tsx';
import type { PictureSource } from '../picture/picture.tsx';
import { Price } from '../price/price.tsx';
import styles from './product-details.module.css';

export type ProductFact = { label: string; value: string };

export type DetailedProduct = {
  name: string;
  pictures: readonly PictureSource[];
  /** "350 g · 420 kcal". */
  meta?: string | null;
  /** "New", "Spicy". */
  labels?: readonly string[];
  description?: string | null;
  price: string;
  oldPrice?: string | null;
  /** Protein, fat, allergens. */
  facts?: readonly ProductFact[];
  /** Why it cannot be ordered now. */
  unavailable?: string | null;
};

export type ProductDetailsProps = {
  product: DetailedProduct;
  oldPriceLabel?: string;
  /** Badges, favourite, share: beside the name. */
  aside?: ReactNode;
  /** Modifier groups. */
  children?: ReactNode;
};

/** A dish at large: pictures to the edges, name, description, then the choices. Put it into a bare Sheet. */
export function ProductDetails(props: ProductDetailsProps) {
  const { product, aside, children } = props;
  const { name, pictures, meta, labels = [], description, facts = [], unavailable } = product;
  return (
    <article className={clsx(styles.details, pictures.length > 0 && styles.pictured)}>
      <Gallery label={name} pictures={pictures} />
      <div className={styles.body}>
        <div>
          <div className={styles.top}>
            <h3 className={styles.name}>{name}</h3>
            {aside ? <div className={styles.aside}>{aside}</div> : null}
          </div>
          {meta ? <p className={styles.meta}>{meta}</p> : null}
          {labels.length > 0 ? (
            <ul className={styles.labels}>
              {labels.map((label) => (
                <li key={label} className={styles.label}>
                  {label}
                </li>
              ))}
            </ul>
          ) : null}
          <p className={styles.price}>
            <Price
              value={product.price}
              oldValue={product.oldPrice}
              oldLabel={props.oldPriceLabel}
              size="l"
            />
          </p>
          {unavailable ? <p className={styles.unavailable}>{unavailable}</p> : null}
        </div>
        {description ? <p className={styles.description}>{description}</p> : null}
        {facts.length > 0 ? (
          <dl className={styles.facts}>
            {facts.map((fact) => (
              <div key={fact.label} className={styles.fact}>
                <dt className={styles.factLabel}>{fact.label}</dt>
                <dd>{fact.value}</dd>
              </div>
            ))}
          </dl>
        ) : null}
        {children}
      </div>
    </article>
  );
}
