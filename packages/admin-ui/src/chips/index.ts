export * from './chips.tsx';
