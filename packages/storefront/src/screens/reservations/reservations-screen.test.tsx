import { aBranch, aUser } from '@dasturxon/core/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { noticesAtom } from '../../store/notices.ts';
import { aBoot, type Answers, aStore, renderInStorefront } from '../../testing/index.ts';
import { MyReservationsScreen } from './my-reservations-screen.tsx';
import { ReservationsScreen } from './reservations-screen.tsx';

const BOOK = 'POST /orders/v1/reservations';
const LIST = 'GET /orders/v1/reservations';
const FULL = 'GET /users/v1/branches/full';
const HALLS = 'GET /users/v1/branches/branch-1/halls';

const bookable = (bookingEnabled = true) => {
  const branch = aBranch();
  return { ...branch, bookingPhone: '998712000001', settings: { ...branch.settings, bookingEnabled } };
};
const table = (id: string, chairs: number) => ({ id, hallId: 'hall-1', name: id.slice(-1), chairs });
const hall = {
  id: 'hall-1',
  branchId: 'branch-1',
  name: { eng: 'Veranda' },
  price: 0,
  tables: [table('table-1', 2), table('table-2', 6)],
};
const booked = (change: object = {}) => ({
  id: 'r-1',
  branch: { id: 'branch-1', name: { eng: 'Chorsu' }, address: 'Navoiy 15', phone: '998712000000' },
  place: table('table-2', 6),
  chairs: 4,
  time: '2026-05-12T13:00:00.000Z',
  until: '2026-05-12T15:00:00.000Z',
  comment: 'By the window',
  status: 'CREATED',
  createdDate: '2026-05-11T07:00:00.000Z',
  ...change,
});
const refused = (code: string, status: number) =>
  Response.json({ code, description: { eng: `Refused: ${code}` }, requestId: 'r' }, { status });
const SIGNED_IN = { 'dasturxon:m-1:session': JSON.stringify({ token: 't-1', user: aUser() }) };

type Given = { answers?: Answers; settings?: Record<string, unknown>; stored?: Record<string, string> };

function at(
  Screen: typeof ReservationsScreen,
  { answers = {}, settings = {}, stored = SIGNED_IN }: Given = {},
) {
  const storage = aStore(stored);
  const storefront = renderInStorefront(<Screen params={{}} />, {
    boot: aBoot({ settings: { bookingActive: true, ...settings } }),
    deps: { storage },
    answers: { [FULL]: [bookable()], [HALLS]: [hall], [BOOK]: booked(), [LIST]: [], ...answers },
  });
  const sent = () =>
    storefront.calls.filter((call) => `${call.method} ${new URL(call.url).pathname}` === BOOK);
  return { ...storefront, storage, sent };
}

async function chooseTomorrowEvening() {
  fireEvent.click(await screen.findByRole('radio', { name: 'Tomorrow' }));
  fireEvent.click(await screen.findByRole('radio', { name: '18:00' }));
}

beforeEach(() => history.replaceState(null, '', '/reservations'));

test('SCR-13 a table is booked for a branch, guests, a table, a day and a time', async () => {
  const { sent, store } = at(ReservationsScreen);
  await screen.findByText('Chorsu');
  fireEvent.click(screen.getByRole('button', { name: 'One more' }));
  fireEvent.click(screen.getByRole('button', { name: 'One more' }));
  fireEvent.change(await screen.findByLabelText('Table'), { target: { value: 'table-2' } });
  fireEvent.change(screen.getByLabelText('Table requests'), { target: { value: 'By the window' } });
  await chooseTomorrowEvening();
  fireEvent.click(screen.getByRole('button', { name: 'Book' }));
  await waitFor(() => expect(location.pathname).toBe('/profile/reservations'));
  expect(await sent()[0]?.json()).toEqual({
    branchId: 'branch-1',
    tableId: 'table-2',
    chairs: 4,
    time: '2026-05-12T13:00:00.000Z',
    until: null,
    comment: 'By the window',
  });
  expect(store.get(noticesAtom)[0], 'not yet confirmed, as on its card').toMatchObject({
    tone: 'success',
    text: 'We will confirm your booking soon.',
  });
});

test('SCR-13 only tables with chairs enough are offered, and only times at which guests may sit down', async () => {
  at(ReservationsScreen);
  const tables = await screen.findByLabelText('Table');
  expect(within(tables).getAllByRole('option')).toHaveLength(3);
  fireEvent.click(screen.getByRole('button', { name: 'One more' }));
  expect(within(tables).getAllByRole('option')).toHaveLength(2);
  fireEvent.click(screen.getByRole('radio', { name: 'Today' }));
  const times = within(screen.getByRole('group', { name: 'Time' })).getAllByRole('radio');
  expect(times[0]?.parentElement?.textContent).toBe('12:30');
});

test('D75 a branch that takes no bookings is not offered', async () => {
  at(ReservationsScreen, { answers: { [FULL]: [bookable(false)] } });
  expect(await screen.findByText('No branch is taking bookings right now.')).toBeTruthy();
});

test('D75 the booking phone is the call link', async () => {
  at(ReservationsScreen);
  const link = await screen.findByRole('link', { name: /Book by phone/ });
  expect(link.getAttribute('href')).toBe('tel:+998712000001');
});

test('SCR-13 a table taken meanwhile is reported at the time, and all choices stay', async () => {
  const { sent } = at(ReservationsScreen, { answers: { [BOOK]: () => refused('reservation.taken', 409) } });
  fireEvent.change(await screen.findByLabelText('Table requests'), { target: { value: 'Quiet' } });
  await chooseTomorrowEvening();
  fireEvent.click(screen.getByRole('button', { name: 'Book' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Refused: reservation.taken');
  expect(screen.getByLabelText('Table requests')).toHaveProperty('value', 'Quiet');
  fireEvent.click(screen.getByRole('radio', { name: '18:30' }));
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Book' }));
  await waitFor(() => expect(sent()).toHaveLength(2));
  const [first, second] = sent().map((request) => request.headers.get('Idempotency-Key'));
  expect(first).not.toBe(second);
});

test('SES-12 a guest signs in first and finds the booking as it was', async () => {
  const { storage, sent } = at(ReservationsScreen, { stored: {} });
  await screen.findByText('Chorsu');
  await chooseTomorrowEvening();
  fireEvent.click(screen.getByRole('button', { name: 'Book' }));
  await waitFor(() => expect(location.pathname).toBe('/login'));
  expect(storage.content.get('dasturxon:m-1:redirectUrl')).toBe('/reservations');
  expect(JSON.parse(storage.content.get('dasturxon:m-1:reservation-draft') ?? '')).toMatchObject({
    day: '2026-05-12',
    time: '18:00',
  });
  expect(sent()).toHaveLength(0);
});

test.each([ReservationsScreen, MyReservationsScreen])('SET-10 off is no page (%#)', async (Screen) => {
  at(Screen, { settings: { bookingActive: false } });
  expect(await screen.findByText(/Page not found/)).toBeTruthy();
});

test('SCR-13 my reservations show time, place, seats and state', async () => {
  at(MyReservationsScreen, { answers: { [LIST]: [booked({ status: 'CONFIRMED' })] } });
  expect(await screen.findByRole('heading', { name: 'Chorsu' })).toBeTruthy();
  expect(screen.getByText(/12\.05\.2026 18:00/)).toBeTruthy();
  expect(screen.getByText('table 2 · guests: 4')).toBeTruthy();
  expect(screen.getByText('Confirmed')).toBeTruthy();
});

test('D81 a booking is cancelled after a confirmation, and its card shows it', async () => {
  let status = 'CREATED';
  const { calls } = at(MyReservationsScreen, {
    answers: {
      [LIST]: () => [booked({ status })],
      'DELETE /orders/v1/reservations/r-1': () => booked({ status: (status = 'CANCELED') }),
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel the booking' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Are you sure?' }));
  fireEvent.click(sheet.getByRole('button', { name: 'Yes' }));
  expect(await screen.findByText('Cancelled')).toBeTruthy();
  expect(calls.filter((call) => call.method === 'DELETE')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Cancel the booking' })).toBeNull();
});

test('D81 one that is over cannot be given up', async () => {
  const past = booked({ time: '2026-05-10T13:00:00.000Z', until: '2026-05-10T15:00:00.000Z' });
  at(MyReservationsScreen, { answers: { [LIST]: [past] } });
  await screen.findByRole('heading', { name: 'Chorsu' });
  expect(screen.queryByRole('button', { name: 'Cancel the booking' })).toBeNull();
});

test('SCR-13 without bookings there is one thing to do, and offline a way to try again', async () => {
  at(MyReservationsScreen, {});
  expect(await screen.findByText('No bookings yet')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Book a table' })).toBeTruthy();
});

test('SCR-13 bookings that did not come can be asked for again', async () => {
  at(MyReservationsScreen, {
    answers: {
      [LIST]: () => {
        throw new TypeError('Failed to fetch');
      },
    },
  });
  expect(await screen.findByText(/No connection/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Book a table' }), 'one main action').toBeNull();
});
