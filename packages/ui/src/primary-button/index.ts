export { PrimaryButton } from './primary-button.tsx';
