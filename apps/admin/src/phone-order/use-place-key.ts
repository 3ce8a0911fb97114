import { useEffect, useEffectEvent } from 'react';

const isPlaceKey = ({ key, ctrlKey, metaKey, repeat }: KeyboardEvent) =>
  key === 'Enter' && (ctrlKey || metaKey) && !repeat;

/** Ctrl Enter places the order from any field of the page (BO-140); a window above the page keeps its keys. */
export function usePlaceKey(place: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isInWindow = event.target instanceof Element && event.target.closest('[role="dialog"]') !== null;
    if (!isPlaceKey(event) || isInWindow) return;
    event.preventDefault();
    place();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
