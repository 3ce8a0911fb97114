export { YandexMapV3View } from './map-yandex-v3.tsx';
