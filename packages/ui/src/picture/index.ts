export { type PictureSource } from './picture.tsx';
