import { anOrderLine } from '@dasturxon/core/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { orderDraftAtom } from '../../domains/checkout/order-draft.ts';
import {
  atCheckout,
  home,
  isOff,
  METHODS,
  NOW,
  order,
  orderButton,
  QUOTE,
  quote,
  refused,
} from '../../testing/at-checkout.tsx';

beforeEach(() => history.replaceState(null, '', '/checkout'));

const settings = { promoActive: true };
const plov = anOrderLine();
const somsa = anOrderLine({
  id: 'line-2',
  productId: 'product-2',
  name: { uz: 'Somsa', ru: 'Самса', eng: 'Somsa' },
});

test.each([
  ['a dish was stopped', 'product.unavailable', 422, 'lines'],
  ['a dish has left the menu', 'product.notFound', 404, 'lines'],
  ['too little is left', 'product.notEnough', 409, 'lines'],
  ['the branch is not there any more', 'branch.notFound', 404, 'where'],
  ['the zone was drawn anew', 'delivery.outOfZone', 422, 'where'],
  ['the time was taken', 'slot.unavailable', 409, 'when'],
  ['cash was switched off', 'payment.unavailable', 422, 'payment'],
  ['the promo has expired', 'promo.expired', 422, 'promo'],
  ['the way to get it was switched off', 'serviceType.unavailable', 422, 'how'],
])('F30 %s: the error is scrolled into view', async (_, code, status, place) => {
  atCheckout({ settings, answers: { [NOW]: () => refused(code, status) } });
  await order();
  const notice = await screen.findByText(`Refused: ${code}`);
  await waitFor(() => expect(document.activeElement).toBe(notice));
  expect(notice.closest('[id^=checkout-]')?.id).toBe(`checkout-${place}`);
});

test('F30 refused twice: the next tap scrolls to the error again', async () => {
  atCheckout({ answers: { [NOW]: () => refused('payment.unavailable', 422) } });
  await order();
  const notice = await screen.findByText('Refused: payment.unavailable');
  await waitFor(() => expect(document.activeElement).toBe(notice));
  (await orderButton()).focus();
  await order();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Refused: payment.unavailable'));
});

test('F30 ERR-11 a blocked order button shows the reason above it, and scrolls there when pressed', async () => {
  const { sent } = atCheckout({
    answers: { [QUOTE]: () => refused('product.unavailable', 422, { lines: [{ productId: 'product-1' }] }) },
  });
  const alert = await screen.findByRole('alert');
  const button = await orderButton();
  expect(isOff(button)).toBe(true);
  await waitFor(() => expect(screen.getAllByText('Plov: Refused: product.unavailable')).toHaveLength(2));
  fireEvent.click(button);
  await waitFor(() => expect(document.activeElement).toBe(alert));
  expect(sent()).toHaveLength(0);
});

test('IMP-01 of several dishes the one that is not brought is flagged, and the others keep their lines', async () => {
  let isRefused = false;
  const unbrought = () => refused('product.unavailable', 422, { lines: [{ productId: 'product-2' }] });
  const { store } = atCheckout({
    answers: {
      [QUOTE]: () => (isRefused ? unbrought() : Response.json(quote({ lines: [plov, somsa] }))),
    },
  });
  await screen.findByText(/Somsa/);
  isRefused = true;
  store.set(orderDraftAtom, (before) => ({ ...before, serviceType: 'DELIVERY', address: home }));
  expect((await screen.findByRole('alert')).textContent).toBe('Somsa: Refused: product.unavailable');
  const [first, second, ...sums] = document.querySelectorAll('#checkout-lines dt');
  expect(first?.textContent).toBe('Plov ×\u00A02');
  expect(second?.textContent).toContain('Refused: product.unavailable');
  expect(sums.at(-1)?.textContent).toBe('Total');
});

test('IMP-01 without any price yet the dishes stand there as the basket has them', async () => {
  atCheckout({
    answers: {
      [QUOTE]: () => refused('product.unavailable', 422, { lines: [{ productId: 'product-1' }] }),
    },
  });
  await screen.findByRole('alert');
  expect(document.querySelector('#checkout-lines dt')?.textContent).toBe(
    'Plov ×\u00A02Refused: product.unavailable',
  );
});

test('of several reasons the sentence names the dishes that it is true of', async () => {
  const lines = [
    { productId: 'product-2', code: 'product.unavailable' },
    { productId: 'product-1', code: 'product.notEnough' },
  ];
  atCheckout({
    answers: {
      [QUOTE]: quote({ lines: [plov, somsa] }),
      [NOW]: () => refused('product.unavailable', 422, { lines }),
    },
  });
  await order();
  expect((await screen.findByRole('alert')).textContent).toBe('Somsa: Refused: product.unavailable');
});

test('ERR-21 a promo refused by both price and order is reported once', async () => {
  let isOver = false;
  const price = async (request: Request) => {
    const { promoCode } = (await request.clone().json()) as { promoCode: string | null };
    return isOver && promoCode ? refused('promo.expired', 422) : Response.json(quote());
  };
  atCheckout({
    settings,
    draft: { promoCode: 'PALOV' },
    answers: {
      [QUOTE]: price,
      [NOW]: () => {
        isOver = true;
        return refused('promo.expired', 422);
      },
    },
  });
  await order();
  await screen.findByText('Refused: promo.expired');
  await waitFor(async () => expect(isOff(await orderButton())).toBe(false));
  expect(screen.getAllByRole('alert').map((one) => one.textContent)).toEqual(['Refused: promo.expired']);
});

test.each([
  ['ERR-15 the branch', 'branch.notFound', 404, 'where'],
  ['SET-01 the way to get it', 'serviceType.unavailable', 422, 'how'],
])(
  '%s is refused at its card alone, where the price is refused for it too',
  async (_, code, status, place) => {
    let isOver = false;
    atCheckout({
      answers: {
        [QUOTE]: () => (isOver ? refused(code, status) : Response.json(quote())),
        [NOW]: () => {
          isOver = true;
          return refused(code, status);
        },
      },
    });
    await order();
    await waitFor(async () => expect(isOff(await orderButton())).toBe(true));
    const alerts = screen.getAllByRole('alert');
    expect(alerts.map((one) => one.closest('[id^=checkout-]')?.id)).toEqual([`checkout-${place}`]);
    expect(screen.getByText(/Plov × 2/)).toBeTruthy();
  },
);

test('T52 the tap on a button that cannot order leads to the way to pay', async () => {
  atCheckout({
    draft: { paymentType: 'PAYME' },
    answers: {
      [METHODS]: [{ id: 'p-2', name: 'Payme', type: 'PAYME' }],
      [QUOTE]: quote({ totalPrice: 0 }),
    },
  });
  await screen.findByText('There is nothing to pay online');
  const button = await orderButton();
  expect(isOff(button)).toBe(true);
  fireEvent.click(button);
  await waitFor(() => expect(document.activeElement?.id).toBe('checkout-payment'));
});
