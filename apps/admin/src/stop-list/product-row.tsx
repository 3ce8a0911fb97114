import { Badge } from '@dasturxon/admin-ui/badge';
import { Button } from '@dasturxon/admin-ui/button';
import { Row } from '@dasturxon/admin-ui/row-list';
import { localize } from '@dasturxon/core/kernel';
import type { ProductStop, StoppableProduct } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { useCallError } from '../board/use-call-error.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { WaitingMark } from '../offline/waiting-mark.tsx';
import { StopLabel } from './stop-label.tsx';
import styles from './stop-list-screen.module.css';
import { type Subject, useReturn } from './use-stops.ts';

type Place = {
  branchId: string;
  now: Date;
  zone: string;
  onStop: (subject: Subject) => void;
};

type ButtonsProps = Place & { subject: Subject; stop: ProductStop | null };

/** The button that stops a product or a choice, or puts it back. */
function StopButton({ subject, stop, branchId, onStop }: ButtonsProps) {
  const { t } = useLingui();
  const back = useReturn();
  const error = useCallError(back.error);
  return (
    <>
      {error !== '' && <span role="alert">{error}</span>}
      {stop ? (
        <Button
          look="main"
          isPending={back.isPending}
          onPress={() => back.mutate([{ ...subject, branchId }])}
        >
          {t`Put back on sale`}
        </Button>
      ) : (
        <Button onPress={() => onStop(subject)}>{t`Stop sale`}</Button>
      )}
    </>
  );
}

/** A product with its state and its button; its choices, which are stopped in all products at once, open below it. */
export function ProductRow({ product, ...place }: Place & { product: StoppableProduct }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { modifiers } = product;
  const [isOpen, setOpen] = useState(modifiers.some(({ stop }) => stop !== null));
  const name = localize(product.name, language) || product.id;
  const subject = { kind: 'PRODUCT', id: product.id, name } as const;
  const count = modifiers.length;
  return (
    <>
      <Row label={name} title={name}>
        <span className={styles['state']}>
          <StopLabel stop={product.stop} now={place.now} zone={place.zone} />
          {product.isSoldOut && <Badge tone="warn">{t`Out of stock`}</Badge>}
        </span>
        {count > 0 && (
          <Button isExpanded={isOpen} onPress={() => setOpen(!isOpen)}>
            {t`Options: ${count}`}
          </Button>
        )}
        <WaitingMark subject={`product ${product.id}`} />
        <StopButton subject={subject} stop={product.stop} {...place} />
      </Row>
      {isOpen &&
        modifiers.map(({ id, name: option, stop }) => {
          const label = `${name} · ${localize(option, language) || id}`;
          return (
            <Row key={id} label={label} title={`+ ${localize(option, language) || id}`}>
              <span className={styles['state']}>
                <StopLabel stop={stop} now={place.now} zone={place.zone} />
              </span>
              <StopButton subject={{ kind: 'MODIFIER', id, name: label }} stop={stop} {...place} />
            </Row>
          );
        })}
    </>
  );
}
