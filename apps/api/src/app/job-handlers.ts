import { alarmOverdueRefund } from '../bot/notify/alarm-overdue-refund.ts';
import { alarmStaff } from '../bot/notify/alarm-staff.ts';
import { setUpJob } from '../bot/setup/set-up-job.ts';
import { sendCodeJob } from '../bot/notify/send-code-job.ts';
import { pauseNotificationJob } from '../bot/notify/pause-notification-job.ts';
import { silenceNotificationJob } from '../bot/notify/silence-notification-job.ts';
import { reservationNotificationJob } from '../bot/notify/reservation-notification-job.ts';
import { orderNotificationJob } from '../bot/notify/order-notification-job.ts';
import { publishPlannedJob } from '../back-office/planned-job.ts';
import { endBlock } from '../back-office/customers/set-block.ts';
import { pushLead } from '../crm/push/push-lead.ts';
import { planPrintsJob } from '../back-office/printing/plan-order.ts';
import { planWebhooksJob } from '../back-office/webhooks/plan-webhooks.ts';
import { sendWebhookJob } from '../back-office/webhooks/send-webhook.ts';
import { sendPortionJob } from '../broadcasts/send-portion.ts';
import { updateJob } from '../bot/updates/update-job.ts';
import type { Deps } from './deps.ts';
import type { JobHandlers } from '../jobs/worker.ts';
import { watchBranch } from '../back-office/presence/watch-branch.ts';
import { planPushJob } from '../notifications/push/plan-push.ts';
import { sendPushJob } from '../notifications/push/send-push.ts';
import { callCourier } from '../couriers/call-courier.ts';
import { followDelivery, refreshDelivery } from '../couriers/follow-claim.ts';
import { autoAccept } from '../orders/moves/auto-accept.ts';
import { noteLate } from '../orders/moves/note-late.ts';
import { lapseEdit } from '../orders/edits/lapse-edit.ts';
import { climbLadder } from '../orders/moves/climb-ladder.ts';
import { expireUnpaidOrder } from '../orders/moves/expire-unpaid-order.ts';
import { releaseOrder } from '../orders/moves/move-order.ts';
import { lockedByPayment } from '../payments/attempts/free-order.ts';
import { makeFiscalReceipt } from '../payments/jobs/make-fiscal-receipt.ts';
import { carryOutRefund, lookUpPayment } from '../payments/jobs/payment-jobs.ts';
import { pushTillOrder } from '../tills/push/push-till-order.ts';
import { watchTill } from '../tills/watch/watch-till.ts';
import { sendSmsJob } from '../sign-in/sms/send-sms-job.ts';

/** What each queue's jobs do. */
export function jobHandlers(deps: Omit<Deps, 'wakeJobs' | 'forgetJobs' | 'jobsReady'>): JobHandlers {
  return {
    'sms.send': (merchantId, job) => sendSmsJob(deps, merchantId, job),
    'order.release': (merchantId, { orderId }) => releaseOrder(deps, merchantId, orderId),
    'order.expire-unpaid': async (merchantId, { orderId }) => {
      await expireUnpaidOrder(deps, { merchantId, orderId }, (tx, row) => lockedByPayment(deps, tx, row));
    },
    'order.edit-lapse': (merchantId, job) => lapseEdit(deps, merchantId, job),
    'order.late': (merchantId, job) => noteLate(deps, merchantId, job),
    'order.auto-accept': (merchantId, job) => autoAccept(deps, merchantId, job),
    'order.remind': (merchantId, job) => climbLadder(deps, merchantId, job),
    'bot.order': (merchantId, job) => orderNotificationJob(deps, merchantId, job),
    'print.plan': (merchantId, job) => planPrintsJob(deps, merchantId, job),
    'menu.publish': (merchantId, job) => publishPlannedJob(deps, merchantId, job),
    'customer.unblock': (merchantId, job) => endBlock(deps, merchantId, job),
    'webhook.plan': (merchantId, job) => planWebhooksJob(deps, merchantId, job),
    'webhook.send': (merchantId, job) => sendWebhookJob(deps, merchantId, job),
    'push.plan': (merchantId, job) => planPushJob(deps, merchantId, job),
    'push.send': (merchantId, job) => sendPushJob(deps, merchantId, job),
    'till.push': (merchantId, job) => pushTillOrder(deps, merchantId, job),
    'till.watch': (merchantId) => watchTill(deps, merchantId),
    'crm.push': (merchantId, job) => pushLead(deps, merchantId, job),
    'bot.payment-reversed': (merchantId, job) => alarmStaff(deps, merchantId, job),
    'bot.refund-overdue': (merchantId, job) => alarmOverdueRefund(deps, merchantId, job),
    'bot.booking': (merchantId, job) => reservationNotificationJob(deps, merchantId, job),
    'bot.branch': (merchantId, job) => pauseNotificationJob(deps, merchantId, job),
    'branch.watch': (merchantId, job) => watchBranch(deps, merchantId, job),
    'bot.silence': (merchantId, job) => silenceNotificationJob(deps, merchantId, job),
    'bot.code': (merchantId, job) => sendCodeJob(deps, merchantId, job),
    'broadcast.send': (merchantId, job) => sendPortionJob(deps, merchantId, job),
    'bot.update': (merchantId, job) => updateJob(deps, merchantId, job),
    'bot.set-up': (merchantId) => setUpJob(deps, merchantId),
    'courier.call': (merchantId, { orderId }) => callCourier(deps, merchantId, orderId),
    'courier.follow': (merchantId, { deliveryId }) => followDelivery(deps, merchantId, deliveryId),
    'payment.look-up': (merchantId, { attemptId }) => lookUpPayment(deps, merchantId, attemptId),
    'payment.cheque': (merchantId, { attemptId }) => makeFiscalReceipt(deps, merchantId, attemptId),
    'payment.refund': (merchantId, { refundId }) => carryOutRefund(deps, merchantId, refundId),
    'courier.refresh': async (merchantId, { deliveryId }) => {
      await refreshDelivery(deps, merchantId, deliveryId);
    },
  };
}
