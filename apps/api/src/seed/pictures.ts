export { type Art, type Picture, pictureKey } from './pictures/picture.ts';
export { MEDIA_PATH, preparePictures } from './pictures/picture-store.ts';
export { renderPicture } from './pictures/render.ts';
export type { Tint } from './pictures/tints.ts';
