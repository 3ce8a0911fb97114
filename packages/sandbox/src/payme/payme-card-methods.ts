import * as v from 'valibot';

import type { ProviderMerchant } from '../provider-merchants/provider-merchant.ts';
import { idOf, PaymeNo, type Method } from './payme-method.ts';
import type { SmsInbox } from '../sms/sms-inbox.ts';
import { CARD_CODE, type PaymeWallet, type WalletCard } from './payme-wallet.ts';

const NewCard = v.object({
  card: v.object({
    number: v.pipe(v.string(), v.regex(/^\d{16}$/)),
    expire: v.pipe(v.string(), v.regex(/^(0[1-9]|1[0-2])\d{2}$/)),
  }),
});
const OfToken = v.object({ token: v.string() });
const Verify = v.object({ token: v.string(), code: v.string() });

/** How long until another code may be asked for, in milliseconds. */
const WAIT_MS = 60_000;

/** The phone of every test card; answers contain it masked. */
const BANK_PHONE = '998900000067';

const shown = ({ number, expire, token, verify }: WalletCard) => ({
  card: { number, expire, token, recurrent: true, verify },
});

/** `cards.*`: made, asked for a code and verified by the browser; checked and removed by the server. */
export function cardMethods(wallet: PaymeWallet, sms: SmsInbox): [string, Method][] {
  function cardOf(merchant: ProviderMerchant, token: string): WalletCard {
    const card = wallet.find(idOf(merchant), token);
    if (!card) throw new PaymeNo(-31_400, 'Card not found');
    return card;
  }

  const create: Method['run'] = async (merchant, params) => {
    const { card } = v.parse(NewCard, params);
    const made = wallet.add({ merchantId: idOf(merchant), ...card });
    if (made.behaviour === 'unknown') throw new PaymeNo(-31_300, 'Card number is wrong');
    if (made.behaviour === 'expired') throw new PaymeNo(-31_301, 'Card is expired');
    if (made.behaviour === 'blocked') throw new PaymeNo(-31_302, 'Card is blocked');
    if (made.behaviour === 'broken') throw new PaymeNo(-32_400, 'System error');
    return shown(made);
  };
  const getCode: Method['run'] = async (merchant, params) => {
    const card = cardOf(merchant, v.parse(OfToken, params).token);
    if (card.behaviour === 'noSms') throw new PaymeNo(-31_304, 'SMS is not connected to the card');
    sms.add({ phone: BANK_PHONE, text: `Payme: ${CARD_CODE} confirms the card ${card.number.slice(-4)}` });
    return { sent: true, phone: '99890*****67', wait: WAIT_MS };
  };
  const verify: Method['run'] = async (merchant, params) => {
    const { token, code } = v.parse(Verify, params);
    const card = cardOf(merchant, token);
    if (code !== CARD_CODE) throw new PaymeNo(-31_103, 'Code is wrong');
    return shown(wallet.verify(card));
  };
  const check: Method['run'] = async (merchant, params) =>
    shown(cardOf(merchant, v.parse(OfToken, params).token));
  const remove: Method['run'] = async (merchant, params) => {
    wallet.remove(cardOf(merchant, v.parse(OfToken, params).token));
    return { success: true };
  };
  return [
    ['cards.create', { side: 'client', run: create }],
    ['cards.get_verify_code', { side: 'client', run: getCode }],
    ['cards.verify', { side: 'client', run: verify }],
    ['cards.check', { side: 'server', run: check }],
    ['cards.remove', { side: 'server', run: remove }],
  ];
}
