import { useStored } from '../app/use-stored.ts';

/** The width of this device's paper in millimetres: 80 unless 58 is chosen. */
export function usePaper(): ['58' | '80', (width: '58' | '80') => void] {
  const [stored, store] = useStored('paper');
  return [stored === '58' ? '58' : '80', store];
}
