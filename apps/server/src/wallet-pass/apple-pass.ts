/**
 * The pass of a card for Apple Wallet: a signed archive (.pkpass). The library and the pictures are loaded with the first pass. Source:
 * picture 28; Apple's Wallet Passes.
 */
import { toMinorUnits } from '@offrande/domain/money';
import { fill, deliveryWords } from '../mail/words.ts';
import type { AppleSigner } from '../providers/wallet/index.ts';
import type { PassFacts } from './pass-facts.ts';
import { applePictures } from './pass-pictures.ts';

const BRAND = 'rgb(0, 82, 63)';
const WHITE = 'rgb(255, 255, 255)';
const SOFT = 'rgb(207, 227, 218)';

const groups = (digits: string): string => digits.replaceAll(/(.{4})(?=.)/g, '$1 ');

/** Apple expects the balance as a decimal number. */
const amountOf = ({ balance }: PassFacts): number => Number(toMinorUnits(balance)) / 10 ** balance.currency.digits;

const passJson = (facts: PassFacts, { passTypeId, teamId }: AppleSigner) => {
  const words = deliveryWords(facts.language);
  const asOf = facts.asOfText;
  const backs = [
    { key: 'product', label: words.columnProduct, value: facts.productName },
    { key: 'number', label: words.cardNumber, value: groups(facts.cardNumber) },
    ...(facts.lines.length === 0 ? [] : [{ key: 'words', label: words.passWords, value: facts.lines.join('\n') }]),
    ...(facts.redeemPlace === '' ? [] : [{ key: 'places', label: words.reminderPlaces, value: facts.redeemPlace }]),
    ...(facts.howToUse === '' ? [] : [{ key: 'use', label: words.howToUse, value: facts.howToUse }]),
    { key: 'pin', label: words.pin, value: words.passPin },
    { key: 'asOfNote', label: words.passAsOf, value: fill(words.passStale, { date: asOf }) },
  ];
  return {
    formatVersion: 1,
    passTypeIdentifier: passTypeId,
    teamIdentifier: teamId,
    serialNumber: facts.cardId,
    organizationName: facts.shopName,
    description: fill(words.passDescription, { product: facts.productName }),
    logoText: facts.shopName,
    backgroundColor: BRAND,
    foregroundColor: WHITE,
    labelColor: SOFT,
    expirationDate: new Date(facts.endsAt - 1000).toISOString(),
    barcodes: [
      {
        format: 'PKBarcodeFormatQR',
        message: facts.cardNumber,
        messageEncoding: 'iso-8859-1',
        altText: groups(facts.cardNumber),
      },
    ],
    storeCard: {
      headerFields: [
        { key: 'balance', label: words.passBalance, value: amountOf(facts), currencyCode: facts.balance.currency.code },
      ],
      secondaryFields: [
        { key: 'until', label: words.expiresOn, value: facts.expiresOn },
        ...(facts.giver === '' ? [] : [{ key: 'giver', label: words.labelSender, value: facts.giver }]),
      ],
      auxiliaryFields: [{ key: 'asOf', label: words.passAsOf, value: asOf }],
      backFields: backs,
    },
  };
};

export const PKPASS_TYPE = 'application/vnd.apple.pkpass';

/** The archive. A card whose picture no longer exists gets a plain one. */
export const applePass = async (facts: PassFacts, signer: AppleSigner): Promise<Uint8Array<ArrayBuffer>> => {
  const { PKPass } = await import('passkit-generator');
  const files = {
    ...(await applePictures(facts.drawing ?? PLAIN)),
    'pass.json': Buffer.from(JSON.stringify(passJson(facts, signer))),
  };
  const pass = new PKPass(files, {
    wwdr: signer.intermediate,
    signerCert: signer.certificate,
    signerKey: signer.key,
    ...(signer.passphrase === null ? {} : { signerKeyPassphrase: signer.passphrase }),
  });
  return new Uint8Array(pass.getAsBuffer());
};

const PLAIN =
  '<svg xmlns="http://www.w3.org/2000/svg" width="342" height="216"><rect width="342" height="216" fill="#00523F"/></svg>';
