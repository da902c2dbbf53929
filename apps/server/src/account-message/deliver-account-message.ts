/** Delivers a message about an account to the mail server or the SMS gateway; its id is the same on every retry. */
import { mailFrom, type Outlets, smsSenderName } from '../delivery/deliver.ts';
import type { Shop } from '../shop.ts';
import type { Unit } from '../unit/unit.ts';
import { composeAccountEmail, composeCodeSms } from './account-email.ts';
import { findAccountMessage } from './find-message.ts';

export const deliverAccountMessage = async (
  shop: Shop,
  { mailer, sms }: Outlets,
  unit: Unit,
  topic: 'account-email' | 'account-sms',
  subject: string,
): Promise<void> => {
  const message = await findAccountMessage(shop, unit, subject);
  if (message === null) return;
  const key = `${topic}:${subject.replaceAll(/[/:]/g, '.')}`;
  const shopName = unit.name;
  if (topic === 'account-email') {
    await mailer.send(mailFrom(shop, unit, key, { mail: composeAccountEmail(message, shopName), to: message.to }));
    return;
  }
  if (!('code' in message)) throw new Error(`No text message is about ${message.kind}`);
  const text = composeCodeSms(message, shopName);
  await sms.send({ reference: key, to: message.to, from: smsSenderName(shopName), text });
};
