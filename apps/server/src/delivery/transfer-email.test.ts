/** The mail about an order that awaits a transfer, and its code as a banking app reads it. */
import jsQR from 'jsqr';
import sharp from 'sharp';
import { calls } from '@offrande/api-client/contract';
import { LANGUAGES } from '@offrande/domain/locale';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { inUnit } from '../database/in-unit.ts';
import { openTestShop, type TestShop, UNIT } from '../http/testing.ts';
import { order } from '../order/testing.ts';
import { confirmTransfer } from '../payment/confirm-transfer.ts';
import type { MailMessage } from '../providers/mail/index.ts';
import { openPost, pdfText, type Post } from './testing.ts';

const readCode = async (picture: Uint8Array): Promise<readonly string[] | undefined> => {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height, { inversionAttempts: 'dontInvert' })?.data.split(
    '\n',
  );
};

const ADDRESS = { line1: '1 rue du Port', line2: '', zipCode: '29200', city: 'Brest', countryCode: 'FR' };

describe('an order that awaits a transfer', () => {
  let shop: TestShop;
  let post: Post;
  beforeAll(async () => {
    shop = await openTestShop();
    post = openPost(shop);
  });
  afterAll(() => shop.close());

  const told = async (orderNo: string): Promise<MailMessage[]> => {
    await shop.work(post.deliver);
    return post.mails.filter(({ subject, text }) => `${subject} ${text}`.includes(orderNo));
  };

  test('gets a mail at once, with account, amount, reference, deadline, and a code to scan [S4.13][S4.16][S9.25][A-36]', async () => {
    const orderNo = await order(shop.browser(), { paymentMean: 'bankTransfer' });
    const [mail, ...more] = await told(orderNo);
    expect(more).toEqual([]);
    expect(mail!.to).toBe('nora.petit@example.test');
    for (const part of ['Offrande SAS', 'FR76 9999 9000 0100 0000 1400 019', 'OFFRFRPPXXX', orderNo]) {
      expect(mail!.html).toContain(part);
      expect(mail!.text).toContain(part);
    }
    expect(mail!.text).toMatch(/À faire avant le\u202F: \d{4}\/\d\d\/\d\d \d\d:\d\d/);
    expect(mail!.text).toContain(`${shop.shop.publicOrigin}/FR/order/${orderNo}`);
    const [picture] = mail!.attachments!;
    expect(mail!.html).toContain(`src="cid:${picture!.contentId}"`);
    expect(mail!.html).toMatch(/alt="Code pour les applications bancaires[^"]+Offrande SAS/);
    expect(await readCode(picture!.content)).toEqual([
      'BCD',
      '002',
      '1',
      'SCT',
      'OFFRFRPPXXX',
      'Offrande SAS',
      'FR7699999000010000001400019',
      'EUR50.00',
      '',
      '',
      orderNo,
    ]);
  });

  /** A company's transfer to its wallet. */
  const topUp = async () => {
    const browser = shop.browser();
    const { id } = await browser.signIn({ memberType: 'business', contractLevel: 'registered' });
    const request = { aggregatorBuId: UNIT, custId: id, amount: '30000.00', paymentMean: 'bankTransfer' } as const;
    return (await browser.call(calls.openTopUp, request)).transactionNo;
  };

  test('to a company’s wallet gets a mail that speaks of the wallet and leads there [A-184]', async () => {
    const transactionNo = await topUp();
    const [mail, ...more] = await told(transactionNo);
    expect(more).toEqual([]);
    expect(mail!.subject).toBe(`Rechargement ${transactionNo}\u202F: votre virement`);
    expect(mail!.text).toContain(`${shop.shop.publicOrigin}/FR/account/wallet`);
    expect(mail!.text).not.toMatch(/commande/i);
    expect(mail!.text).toContain('30\u202F000,00');
    expect(await readCode(mail!.attachments![0]!.content)).toContain('EUR30000.00');
  });

  test('to a company brings its pro forma invoice along, and says so; to others none [S4.13][A-36]', async () => {
    const orderNo = await order(shop.browser(), { paymentMean: 'bankTransfer' });
    const company = { name: 'Atelier Lune', address: ADDRESS, vatNumber: '' };
    await inUnit(shop.shop.connection, UNIT, (transaction) =>
      sql`update purchase set buyer = jsonb_set(buyer, '{company}', ${JSON.stringify(company)}::jsonb)
        where order_no = ${orderNo}`.execute(transaction),
    );
    const [mail] = await told(orderNo);
    const [, proforma] = mail!.attachments!;
    expect(proforma!.fileName).toBe(`${orderNo}-proforma.pdf`);
    expect(pdfText(proforma!.content)).toContain('Atelier Lune');
    expect(mail!.text).toContain('facture pro forma');
    expect(mail!.html).toContain('facture pro forma');
    const [other] = await told(await order(shop.browser(), { paymentMean: 'bankTransfer' }));
    expect(other!.attachments).toHaveLength(1);
    expect(other!.text).not.toContain('pro forma');
  });

  test('gets its mail in every language', async () => {
    for (const { code } of LANGUAGES) {
      for (const orderNo of [await order(shop.browser(), { paymentMean: 'bankTransfer' }), await topUp()]) {
        await inUnit(shop.shop.connection, UNIT, (transaction) =>
          sql`update purchase set buyer = jsonb_set(buyer, '{language}', to_jsonb(${code}::text)) where order_no = ${orderNo}`.execute(
            transaction,
          ),
        );
        const [mail] = await told(orderNo);
        expect(mail!.html, code).toContain('FR76 9999 9000 0100 0000 1400 019');
        expect(mail!.text, code).not.toMatch(/\{\w+\}/);
      }
    }
  });

  test('gets no mail once it is paid, nor if it is paid by other means', async () => {
    const paid = await order(shop.browser(), { paymentMean: 'bankTransfer' });
    const money = { amountMinor: 50_00n, currency: 'EUR', reference: 'EARLY', actor: 'Ada' };
    await confirmTransfer(shop.shop, shop.shop.units.get(UNIT)!, paid, money);
    const byCard = await order(shop.browser());
    const subjects = [...(await told(paid)), ...(await told(byCard))].map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.includes('virement'))).toEqual([]);
  });
});
