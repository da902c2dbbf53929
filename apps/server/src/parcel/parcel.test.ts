import { parseUnlockReference } from '@offrande/domain/unlock';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inUnit } from '../database/in-unit.ts';
import { openPost, paidBatch, paidOrder, pdfText } from '../delivery/testing.ts';
import { openTestShop, type TestShop, UNIT } from '../http/testing.ts';
import { line } from '../order/testing.ts';
import { unlockReference, deriveUnlockSecret } from '../unlock/unlock-reference.ts';

describe('parcels', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());

  test('of a line contain all its cards, and are sent as letter and label to the people who post them [S1.81][S3.111][A-26]', async () => {
    const post = openPost(shop);
    const unit = shop.shop.units.get(UNIT)!;
    const product = unit.catalogue.unit.products.find(({ kind }) => kind === 'P' || kind === 'CP')!;
    const postage = unit.catalogue.unit.letterTypes[0]!;
    const posted = line({
      itemCode: product.itemCode,
      deliverType: 'physical',
      letterTypeId: String(postage.id),
      qty: 2,
      message: 'Bon anniversaire',
      receiverName: 'Inès Marchand',
      receiverAddress: '12 rue des Lilas',
      receiverZipCode: '75011',
      receiverCity: 'Paris',
      receiverCountryCode: 'FR',
    });
    const total =
      2 * (50 * (1 - Number(product.discountRate) / 100) + Number(product.cardMadeFee)) + Number(postage.price);
    const orderNo = await paidOrder(shop, [posted], total.toFixed(2));
    await shop.work(post.deliver);
    const parcels = post.mails.filter(({ messageId }) => messageId.startsWith('<parcel.'));
    expect(parcels).toHaveLength(1);
    const [{ to, subject, attachments }] = parcels as [(typeof parcels)[number]];
    expect(to).toBe(unit.fulfilmentEmail);
    expect(subject).toBe(`Colis 1 de la commande ${orderNo}`);
    const [letter, label] = attachments!.map(({ content }) => pdfText(content)) as [string, string];
    const { rows } = await inUnit(shop.shop.connection, UNIT, (transaction) =>
      sql<{
        number_encrypted: string;
      }>`select number_encrypted from card join order_line on order_line.id = card.order_line_id
        where order_no = ${orderNo}`.execute(transaction),
    );
    expect(rows).toHaveLength(2);
    for (const { number_encrypted } of rows) {
      const number = shop.shop.vault.decrypt('card-number', number_encrypted);
      expect(letter.replaceAll(' ', '')).toContain(number);
      expect(JSON.stringify(shop.logged) + subject).not.toContain(number);
    }
    expect(letter).toContain('Bon anniversaire');
    expect(letter).toContain('Référence de déverrouillage');
    const printed = /FR\S*\.[0-9A-Z]{26}|\S+\.[0-9A-Z]{26}/.exec(letter)![0];
    expect(parseUnlockReference(printed)).toEqual({ orderNo, secret: deriveUnlockSecret(shop.shop, UNIT, orderNo) });
    for (const part of [
      'Inès Marchand',
      '12 rue des Lilas',
      '75011 Paris',
      'Offrande SAS',
      `Commande ${orderNo}, colis 1`,
    ]) {
      expect(label).toContain(part);
    }
  });

  test('state what is enclosed with each card and what its tag says, and no price but the card’s own value [S3.9][S3.111][A-27]', async () => {
    const post = openPost(shop);
    const unit = shop.shop.units.get(UNIT)!;
    const { products, letterTypes, additionalProducts } = unit.catalogue.unit;
    const product = products.find(({ kind }) => kind === 'CP')!;
    const [postage, wrapping] = [letterTypes[0]!, additionalProducts.find(({ bearsWords }) => bearsWords === true)!];
    const buy = (extraItemCode: string, price: string) =>
      paidOrder(
        shop,
        [
          line({
            itemCode: product.itemCode,
            deliverType: 'physical',
            letterTypeId: String(postage.id),
            extraItemCode,
            message: 'Pour tes 30 ans, Inès',
            message2: 'Papa et Maman',
            receiverName: 'Inès Marchand',
            receiverAddress: '12 rue des Lilas',
            receiverZipCode: '75011',
            receiverCity: 'Paris',
            receiverCountryCode: 'FR',
          }),
        ],
        (
          50 * (1 - Number(product.discountRate) / 100) +
          Number(product.cardMadeFee) +
          Number(price) +
          Number(postage.price)
        ).toFixed(2),
      );
    const envelope = additionalProducts.find(({ itemCode }) => itemCode === 'kraft-envelope')!;
    const wrapped = await buy(wrapping.itemCode, wrapping.amount);
    const plain = await buy(envelope.itemCode, envelope.amount);
    await shop.work(post.deliver);
    const parcelOf = (orderNo: string) =>
      post.mails.find(({ subject, messageId }) => messageId.startsWith('<parcel.') && subject.includes(orderNo))!;
    const mail = parcelOf(wrapped);
    expect(mail.text).toContain(`À joindre à chaque carte : ${wrapping.name.fr}.`);
    expect(mail.text).toContain('À écrire sur l’étiquette de chacune : Pour tes 30 ans, Inès / Papa et Maman');
    expect(parcelOf(plain).text).toContain(`À joindre à chaque carte : ${envelope.name.fr}.`);
    expect(parcelOf(plain).text).not.toContain('étiquette de');
    expect(mail.attachments).toHaveLength(2);
    const packed = [mail.text, mail.html, ...mail.attachments!.map(({ content }) => pdfText(content))].join('\n');
    const prices = [...packed.matchAll(/\d+(?:[.,]\d\d)?\s*€/gu)].map(([price]) => price.replaceAll(/\s/gu, ''));
    expect(new Set(prices)).toEqual(new Set(['50,00€']));
  });

  test('of different lines are separate', async () => {
    const post = openPost(shop);
    const orderNo = await paidBatch(shop, [
      { type: 'physical', cards: 1 },
      { type: 'physical', cards: 5 },
    ]);
    await shop.work(post.deliver);
    const subjects = post.mails
      .filter(({ messageId }) => messageId.startsWith('<parcel.'))
      .map(({ subject }) => subject);
    expect(subjects.toSorted()).toEqual([`Colis 1 de la commande ${orderNo}`, `Colis 2 de la commande ${orderNo}`]);
  });
});

test('a reference differs for every order and unit, and none can be derived from another', () => {
  const vault = {
    hmac: (purpose: string, text: string) => Buffer.from(`${purpose}${text}`.padEnd(32, '.')).toString('base64url'),
  };
  const shop = { vault } as Parameters<typeof unlockReference>[0];
  expect(unlockReference(shop, 'FR', '1')).not.toBe(unlockReference(shop, 'FR', '2'));
  expect(unlockReference(shop, 'FR', '1')).not.toBe(unlockReference(shop, 'UK', '1'));
});
