import type { GuestBotText } from '@dasturxon/core/connections';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What the messages of the bot to guests are called. */
export const BOT_TEXT_LABELS: Readonly<Record<GuestBotText, MessageDescriptor>> = {
  'start.welcome': msg`Greeting`,
  'button.menu': msg`Button beside the text field`,
  'now.CREATED': msg`The order has come`,
  'now.AT_TIME': msg`The order is for later`,
  'now.ACCEPTED': msg`The order is accepted`,
  'now.COOKING': msg`The order is being cooked`,
  'now.DONE': msg`Ready, a courier takes it`,
  'now.DONE.PICK_UP': msg`Ready to be picked up`,
  'now.DONE.DINE_IN': msg`Ready, to the table`,
  'now.ATTACHED': msg`A courier has the order`,
  'now.ON_WAY': msg`The courier is on the way`,
  'now.ARRIVED': msg`The courier has arrived`,
  'now.DELIVERED': msg`Delivered`,
  'now.CLOSED': msg`Delivered and closed`,
  'now.CLOSED.PICK_UP': msg`Handed over`,
  'now.LATE': msg`The order is late`,
  'now.CANCELED': msg`The order is cancelled`,
  'phone.ask': msg`Request for the phone number`,
  'phone.thanks': msg`Thanks for the phone number`,
  'orders.title': msg`Above the current orders`,
  'orders.none': msg`No current orders`,
};
