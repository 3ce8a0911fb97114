import { aUser } from '@dasturxon/core/testing';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, test } from 'vitest';

import { addingCardAtom } from '../../features/cards/adding-card.ts';
import { aBoot, type Answers, aStorefront, aStore } from '../../testing/index.ts';
import { ConfirmCardScreen, CreateCardScreen } from './add-card-screen.tsx';
import { CardsScreen } from './cards-screen.tsx';

const LIST = 'GET /payments/v1/cards';
const FORM = 'GET /payments/v1/cards/form';
const SAVE = 'POST /payments/v1/cards';
const PROVIDER = 'https://checkout.example/api';
const saved = { id: 'c-1', number: '•••• 6478', type: 'UZCARD', name: 'Maosh', isVerified: true };
const NUMBER = '8600495473316478';
const CODE = '666666';

/** The provider's JSON-RPC, as it answers a browser. */
function aProvider(refuse: Record<string, number> = {}) {
  const results: Record<string, object> = {
    'cards.create': { card: { number: '860049******6478', token: 'token-new' } },
    'cards.get_verify_code': { sent: true, phone: '99890*****67', wait: 60_000 },
    'cards.verify': { card: { number: '860049******6478', token: 'token-verified' } },
  };
  return async (request: Request) => {
    const { method, id } = (await request.clone().json()) as { method: string; id: number };
    const error = refuse[method] && { code: refuse[method], message: 'no' };
    return Response.json({ jsonrpc: '2.0', id, ...(error ? { error } : { result: results[method] }) });
  };
}

function at(Screen: ComponentType<{ params: Record<string, string> }>, path: string, answers: Answers = {}) {
  history.replaceState(null, '', path);
  const storage = aStore({ 'dasturxon:m-1:session': JSON.stringify({ token: 't-1', user: aUser() }) });
  const storefront = aStorefront({
    boot: aBoot({ settings: { card: true } }),
    deps: { storage },
    answers: {
      [LIST]: [saved],
      [FORM]: { form: { provider: 'PAYME', url: PROVIDER, merchantId: 'm-payme' } },
      'POST /api': aProvider(),
      [SAVE]: { ...saved },
      ...answers,
    },
  });
  const calls = storefront.calls;
  const own = () => calls.filter((call) => new URL(call.url).origin === location.origin);
  const theirs = () => calls.filter((call) => call.url === PROVIDER);
  return {
    ...storefront,
    storage,
    own,
    theirs,
    show: () => render(storefront.around(<Screen params={{}} />)),
  };
}

async function fill() {
  fireEvent.change(await screen.findByLabelText(/Card number/), { target: { value: NUMBER } });
  fireEvent.change(screen.getByLabelText(/Valid until/), { target: { value: '0399' } });
  fireEvent.click(screen.getByRole('button', { name: 'Get the code' }));
}

test('SCR-12 RT-29 ENT-44 saved cards by brand, name and last four digits', async () => {
  at(CardsScreen, '/profile/cards').show();
  expect(await screen.findByText('UZCARD · Maosh')).toBeTruthy();
  expect(screen.getByText('•••• 6478')).toBeTruthy();
});

test('RT-29 a card is removed after being asked', async () => {
  let cards = [saved];
  const { own, show } = at(CardsScreen, '/profile/cards', {
    [LIST]: () => cards,
    'DELETE /payments/v1/cards/c-1': () => {
      cards = [];
      return new Response(null, { status: 204 });
    },
  });
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Remove the card •••• 6478' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Are you sure?' }));
  fireEvent.click(sheet.getByRole('button', { name: 'Yes' }));
  expect(await screen.findByText('No saved cards')).toBeTruthy();
  expect(own().filter((call) => call.method === 'DELETE')).toHaveLength(1);
});

test('RT-30 D82 T51 number and date go to the provider and never to us, without our bearer', async () => {
  const { own, theirs, storage, show } = at(CreateCardScreen, '/profile/cards/create');
  show();
  await fill();
  await waitFor(() => expect(location.pathname).toBe('/profile/cards/confirm'));
  const [create, code] = theirs();
  expect(create?.headers.get('X-Auth')).toBe('m-payme');
  expect(create?.headers.get('Authorization')).toBeNull();
  expect(await create?.json()).toMatchObject({
    method: 'cards.create',
    params: { card: { number: NUMBER, expire: '0399' }, save: true },
  });
  expect(await code?.json()).toMatchObject({
    method: 'cards.get_verify_code',
    params: { token: 'token-new' },
  });
  for (const call of own()) expect(call.url + (await call.clone().text())).not.toContain(NUMBER);
  expect([...storage.content.values()].join()).not.toContain(NUMBER);
  expect([...storage.content.values()].join()).not.toContain('token-new');
});

test('RT-30 the fields of a card have no names, so that no form can send them', async () => {
  at(CreateCardScreen, '/profile/cards/create').show();
  await screen.findByLabelText(/Card number/);
  for (const input of document.querySelectorAll('input')) expect(input.name).toBe('');
});

test('RT-30 an incomplete card is not sent, and the field shows what is missing', async () => {
  const { theirs, show } = at(CreateCardScreen, '/profile/cards/create');
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Get the code' }));
  expect(await screen.findByText('16 digits, as on the card')).toBeTruthy();
  expect(theirs()).toHaveLength(0);
});

test('RT-30 a card that the bank refuses keeps what was typed', async () => {
  const refused = { 'POST /api': aProvider({ 'cards.create': -31300 }) };
  at(CreateCardScreen, '/profile/cards/create', refused).show();
  await fill();
  expect((await screen.findByRole('alert')).textContent).toMatch(/The bank declined the card/);
  expect(screen.getByLabelText(/Card number/)).toHaveProperty('value', '8600 4954 7331 6478');
});

const ADDING = { token: 'token-new', number: '', name: 'Maosh', phone: '99890*****67', resendAt: 0 };

test('RT-31 the code goes to the provider, and the token that it gives comes to us', async () => {
  const { store, own, theirs, show } = at(ConfirmCardScreen, '/profile/cards/confirm');
  store.set(addingCardAtom, ADDING);
  show();
  fireEvent.change(await screen.findByLabelText('Code from the SMS'), { target: { value: CODE } });
  await waitFor(() => expect(own().filter((call) => call.method === 'POST')).toHaveLength(1));
  expect(await theirs()[0]?.json()).toMatchObject({
    method: 'cards.verify',
    params: { token: 'token-new', code: CODE },
  });
  const [save] = own().filter((call) => call.method === 'POST');
  expect(save?.headers.get('Idempotency-Key')).toBeTruthy();
  expect(await save?.json()).toEqual({ token: 'token-verified', name: 'Maosh' });
  await waitFor(() => expect(location.pathname).toBe('/profile/cards'));
  for (const call of own()) expect(call.url).not.toContain(CODE);
});

test('RT-31 a wrong code shows an error, and saves nothing', async () => {
  const wrong = { 'POST /api': aProvider({ 'cards.verify': -31103 }) };
  const { store, own, show } = at(ConfirmCardScreen, '/profile/cards/confirm', wrong);
  store.set(addingCardAtom, ADDING);
  show();
  fireEvent.change(await screen.findByLabelText('Code from the SMS'), { target: { value: CODE } });
  expect(await screen.findByText(/The code is wrong or has expired/)).toBeTruthy();
  expect(own().filter((call) => call.method === 'POST')).toHaveLength(0);
});

test('RT-31 another code is asked for when its time has come', async () => {
  const { store, theirs, show } = at(ConfirmCardScreen, '/profile/cards/confirm');
  store.set(addingCardAtom, ADDING);
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Send the code again' }));
  expect(await screen.findByText(/New code in/)).toBeTruthy();
  expect(await theirs()[0]?.json()).toMatchObject({ method: 'cards.get_verify_code' });
});

test('RT-31 a reload has forgotten the card: back to its form', async () => {
  at(ConfirmCardScreen, '/profile/cards/confirm').show();
  await waitFor(() => expect(location.pathname).toBe('/profile/cards/create'));
});

test('SET-25 where the merchant keeps no cards there is no form', async () => {
  at(CreateCardScreen, '/profile/cards/create', { [FORM]: { form: null } }).show();
  expect(await screen.findByText('Cards cannot be saved right now')).toBeTruthy();
});
