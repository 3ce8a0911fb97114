export { locate } from './location.ts';
export { openSecureStorage } from './secure-storage.ts';
export { haptic, openLink, shareLink } from './gestures.ts';
export { openFrame } from './telegram-frame.ts';
