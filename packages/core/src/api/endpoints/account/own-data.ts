import * as v from 'valibot';

import { Address } from '../../../address/address.schema.ts';
import { SignedInDevice } from '../../../auth/session.schema.ts';
import { User } from '../../../auth/user.schema.ts';
import { PRIVATE_PICTURE_KINDS } from '../../../content/guest-picture.ts';
import { Notification } from '../../../content/notification.schema.ts';
import { Reservation } from '../../../content/reservation.schema.ts';
import { Id, Instant, MoneyAmount, listOf, orNull } from '../../../kernel/wire.ts';
import { Order } from '../../../order/schemas/order.schema.ts';
import { endpoint } from '../../endpoint.ts';
import { CashbackEntry } from '../users.ts';

/** A saved card, as its guest knows it. */
const OwnCard = v.object({
  provider: v.string(),
  maskedNumber: v.string(),
  name: orNull(v.string()),
  createdDate: Instant,
});

/** A grade and its text. */
const OwnReview = v.object({
  orderId: Id,
  /** Null: the whole order. */
  productId: orNull(Id),
  grade: v.number(),
  comment: orNull(v.string()),
  createdDate: Instant,
});

/** A private picture: its content is read by its id. */
const OwnPicture = v.object({
  id: Id,
  kind: v.picklist(PRIVATE_PICTURE_KINDS),
  orderId: orNull(Id),
  createdDate: Instant,
});

/** Everything that is kept about the caller, for them to keep (PRIV-02): no secrets, hashes or other people. */
export const readOwnData = endpoint({
  method: 'GET',
  path: '/users/v1/users/me/data',
  auth: 'customer',
  answer: v.object({
    madeDate: Instant,
    profile: User,
    telegramId: orNull(v.string()),
    clickId: orNull(v.string()),
    devices: v.array(SignedInDevice),
    addresses: listOf(Address),
    favourites: listOf(Id),
    cards: v.array(OwnCard),
    orders: listOf(Order),
    reservations: listOf(Reservation),
    reviews: v.array(OwnReview),
    pictures: listOf(OwnPicture),
    /** The code of the own invitation; null before it was shown. */
    invitationCode: orNull(v.string()),
    cashback: v.object({ balance: MoneyAmount, history: listOf(CashbackEntry) }),
    notifications: v.array(Notification),
  }),
});
