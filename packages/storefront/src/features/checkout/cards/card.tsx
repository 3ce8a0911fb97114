import { AlertIcon } from '@dasturxon/ui/icons';
import { SectionCard } from '@dasturxon/ui/section-card';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';

import { isLeavingAtom } from '../../../domains/session/is-leaving.ts';
import styles from './checkout.module.css';
import type { Place } from './problems.ts';

export type CardProps = { place: Place; title?: string; error?: string | null; children: ReactNode };

/** A card of checkout and what is wrong in it. */
export function Card({ place, title, error, children }: CardProps) {
  return (
    <SectionCard title={title}>
      <div id={`checkout-${place}`} className={styles.place}>
        {children}
        <CardError text={error} />
      </div>
    </SectionCard>
  );
}

/** A card's error message; an expired session has its own, shown after the redirect (SES-01). */
export function CardError({ text }: { text?: string | null | undefined }) {
  const isLeaving = useAtomValue(isLeavingAtom);
  if (!text || isLeaving) return null;
  return (
    <p className={styles.error} role="alert" tabIndex={-1}>
      <AlertIcon size={16} />
      {text}
    </p>
  );
}
