import * as fc from 'fast-check';

import * as address from './address/index.ts';
import * as auth from './auth/index.ts';
import * as format from './format/index.ts';
import * as kernel from './kernel/index.ts';
import * as merchant from './merchant/index.ts';
import * as paths from './paths/index.ts';
import { amount, language, listOf, neverThrows, now, rule, text } from './testing/properties/any-value.ts';
import { acceptedBy } from './testing/properties/arbitrary-of.ts';

neverThrows(
  rule(
    'settings from any three parts',
    [fc.jsonValue(), acceptedBy(merchant.FlatSettings), fc.jsonValue()],
    (about, web, clickApp) => {
      const settings = merchant.settingsFromParts({ about, web, clickApp });
      merchant.brandColors(settings.look);
      merchant.chatLink(settings);
      return settings.contacts.map(merchant.contactLink);
    },
  ),
  rule(
    'chooseLanguage',
    [fc.record({ stored: text, hostCode: text, main: text }), listOf(language)],
    merchant.chooseLanguage,
  ),
  rule(
    'resolveMerchantHost',
    [fc.record({ host: text, vendor: text, header: text, cookie: text })],
    (clues) =>
      merchant.resolveMerchantHost(clues, {
        byHost: async () => null,
        byIdOrSub: async () => null,
        developmentHosts: [clues.host],
      }),
  ),
  rule('checkMerchant', [acceptedBy(merchant.Merchant), text], (found, path) =>
    merchant.checkMerchant({ state: 'found', merchant: found }, path),
  ),
  rule('localize', [acceptedBy(kernel.LocalizedText), language], kernel.localize),
  rule('addresses', [listOf(acceptedBy(address.Address)), acceptedBy(address.Address)], (saved, current) => [
    address.addressText(current),
    address.addressLine(current),
    address.parseAddressDetails(current.details),
    address.toSentAddress(current),
    address.addGuestAddress(saved, current, 'x'),
    address.newLocationForm(current),
    address.deletionOf(current, saved[0] ?? null, true),
  ]),
  rule('parseGuestAddresses and parseAddressDetails', [fc.jsonValue(), text], (stored, details) => [
    address.parseGuestAddresses(stored),
    address.parseAddressDetails(details),
  ]),
  rule(
    'sessions',
    [listOf(acceptedBy(auth.SessionRecord)), acceptedBy(auth.SessionRecord)],
    (list, record) => {
      const added = auth.addSession(list, record);
      auth.switchSession(added, record.user?.id ?? 'a');
      return auth.currentSession(auth.signOutSession(added, record.token ?? ''));
    },
  ),
  rule(
    'formatting',
    [fc.oneof(fc.double(), amount), text, language, fc.oneof(now, text)],
    (number, text, language, date) => [
      format.formatPrice(number, language),
      format.formatPhone(text),
      format.maskPhone(text),
      format.typePhone(text),
      format.formatDate(date, { seconds: true }, 'Asia/Tashkent'),
    ],
  ),
  rule('paths', [text], (path) => [
    paths.stripPathPrefix(path),
    paths.localPath(path),
    paths.safeRedirectPath(path),
    paths.matchRoute(path),
  ]),
);
