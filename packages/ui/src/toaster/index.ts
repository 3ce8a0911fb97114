export { TOAST_MS, Toaster, type Toast, type ToasterProps } from './toaster.tsx';
