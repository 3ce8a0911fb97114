import { useMemo } from 'react';
import { encode } from 'uqr';

import styles from './qr-code.module.css';

export type QrCodeProps = {
  /** What a camera reads: an address. */
  text: string;
  /** Read aloud: "QR code of the receipt". */
  label: string;
};

/**
 * A QR code as one path, dark on white in both schemes so that every camera reads it. The storefront loads it by React.lazy
 * alone; the back office shows it too.
 */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, path } = useMemo(() => draw(text), [text]);
  return (
    <svg
      className={styles['code']}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={`M0 0h${size}v${size}H0z`} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

function draw(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { ecc: 'M', border: 2 });
  const dots = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: dots.join('') };
}
