export { PrimaryButton, type PrimaryButtonProps } from './primary-button.tsx';
