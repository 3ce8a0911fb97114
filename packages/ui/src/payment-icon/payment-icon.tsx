import type { ReactNode } from 'react';

import styles from './payment-icon.module.css';

/** The eight marks (ENUM-20), and one for a saved card. */
export type PaymentIconName =
  | 'cash'
  | 'click'
  | 'other'
  | 'payme'
  | 'paynet'
  | 'rahmat'
  | 'terminal'
  | 'uzum'
  | 'card';

/** A mark on its own plate: each company's colour and a sign that tells them apart without it. */
const MARKS: Readonly<Record<PaymentIconName, { plate: string; sign: ReactNode }>> = {
  cash: {
    plate: '#1a8f4c',
    sign: <path d="M8 9.500h20v9H8zm10 7a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5ZM11 14v.1M25 14v.1" />,
  },
  terminal: {
    plate: '#4a5568',
    sign: <path d="M13 6.500h10v15H13zm0 4h10M16 14.500h.1m3.900 0h.1m-4.100 3.500h.1m3.900 0h.1" />,
  },
  payme: {
    plate: '#0f7f7f',
    sign: <path d="M9 20V9m0 3.500a3.500 3.500 0 1 1 0 3M20 18.500V9.500m3.500 9v-5m3.500 5v-7" />,
  },
  click: {
    plate: '#0a5cd6',
    sign: <path d="M21.500 10.300a5.200 5.200 0 1 0 0 7.400M24.500 14h.1" />,
  },
  uzum: {
    plate: '#6a1fd0',
    sign: <path d="M12.500 8.500v6a5.500 5.500 0 0 0 11 0v-6M18 5.500v4" />,
  },
  paynet: {
    plate: '#00734a',
    sign: <path d="M10 11.500h14l-3.500-3.500M26 16.500H12l3.500 3.500" />,
  },
  rahmat: {
    plate: '#c2410c',
    sign: (
      <path d="M18 20.500s-6.500-3.700-6.500-8a3.300 3.300 0 0 1 6.500-1 3.300 3.300 0 0 1 6.500 1c0 4.300-6.500 8-6.500 8Z" />
    ),
  },
  card: { plate: '#2d3748', sign: <path d="M9 8h18v12H9zm0 4h18M13 16.500h3" /> },
  other: { plate: '#5b6472', sign: <path d="M11 14h.1M18 14h.1M25 14h.1" /> },
};

/** The sign of a way to pay. Decorative: its name stands beside it. */
export function PaymentIcon({ name }: { name: PaymentIconName }) {
  const { plate, sign } = MARKS[name];
  return (
    <svg
      className={styles.icon}
      width="36"
      height="28"
      viewBox="0 0 36 28"
      aria-hidden="true"
      focusable="false"
    >
      <rect width="36" height="28" rx="7" fill={plate} />
      <g fill="none" stroke="#fff" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
        {sign}
      </g>
    </svg>
  );
}
