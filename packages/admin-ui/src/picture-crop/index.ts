export * from './picture-crop.tsx';
