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

/** A mark on its own plate: each company's colour and a sign that is distinguishable without it. */
const MARKS: Readonly<Record<PaymentIconName, { plate: string; sign: ReactNode }>> = {
  cash: {
    plate: '#1a8f4c',
    sign: <path d="M8 9.5h20v9H8zm10 7a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM11 14v.1M25 14v.1" />,
  },
  terminal: {
    plate: '#4a5568',
    sign: <path d="M13 6.5h10v15H13zm0 4h10M16 14.5h.1m3.9 0h.1m-4.1 3.5h.1m3.9 0h.1" />,
  },
  payme: {
    plate: '#0f7f7f',
    sign: <path d="M9 20V9m0 3.5a3.5 3.5 0 1 1 0 3M20 18.5V9.5m3.5 9v-5m3.5 5v-7" />,
  },
  click: {
    plate: '#0a5cd6',
    sign: <path d="M21.5 10.3a5.2 5.2 0 1 0 0 7.4M24.5 14h.1" />,
  },
  uzum: {
    plate: '#6a1fd0',
    sign: <path d="M12.5 8.5v6a5.5 5.5 0 0 0 11 0v-6M18 5.5v4" />,
  },
  paynet: {
    plate: '#00734a',
    sign: <path d="M10 11.5h14l-3.5-3.5M26 16.5H12l3.5 3.5" />,
  },
  rahmat: {
    plate: '#c2410c',
    sign: <path d="M18 20.5s-6.5-3.7-6.5-8a3.3 3.3 0 0 1 6.5-1 3.3 3.3 0 0 1 6.5 1c0 4.3-6.5 8-6.5 8Z" />,
  },
  card: { plate: '#2d3748', sign: <path d="M9 8h18v12H9zm0 4h18M13 16.5h3" /> },
  other: { plate: '#5b6472', sign: <path d="M11 14h.1M18 14h.1M25 14h.1" /> },
};

/** The sign of a payment method. Decorative: its name is beside it. */
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
