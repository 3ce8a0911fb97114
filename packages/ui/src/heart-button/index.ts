export { HeartButton, type HeartButtonProps } from './heart-button.tsx';
