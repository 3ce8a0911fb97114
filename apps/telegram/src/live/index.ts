export { locate } from './location.ts';
export { openSafe } from './safe.ts';
export { haptic, openLink, shareLink } from './gestures.ts';
export { openFrame } from './telegram-frame.ts';
