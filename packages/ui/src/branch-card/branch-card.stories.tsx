import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { BranchCard } from './branch-card.tsx';

/** A picture of one colour, made of the name's first letter. */
const photo = (name: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><rect width="4" height="3" opacity="0.${3 + name.charCodeAt(0) - 97}"/></svg>`)}`;

const meta = {
  title: 'Sheets and routes/BranchCard',
  component: BranchCard,
  args: {
    name: 'Chilonzor',
    state: '23:00 gacha ochiq',
    open: true,
    hours: '09:00–23:00',
    address: 'Bunyodkor shoh koʻchasi, 1',
    phone: { href: 'tel:+998712000000', text: '+998 71 200 00 00' },
    routes: {
      label: 'Yoʻl koʻrsatish',
      links: [
        { href: 'https://maps.example/1', text: 'Yandex' },
        { href: 'https://maps.example/2', text: 'Google' },
        { href: 'https://maps.example/3', text: '2GIS' },
      ],
    },
  },
} satisfies Meta<typeof BranchCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /200 00 00/ })).toHaveAttribute(
      'href',
      'tel:+998712000000',
    );
  },
};
export const Closed: Story = { args: { open: false, state: 'Bugun bayram', hours: null } };
export const WithoutLinks: Story = { args: { phone: null, routes: null, address: null } };
export const LongText: Story = {
  args: {
    name: 'Филиал в торгово-развлекательном центре «Самарканд Дарваза»',
    address: 'Ташкент, Шайхантахурский район, улица Коратош, 5А, второй этаж',
  },
};
/** Pictures of the place, to be swiped. */
export const WithPhotos: Story = {
  args: {
    photos: {
      label: 'Filial suratlari',
      pictures: ['a', 'b', 'c'].map((name) => ({ src: photo(name), width: 480, height: 360 })),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Filial suratlari' })).toBeVisible();
    await expect(canvas.getAllByRole('img')).toHaveLength(3);
  },
};
/** From the phone's place, or from the chosen address. */
export const WithDistance: Story = { args: { distance: '1,2 km' } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Arabic: Story = {
  args: { name: 'تشيلانزار', state: 'مفتوح حتى 23:00', address: 'شارع بونيودكور 1' },
  globals: { language: 'ar' },
};
