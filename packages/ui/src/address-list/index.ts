export { AddressList, type AddressListProps, type AddressRow } from './address-list.tsx';
