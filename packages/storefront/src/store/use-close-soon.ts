import { CLOSE_DELAY_MS } from '@dasturxon/core/kernel';
import { useRef } from 'react';

/** Closes what something was chosen in, 100 ms after it was (K-15). The second tap of a double one closes nothing more. */
export function useCloseSoon(close: () => void): () => void {
  const isClosing = useRef(false);
  return () => {
    if (isClosing.current) return;
    isClosing.current = true;
    setTimeout(() => {
      isClosing.current = false;
      close();
    }, CLOSE_DELAY_MS);
  };
}
