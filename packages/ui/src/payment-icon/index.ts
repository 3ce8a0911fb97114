export * from './payment-icon.tsx';
