import { alarmStaff } from '../bot/notify/alarm-staff.ts';
import { setUpJob } from '../bot/setup/set-up-job.ts';
import { sendCodeJob } from '../bot/notify/send-code-job.ts';
import { tellBranchJob } from '../bot/notify/tell-branch-job.ts';
import { reservationNotificationJob } from '../bot/notify/reservation-notification-job.ts';
import { orderNotificationJob } from '../bot/notify/order-notification-job.ts';
import { updateJob } from '../bot/updates/update-job.ts';
import type { Deps } from './deps.ts';
import type { JobHandlers } from '../jobs/worker.ts';
import { callCourier } from '../couriers/call-courier.ts';
import { followDelivery, refreshDelivery } from '../couriers/follow-claim.ts';
import { climbLadder } from '../orders/moves/climb-ladder.ts';
import { expireUnpaidOrder } from '../orders/moves/expire-unpaid-order.ts';
import { releaseOrder } from '../orders/moves/move-order.ts';
import { heldByPayment } from '../payments/attempts/free-order.ts';
import { makeFiscalReceipt } from '../payments/jobs/make-fiscal-receipt.ts';
import { carryOutRefund, lookUpPayment } from '../payments/jobs/payment-jobs.ts';
import { sendSmsJob } from '../sign-in/sms/send-sms-job.ts';

/** What each queue's jobs do. */
export function jobHandlers(deps: Omit<Deps, 'wakeJobs' | 'forgetJobs' | 'jobsReady'>): JobHandlers {
  return {
    'sms.send': (merchantId, job) => sendSmsJob(deps, merchantId, job),
    'order.release': (merchantId, { orderId }) => releaseOrder(deps, merchantId, orderId),
    'order.expire-unpaid': async (merchantId, { orderId }) => {
      await expireUnpaidOrder(deps, { merchantId, orderId }, (tx, row) => heldByPayment(deps, tx, row));
    },
    'order.remind': (merchantId, job) => climbLadder(deps, merchantId, job),
    'bot.order': (merchantId, job) => orderNotificationJob(deps, merchantId, job),
    'bot.payment-reversed': (merchantId, job) => alarmStaff(deps, merchantId, job),
    'bot.booking': (merchantId, job) => reservationNotificationJob(deps, merchantId, job),
    'bot.branch': (merchantId, job) => tellBranchJob(deps, merchantId, job),
    'bot.code': (merchantId, job) => sendCodeJob(deps, merchantId, job),
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
