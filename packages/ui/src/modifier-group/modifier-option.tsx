import { clsx } from 'clsx';

import { Picture } from '../picture/picture.tsx';
import { QuantityStepper } from '../quantity-stepper/quantity-stepper.tsx';
import type { ModifierChoice, ModifierGroupProps } from './modifier-group.tsx';
import styles from './modifier-option.module.css';

type ModifierOptionProps = Pick<ModifierGroupProps, 'single' | 'labels' | 'onCount'> & {
  option: ModifierChoice;
  groupName: string;
  withPicture: boolean;
};

/** One modifier: a chip or a picture card, and a stepper once it is chosen and can be had more than once. */
export function ModifierOption({
  option,
  groupName,
  withPicture,
  single,
  labels,
  onCount,
}: ModifierOptionProps) {
  const { id, name, price, picture, count, disabled } = option;
  const chosen = count > 0;
  const blocked = disabled === true && !chosen;

  return (
    <div
      className={clsx(
        withPicture ? styles.card : styles.chip,
        chosen && styles.chosen,
        blocked && styles.off,
      )}
    >
      <label className={styles.label}>
        <input
          className={styles.input}
          type={single ? 'radio' : 'checkbox'}
          name={groupName}
          checked={chosen}
          disabled={blocked}
          onChange={(event) => onCount(id, event.target.checked ? 1 : 0)}
        />
        {withPicture ? <Plate picture={picture} /> : null}
        <span className={styles.name}>{name}</span>
        {price ? <bdi className={styles.price}>{price}</bdi> : null}
      </label>
      {chosen ? <Counter option={option} labels={labels} onCount={onCount} /> : null}
    </div>
  );
}

function Plate({ picture }: Pick<ModifierChoice, 'picture'>) {
  return <span className={styles.plate}>{picture ? <Picture source={picture} /> : null}</span>;
}

function Counter({ option, labels, onCount }: Pick<ModifierOptionProps, 'option' | 'labels' | 'onCount'>) {
  const { id, name, count, maxCount = 1, disabled } = option;
  if (maxCount <= 1) return null;
  return (
    <QuantityStepper
      size="s"
      label={name}
      count={count}
      labels={labels}
      full={count >= maxCount || disabled === true}
      onIncrease={() => onCount(id, count + 1)}
      onDecrease={() => onCount(id, count - 1)}
    />
  );
}
