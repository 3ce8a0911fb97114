import { Badge } from '@dasturxon/admin-ui/badge';
import { Button } from '@dasturxon/admin-ui/button';
import { localize } from '@dasturxon/core/kernel';
import type { StoppableProduct } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';

import { useCallError } from '../board/use-call-error.ts';
import { untilText } from '../branches/until-text.ts';
import { useLanguage } from '../i18n/use-language.ts';
import styles from './stop-list-screen.module.css';
import { useReturn } from './use-stops.ts';

type Props = {
  product: StoppableProduct;
  branchId: string;
  now: Date;
  zone: string;
  onStop: () => void;
};

function State({ product: { stop, isSoldOut }, now, zone }: Pick<Props, 'product' | 'now' | 'zone'>) {
  const { t } = useLingui();
  const time = stop?.until ? untilText(stop.until, now, zone) : '';
  const details = [stop?.by, stop?.reason].filter(Boolean).join(' · ');
  return (
    <span className={styles['state']}>
      {stop && <Badge tone="bad">{stop.until ? t`Off until ${time}` : t`Off until put back`}</Badge>}
      {isSoldOut && <Badge tone="warn">{t`Out of stock`}</Badge>}
      {details !== '' && <span className={styles['details']}>{details}</span>}
    </span>
  );
}

/** A product with its state and the one button that changes it. */
export function ProductRow({ product, branchId, now, zone, onStop }: Props) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const back = useReturn(product.id, branchId);
  const error = useCallError(back.error);
  const name = localize(product.name, language) || product.id;
  return (
    <li className={styles['row']} aria-label={name}>
      <span className={styles['name']}>{name}</span>
      <State product={product} now={now} zone={zone} />
      {error !== '' && <span role="alert">{error}</span>}
      {product.stop ? (
        <Button look="main" isPending={back.isPending} onPress={() => back.mutate()}>
          {t`Put back on sale`}
        </Button>
      ) : (
        <Button onPress={onStop}>{t`Stop sale`}</Button>
      )}
    </li>
  );
}
