export { YandexMapView } from './map-yandex.tsx';
