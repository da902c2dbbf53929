/**
 * Routes each topic of the outbox: cards and receipts to delivery, quotations and emails about accounts and companies to the mailer, payments to be closed
 * to their provider, alarms to the log.
 */
import { createDelivery, type Outlets } from '../delivery/deliver.ts';
import { deliverAccountMessage } from '../account-message/deliver-account-message.ts';
import { companyMail } from '../account-message/company-mail.ts';
import { closePayment } from '../payment/close-payment.ts';
import { quotationMail, quotationReminder } from '../quotation/quotation-email.ts';
import type { Shop } from '../shop.ts';
import type { Deliver } from '../outbox/message.ts';

export const createDeliver = (shop: Shop, outlets: Outlets): Deliver => {
  const deliverOrderMessage = createDelivery(shop, outlets);
  return async ({ unit, topic, subject }) => {
    if (topic === 'task') {
      shop.log('staff needed', { unit: unit.id, task: subject });
      return 'done';
    }
    if (topic === 'payment-close') {
      await closePayment(shop, unit, subject);
      return 'done';
    }
    if (topic === 'quotation') {
      await outlets.mailer.send(await quotationMail(shop, unit, subject));
      return 'done';
    }
    if (topic === 'quotation-reminder') {
      const mail = await quotationReminder(shop, unit, subject);
      if (mail !== null) await outlets.mailer.send(mail);
      return 'done';
    }
    if (topic === 'company-email') {
      const mail = await companyMail(shop, unit, subject);
      if (mail !== null) await outlets.mailer.send(mail);
      return 'done';
    }
    if (topic === 'account-email' || topic === 'account-sms') {
      await deliverAccountMessage(shop, outlets, unit, topic, subject);
      return 'done';
    }
    return deliverOrderMessage(unit, topic, subject);
  };
};
