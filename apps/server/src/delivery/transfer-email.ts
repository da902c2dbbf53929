/**
 * The mail about an order, or a top-up of the wallet, that awaits a transfer: account, amount, reference and deadline, with a code that a
 * banking app reads. It is not sent once nothing is awaited. Source: S4.13, S4.16, A-36, A-102, A-184.
 */
import { type BankAccount, epcCode, groupedIban } from '@offrande/domain/bank-transfer';
import { bankAccountOf } from '@offrande/domain/business-unit';
import { formatMoney } from '@offrande/domain/locale';
import { fromMinorUnits, type Money } from '@offrande/domain/money';
import { TRANSFER_WINDOW_MINUTES, transferDeadline, unpaidUntil } from '@offrande/domain/payment';
import { formatInstant, formatInstantDate } from '@offrande/domain/time';
import { sql } from 'kysely';
import { inUnit } from '../database/in-unit.ts';
import { drawScannableCode } from '../document/scannable-code.ts';
import type { ComposedMail } from '../issued-card/card-email.ts';
import { createProforma } from '../invoice/create-proforma.ts';
import { html } from '../mail/html.ts';
import { translated } from '../mail/catalogue-texts.ts';
import { facts, mailPage, paragraph } from '../mail/mail-layout.ts';
import { fill, labelled } from '../mail/words.ts';
import { proformaFileName } from '../order/invoice-call.ts';
import type { OrderBuyer } from '../order/order-rows.ts';
import { PAYABLE_AT } from '../order/payable-at.ts';
import type { MailAttachment } from '../providers/mail/index.ts';
import type { Shop } from '../shop.ts';
import { numberStyle } from '../unit/number-style.ts';
import type { Unit } from '../unit/unit.ts';

const wordsIn = translated('transfer', {
  subject: 'Order {order}: your bank transfer',
  title: 'Your order waits for your transfer',
  intro: 'Thank you, {buyer}. Your order {order} is made as soon as {amount} has arrived on this account.',
  beneficiary: 'Beneficiary',
  iban: 'IBAN',
  bic: 'BIC',
  bank: 'Bank',
  amount: 'Amount',
  reference: 'Reference',
  deadline: 'To be made by',
  within:
    'Payment by transfer is to be completed within {minutes} minutes. A transfer that is under way is not lost: we keep the order until {end}.',
  exactly: 'Write the reference exactly as it stands here, and nothing else: it is how we find your money.',
  scan: 'Or scan this code with your banking app: it fills in the transfer, and you check and confirm it there.',
  code: 'Code for banking apps: transfer of {amount} to {beneficiary}, IBAN {iban}, reference {order}',
  open: 'See the order and send the receipt',
  proforma: 'The pro forma invoice for your accounting is attached.',
  topUpSubject: 'Top-up {order}: your bank transfer',
  topUpTitle: 'Your wallet waits for your transfer',
  topUpIntro: 'Thank you, {buyer}. {amount} goes to your wallet as soon as it has arrived on this account.',
  topUpWithin:
    'Payment by transfer is to be completed within {minutes} minutes. A transfer that is under way is not lost: we wait for it until {end}.',
  topUpOpen: 'See the top-up and send the receipt',
});

/** What is said about an order, or about a top-up, and where it stands. */
const wordsAbout = ({ sells, buyer }: Waiting, orderNo: string) => {
  const words = wordsIn(buyer.language);
  if (sells === 'cards') return { ...words, path: `order/${orderNo}` };
  const { topUpSubject: subject, topUpTitle: title, topUpIntro: intro, topUpWithin: within, topUpOpen: open } = words;
  return { ...words, subject, title, intro, within, open, path: 'account/wallet' };
};

/** The content id of the code's inline picture. */
const CODE_ID = 'transfer-code';

interface Waiting {
  readonly sells: 'cards' | 'topUp';
  readonly buyer: OrderBuyer;
  readonly total: bigint;
  /** When it was placed, or approved. */
  readonly payable_at: Date;
}

const find = (shop: Shop, unit: Unit, orderNo: string): Promise<Waiting | undefined> =>
  inUnit(shop.connection, unit.id, async (transaction) => {
    const { rows } = await sql<Waiting>`select sells, buyer, total,
        ${PAYABLE_AT} as payable_at
      from purchase
      where order_no = ${orderNo} and bu_id = ${unit.id} and state = 'requesting'`.execute(transaction);
    return rows[0];
  });

const drawCode = async (account: BankAccount, amount: Money, orderNo: string): Promise<readonly MailAttachment[]> => {
  const code = epcCode(account, amount, orderNo);
  if (code === null) return [];
  const content = await drawScannableCode(code);
  return [{ fileName: `transfer-${orderNo}.png`, contentType: 'image/png', content, contentId: CODE_ID }];
};

/** For a company: what its accounting pays by. */
const printProforma = async (
  shop: Shop,
  unit: Unit,
  { sells, buyer, orderNo }: Waiting & { readonly orderNo: string },
): Promise<readonly MailAttachment[]> => {
  const isForCompany = sells === 'cards' && buyer.company !== undefined;
  const content = isForCompany ? await createProforma(shop, unit, orderNo) : null;
  return content === null ? [] : [{ fileName: proformaFileName(orderNo), contentType: 'application/pdf', content }];
};

const compose = async (
  shop: Shop,
  unit: Unit,
  account: BankAccount,
  order: Waiting & { readonly orderNo: string },
): Promise<ComposedMail> => {
  const { orderNo, buyer } = order;
  const words = wordsAbout(order, orderNo);
  const money = fromMinorUnits(BigInt(order.total), unit.currency);
  const amount = formatMoney(money, numberStyle(unit, buyer.language));
  const payableAt = order.payable_at.getTime();
  const values = {
    order: orderNo,
    buyer: buyer.name,
    amount,
    beneficiary: account.beneficiary,
    iban: groupedIban(account.iban),
    minutes: String(TRANSFER_WINDOW_MINUTES),
    end: formatInstantDate(unpaidUntil('bankTransfer', payableAt), unit.timeZone),
  };
  const rows = [
    [words.beneficiary, account.beneficiary],
    [words.iban, values.iban],
    [words.bic, account.bic],
    ...(account.bankName === '' ? [] : [[words.bank, account.bankName] as const]),
    [words.amount, amount],
    [words.reference, orderNo],
    [words.deadline, formatInstant(transferDeadline(payableAt), unit.timeZone)],
  ] as const;
  const [intro, within] = [fill(words.intro, values), fill(words.within, values)];
  const code = await drawCode(account, money, orderNo);
  const printed = await printProforma(shop, unit, order);
  const url = `${shop.publicOrigin}/${unit.id}/${words.path}`;
  const picture = html`${paragraph(words.scan)}
    <p style="margin:0 0 16px">
      <img
        src="cid:${CODE_ID}"
        alt="${fill(words.code, values)}"
        width="220"
        style="display:block;width:220px;height:auto"
      />
    </p>`;
  const body = html`${paragraph(intro)}${facts(rows)}${paragraph(words.exactly)}${code.length > 0 ? picture : null}
    ${paragraph(within)}${printed.length > 0 ? paragraph(words.proforma) : null}
    <p style="margin:0"><a href="${url}" style="color:#00523F">${words.open}</a></p>`;
  return {
    subject: fill(words.subject, values),
    text: [
      intro,
      rows.map(([label, value]) => labelled(buyer.language, label, value)).join('\n'),
      words.exactly,
      within,
      ...(printed.length > 0 ? [words.proforma] : []),
      url,
    ].join('\n\n'),
    html: mailPage({ language: buyer.language, shopName: unit.name, title: words.title, body }),
    attachments: [...code, ...printed],
  };
};

/** The mail and its recipient; `nobody` if the order no longer waits. */
export const composeTransferEmail = async (
  shop: Shop,
  unit: Unit,
  orderNo: string,
): Promise<{ readonly mail: ComposedMail; readonly to: string } | 'nobody'> => {
  const account = bankAccountOf(unit.rules);
  const order = await find(shop, unit, orderNo);
  if (account === null || order === undefined) return 'nobody';
  return { mail: await compose(shop, unit, account, { ...order, orderNo }), to: order.buyer.email };
};
