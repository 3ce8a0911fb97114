export { AddressList } from './address-list.tsx';
