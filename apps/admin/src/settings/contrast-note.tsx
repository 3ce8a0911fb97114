import { Badge } from '@dasturxon/admin-ui/badge';
import { Button } from '@dasturxon/admin-ui/button';
import { type FieldRef, typedText } from '@dasturxon/core/drafts';
import { formatNumber, leftToRight } from '@dasturxon/core/format';
import { contrastGuard } from '@dasturxon/core/merchant';
import { useLingui } from '@lingui/react/macro';

import { useField } from '../drafts/draft-context.ts';
import { PLACE_LABELS } from './setting-labels.ts';
import styles from './settings.module.css';

const ref = (field: string): FieldRef => ({ entity: 'settings', id: 'web', field });

/** A square of the colour; its value stands beside it. */
const Swatch = ({ color }: { color: string }) => (
  <svg className={styles['swatch']} viewBox="0 0 1 1" aria-hidden="true">
    <rect width="1" height="1" fill={color} />
  </svg>
);

/** How well the main colour can be read, and the shade that guests see where it cannot. It stops nothing. */
export function ContrastNote() {
  const { t, i18n } = useLingui();
  const color = useField(ref('mainColor'));
  const type = useField(ref('mainColorType'));
  if (color.problem !== null) return null;
  const look = { mainColor: typedText(color.value), mainColorType: typedText(type.value) };
  return (
    <ul className={styles['guard']} aria-label={t`How well the main colour can be read`}>
      {contrastGuard(look).map(({ place, ratio, isReadable, shade: value }) => {
        const shade = leftToRight(value);
        const shown = formatNumber(Math.floor(ratio * 10) / 10);
        return (
          <li key={place}>
            <Swatch color={value} /> <span>{i18n._(PLACE_LABELS[place])}</span>{' '}
            <Badge tone={isReadable ? 'good' : 'warn'}>
              {isReadable ? t`${shown} : 1, good` : t`${shown} : 1, too weak`}
            </Badge>{' '}
            {!isReadable && (
              <>
                <span>{t`Guests see ${shade} there.`}</span>{' '}
                {place === 'BUTTON' && (
                  <Button onPress={() => color.change(value)}>{t`Take ${shade}`}</Button>
                )}
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}
