import type { Order } from '@dasturxon/core/order';
import { anOrder, anOrderHistoryEvent, aUser } from '@dasturxon/core/testing';
import type { MapViewProps } from '@dasturxon/ui/map-view';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { aBoot, type Answers, aStore, renderInStorefront } from '../../testing/index.ts';
import { OrderMapScreen } from './order-map-screen.tsx';
import { OrderScreen } from './order-screen.tsx';

type Markers = { markers: { id: string; point: object }[] };

vi.mock('@dasturxon/ui/map-view', () => ({
  MapView: ({
    labels,
    markers,
    camera: { fit, follow },
  }: Pick<MapViewProps, 'labels' | 'camera'> & Markers) => (
    <div aria-label={labels.map} data-fit={JSON.stringify(fit)} data-follow={follow}>
      {markers.map(({ id, point }) => (
        <span key={id} data-testid={id}>
          {JSON.stringify(point)}
        </span>
      ))}
    </div>
  ),
}));

const GET = 'GET /orders/v1/orders/order-1';
const COURIER = 'GET /deliveries/v1/couriers/c-1';
const courier = {
  id: 'c-1',
  status: 'PERFORMER_PICKUPED',
  firstName: 'Botir',
  phone: '998712000000,1234',
  latitude: 41.3,
  longitude: 69.25,
};
const address = { type: 'HOUSE', latitude: 41.29, longitude: 69.24, streetName: 'Navoiy' };
const branch = {
  id: 'branch-1',
  name: { uz: 'Markaz', ru: '', eng: '' },
  address: 'Oybek 14',
  phone: '+998712000000',
  latitude: 41.31,
  longitude: 69.28,
};

const brought = (change: object = {}) => ({
  ...anOrder({ status: 'ON_WAY', serviceType: 'DELIVERY', courierStatus: 'PERFORMER_PICKUPED' }),
  courierId: 'c-1',
  address,
  branch,
  history: [anOrderHistoryEvent()],
  ...change,
});

function draw(Screen: typeof OrderScreen, order: object, answers: Answers = {}, settings = {}) {
  const storage = aStore({ 'dasturxon:m-1:session': JSON.stringify({ token: 't-1', user: aUser() }) });
  return renderInStorefront(<Screen params={{ id: 'order-1' }} />, {
    boot: aBoot({ settings }),
    deps: { storage },
    answers: { [GET]: order, [COURIER]: courier, ...answers },
  });
}

test('RT-33 D18 ENT-41 the order page shows the courier and their distance, with a button to call', async () => {
  draw(OrderScreen, brought());
  expect(await screen.findByText('Botir')).toBeTruthy();
  expect(screen.getByText('The courier has your order and is on the way')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Call' }).getAttribute('href')).toBe('tel:+998712000000,1234');
});

test('SCR-06 RT-33 IMP-18 the map of an order shows branch, door and the courier between them', async () => {
  draw(OrderScreen, brought());
  expect(await screen.findByTestId('branch')).toBeTruthy();
  expect((await screen.findByTestId('courier')).textContent).toBe('{"lat":41.3,"lon":69.25}');
  expect(screen.getByTestId('door').textContent).toBe('{"lat":41.29,"lon":69.24}');
});

test('IMP-18 the map shows branch, destination and courier, and follows the courier', async () => {
  draw(OrderMapScreen, brought());
  await screen.findByTestId('courier');
  const { fit, follow } = screen.getByLabelText('Order on the map').dataset;
  expect(JSON.parse(fit!)).toEqual([
    { lat: 41.31, lon: 69.28 },
    { lat: 41.29, lon: 69.24 },
    { lat: 41.3, lon: 69.25 },
  ]);
  expect(follow).toBe('true');
});

const restaurant = async () => within(await screen.findByRole('region', { name: 'Restaurant' }));
const CHAT = { telegram: '@osh', telegramActive: true, chatActive: true };

test('SCR-06 SET-11 a pick-up order shows the place, with a call, the chat, the route and the map', async () => {
  draw(OrderScreen, brought({ serviceType: 'PICK_UP', status: 'COOKING', courierId: null }), {}, CHAT);
  const card = await restaurant();
  expect(card.getByText('Markaz')).toBeTruthy();
  expect(card.getByText('Oybek 14')).toBeTruthy();
  const hrefs = card.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual([
    'tel:+998712000000',
    'https://t.me/osh',
    'https://yandex.com/maps/?rtext=~41.31,69.28&rtt=auto',
    'https://www.google.com/maps/dir/?api=1&destination=41.31,69.28',
    'https://2gis.uz/directions/points/%7C69.28,41.31',
    '/profile/orders/order-1/map',
  ]);
  expect(screen.queryByTestId('branch'), 'the large map is one tap away').toBeNull();
});

test('SCR-06 RT-34 an order on its way without a known courier has its map, and no way to the restaurant', async () => {
  draw(OrderScreen, brought({ courierId: null, courierStatus: null }));
  const card = await restaurant();
  expect(await card.findByTestId('door')).toBeTruthy();
  expect(card.getByRole('link', { name: 'Large map' })).toBeTruthy();
  expect(card.queryByRole('group', { name: 'Get directions' })).toBeNull();
});

test('RT-33 the courier’s card has the map, so the restaurant’s has the call alone', async () => {
  draw(OrderScreen, brought());
  const card = await restaurant();
  expect(card.getAllByRole('link')).toHaveLength(1);
  expect(screen.getAllByRole('link', { name: 'Large map' })).toHaveLength(1);
});

test('RT-33 of an order that is over the restaurant can still be called, and nothing is on a map', async () => {
  draw(OrderScreen, brought({ status: 'CLOSED' }));
  const card = await restaurant();
  expect(card.getByRole('link').getAttribute('href')).toBe('tel:+998712000000');
});

test('IMP-18 an unknown courier is no marker and no error', async () => {
  const { calls } = draw(OrderMapScreen, brought(), {
    [COURIER]: () => Response.json({ code: 'notFound', description: {}, requestId: 'r' }, { status: 404 }),
  });
  expect(await screen.findByTestId('door')).toBeTruthy();
  await waitFor(() => expect(calls.some((call) => call.url.includes('/couriers/'))).toBe(true));
  expect(screen.queryByTestId('courier')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each<[string, Partial<Order>]>([
  ['no courier was found yet', { courierId: null, status: 'DONE', courierStatus: 'PERFORMER_LOOK_UP' }],
  ['it was handed over', { status: 'DELIVERED' }],
  ['it is picked up', { serviceType: 'PICK_UP', status: 'DONE' }],
])('D18 no courier is shown when %s', async (_, change) => {
  const { calls } = draw(OrderScreen, brought(change));
  await screen.findByText('№ 1001');
  expect(screen.queryByRole('heading', { name: 'Courier' })).toBeNull();
  expect(calls.some((call) => call.url.includes('/couriers/'))).toBe(false);
});

test('RT-34 the order map is a page of its own, with the sentence of the order above', async () => {
  draw(OrderMapScreen, brought({ courierId: null, courierStatus: null, status: 'COOKING' }));
  expect(await screen.findByRole('heading', { name: 'Order on the map' })).toBeTruthy();
  expect(await screen.findByText('Your food is being cooked')).toBeTruthy();
  expect(await screen.findByTestId('branch')).toBeTruthy();
  expect(screen.queryByTestId('courier')).toBeNull();
});

test('RT-34 SES-12 a guest signs in first and comes back to the map', async () => {
  const storage = aStore();
  renderInStorefront(<OrderMapScreen params={{ id: 'order-1' }} />, { deps: { storage } });
  await waitFor(() => expect(location.pathname).toBe('/login'));
  expect(storage.content.get('dasturxon:m-1:redirectUrl')).toBe('/profile/orders/order-1/map');
});
