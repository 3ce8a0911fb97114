import { Button, ButtonRow } from '@dasturxon/admin-ui/button';
import { type FieldRef, typedText } from '@dasturxon/core/drafts';
import { leftToRight } from '@dasturxon/core/format';
import { logoColors } from '@dasturxon/core/merchant';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';

import { useField } from '../drafts/draft-context.ts';
import styles from './settings.module.css';

/** The side that a logo is drawn to, in pixels: enough for its colours. */
const SIDE = 64;

const of = (field: string): FieldRef => ({ entity: 'settings', id: 'web', field });

/** The pixels of a picture; none for one that cannot be drawn or read. */
async function pixelsOf(src: string): Promise<Uint8ClampedArray | null> {
  const picture = new Image();
  picture.src = src;
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  try {
    await picture.decode();
    const context = canvas.getContext('2d');
    context?.drawImage(picture, 0, 0, SIDE, SIDE);
    return context?.getImageData(0, 0, SIDE, SIDE).data ?? null;
  } catch {
    return null;
  }
}

function usePixels(src: string) {
  const [read, setRead] = useState<{ src: string; pixels: Uint8ClampedArray | null } | null>(null);
  useEffect(() => {
    let isLeft = false;
    if (src !== '') void pixelsOf(src).then((pixels) => isLeft || setRead({ src, pixels }));
    return () => {
      isLeft = true;
    };
  }, [src]);
  return read?.src === src ? read.pixels : null;
}

/** Colours of the logo as the main colour, each in a shade that can be read (BO-437). */
export function LogoColors({ onTake }: { onTake: (color: string) => void }) {
  const { t } = useLingui();
  const type = typedText(useField(of('mainColorType')).value);
  const pixels = usePixels(typedText(useField(of('logo')).value));
  const colors = pixels === null ? [] : logoColors(pixels, type);
  if (colors.length === 0) return null;
  const takes = (color: string) => {
    const shade = leftToRight(color);
    return t`Take ${shade}`;
  };
  return (
    <section aria-label={t`Colours of the logo`}>
      <p>{t`Colours of the logo`}</p>
      <ButtonRow>
        {colors.map((shade) => (
          <Button key={shade} label={takes(shade)} onPress={() => onTake(shade)}>
            <svg className={styles['swatch']} viewBox="0 0 1 1" aria-hidden="true">
              <rect width="1" height="1" fill={shade} />
            </svg>{' '}
            <bdi dir="ltr">{shade}</bdi>
          </Button>
        ))}
      </ButtonRow>
    </section>
  );
}
