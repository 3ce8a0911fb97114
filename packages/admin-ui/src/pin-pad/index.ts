export * from './pin-pad.tsx';
