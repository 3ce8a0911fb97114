export { Picture, type PictureSource } from './picture.tsx';
