import styles from './price-parts.module.css';

/** A part of a price with its steps; `value` is formatted. */
export type PricePartView = {
  id: string;
  label: string;
  value: string;
  steps: readonly { id: string; label: string; value: string }[];
};

export type PricePartsProps = {
  /** What opens it: "How is this calculated?" */
  question: string;
  parts: readonly PricePartView[];
  /** The total that the parts add up to. */
  total: { label: string; value: string };
};

/** The derivation of a price, folded: each part with its steps, and the total that they add up to (C1). */
export function PriceParts({ question, parts, total }: PricePartsProps) {
  return (
    <details className={styles.parts} data-price-parts>
      <summary className={styles.question}>{question}</summary>
      {parts.map((part) => (
        <section key={part.id} className={styles.part} aria-label={part.label}>
          <p className={styles.heading}>
            <span>{part.label}</span>
            <bdi>{part.value}</bdi>
          </p>
          <ul className={styles.steps}>
            {part.steps.map((step) => (
              <li key={step.id} className={styles.step}>
                <span dir="auto">{step.label}</span>
                <bdi className={styles.value}>{step.value}</bdi>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p className={styles.total}>
        <span>{total.label}</span>
        <bdi>{total.value}</bdi>
      </p>
    </details>
  );
}
