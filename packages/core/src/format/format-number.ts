/** Between thousands where a line must not break. */
export const NO_BREAK_SPACE = '\u00A0';
/** The text of an unknown number. */
const NO_NUMBER = '—';

/** How thousands are parted. */
export type NumberOptions = {
  /** No-break spaces between the thousands: for texts that may wrap. Ordinary spaces otherwise. */
  nbsp?: boolean;
};

/**
 * A number with spaces between thousands and a point before at most two decimals; further ones are rounded,
 * halves away from zero, and trailing zeros cut (FMT-01, FMT-02).
 */
export function formatNumber(value: number, { nbsp = false }: NumberOptions = {}): string {
  if (!Number.isFinite(value)) return NO_NUMBER;
  const rounded = roundToHundredths(Math.abs(value));
  const [whole = '0', decimals] = plainDigits(rounded).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, nbsp ? NO_BREAK_SPACE : ' ');
  const sign = value < 0 && rounded !== 0 ? '-' : '';
  return `${sign}${grouped}${decimals ? `.${decimals}` : ''}`;
}

/** Doubles from here on are whole. */
const NO_FRACTION_FROM = 2 ** 53;
const SMALLEST_SHOWN = 0.005;

/** Rounds in decimal, so that 1.005 gives 1.01 and not what binary fractions make of it. */
function roundToHundredths(value: number): number {
  if (value >= NO_FRACTION_FROM) return value;
  if (value < SMALLEST_SHOWN) return 0;
  return Number(`${Math.round(Number(`${value}e2`))}e-2`);
}

function plainDigits(value: number): string {
  return value < 1e21 ? String(value) : BigInt(value).toString();
}
