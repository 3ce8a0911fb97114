import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { ModifierGroup } from '../modifier-group/modifier-group.tsx';
import { PrimaryButton } from '../primary-button/primary-button.tsx';
import { QuantityStepper } from '../quantity-stepper/quantity-stepper.tsx';
import { Sheet } from '../sheet/sheet.tsx';
import { aPicture } from '../testing/index.ts';
import { ProductDetails } from './product-details.tsx';
import { Skeleton, SkeletonRows } from '../skeleton/skeleton.tsx';

const labels = { increase: 'Koʻpaytirish', decrease: 'Kamaytirish' };

const sizes = (
  <ModifierGroup
    id="size"
    title="Oʻlchami"
    hint="Bittasini tanlang"
    view="NAME_ONLY"
    single
    labels={labels}
    onCount={fn()}
    options={[
      { id: 's', name: 'Kichik', price: null, count: 0 },
      { id: 'l', name: 'Katta', price: '+12 000 soʻm', count: 1 },
    ]}
  />
);

const meta = {
  title: 'Sheets and routes/ProductDetails',
  component: ProductDetails,
  parameters: { surface: 'bare' },
  args: {
    product: {
      name: 'Toʻy oshi',
      pictures: [aPicture('palov'), aPicture('salat')],
      meta: '350 g · 620 kkal',
      labels: ['Yangi', 'Achchiq'],
      description: 'Qozonda sekin pishirilgan osh: lazer guruch, mol goʻshti, sariq sabzi, noʻxat va mayiz.',
      price: '42 000 soʻm',
      oldPrice: '49 000',
    },
    oldPriceLabel: 'oldin',
    children: sizes,
  },
} satisfies Meta<typeof ProductDetails>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const InASheet: Story = {
  parameters: { docs: { story: { inline: false, iframeHeight: 760 } } },
  render: (args) => (
    <Sheet
      open
      header={{ bare: true, title: args.product.name, closeLabel: 'Yopish' }}
      onClose={fn()}
      footer={
        <>
          <QuantityStepper
            label={args.product.name}
            count={1}
            atLeast={1}
            labels={labels}
            onIncrease={fn()}
            onDecrease={fn()}
          />
          <PrimaryButton price="54 000 soʻm">Qoʻshish</PrimaryButton>
        </>
      }
    >
      <ProductDetails {...args} />
    </Sheet>
  ),
};
export const WithFacts: Story = {
  args: {
    product: {
      ...meta.args.product,
      facts: [
        { label: 'Oqsil', value: '24 g' },
        { label: "Yog'", value: '31 g' },
        { label: 'Uglevod', value: '58 g' },
      ],
    },
  },
};
export const Error: Story = {
  args: { product: { ...meta.args.product, unavailable: 'Bugun tugadi' }, children: null },
};
/** The placeholder in a sheet while the dish loads. */
export const Loading: Story = {
  render: () => (
    <>
      <Skeleton shape="block" />
      <SkeletonRows label="Yuklanmoqda" count={3} />
    </>
  ),
};
/** Nothing is known of the dish but its name and price. */
export const Empty: Story = {
  args: {
    product: {
      ...meta.args.product,
      pictures: [],
      meta: null,
      labels: [],
      description: null,
      oldPrice: null,
    },
    children: null,
  },
};
export const LongText: Story = {
  args: {
    product: {
      ...meta.args.product,
      name: 'Плов праздничный «Дилкаш» с говядиной, нутом и барбарисом',
      description:
        'Готовим в чугунном казане на дровах с пяти утра. Рис лазер, жёлтая морковь, говядина, нут, барбарис и изюм. Подаём с салатом аччичук и горячей лепёшкой. Может содержать следы орехов.',
    },
  },
};
export const Desktop: Story = { ...InASheet, globals: { viewport: { value: 'desktop' } } };
export const Dark: Story = { ...InASheet, globals: { scheme: 'dark' } };
export const Arabic: Story = {
  args: {
    product: {
      ...meta.args.product,
      name: 'بلوف الزفاف',
      meta: '٣٥٠ غ',
      description: 'أرز مع لحم البقر والجزر والحمص.',
      price: '42 000 سوم',
      oldPrice: null,
    },
    children: null,
  },
  globals: { language: 'ar' },
};
