import { FoldedCard, type FoldedCardProps } from '@dasturxon/ui/folded-card';
import { useState } from 'react';

import { CardError, type CardProps } from './card.tsx';
import styles from './checkout.module.css';

type FoldedPlaceProps = Omit<CardProps, 'title'> &
  Pick<FoldedCardProps, 'title' | 'note' | 'below'> & {
    /** Something in it is wrong, as a field. */
    isWrong?: boolean;
  };

/** A card that few need: closed until it is tapped, or something in it is wrong. */
export function FoldedPlace({ place, error, isWrong = false, children, ...card }: FoldedPlaceProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <FoldedCard {...card} isOpen={isOpen || isWrong || Boolean(error)} onToggle={setOpen}>
      <div id={`checkout-${place}`} className={styles.place}>
        {children}
        <CardError text={error} />
      </div>
    </FoldedCard>
  );
}
