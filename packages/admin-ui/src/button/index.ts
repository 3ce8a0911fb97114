export * from './button.tsx';
export * from './button-row.tsx';
