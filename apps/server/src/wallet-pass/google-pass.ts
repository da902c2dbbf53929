/**
 * The pass of a card for Google Wallet: a signed link that saves a gift card. What all cards of a product have in common is its class; both are
 * in the link, so nothing has to be registered with Google beforehand. Source: picture 28; Google Wallet, gift cards.
 */
import { toMinorUnits } from '@offrande/domain/money';
import { importPKCS8, SignJWT } from 'jose';
import { languageAttributes } from '../mail/words.ts';
import type { GoogleSigner } from '../providers/wallet/index.ts';
import type { PassFacts } from './pass-facts.ts';

const BRAND = '#00523f';
const MICROS = 1_000_000n;

const microsOf = ({ balance }: PassFacts): string =>
  String((toMinorUnits(balance) * MICROS) / 10n ** BigInt(balance.currency.digits));

/** An id may contain letters, digits, dots, dashes and underscores. */
const idOf = (text: string): string => text.replaceAll(/[^\w.-]/g, '_');

const payloadOf = (facts: PassFacts, issuerId: string, pictureUrl: string | null) => {
  const classId = `${issuerId}.${idOf(facts.itemCode)}`;
  const language = languageAttributes(facts.language).tag;
  return {
    giftCardClasses: [
      {
        id: classId,
        issuerName: facts.shopName,
        merchantName: facts.productName,
        reviewStatus: 'UNDER_REVIEW',
        hexBackgroundColor: BRAND,
      },
    ],
    giftCardObjects: [
      {
        id: `${issuerId}.${facts.cardId}`,
        classId,
        state: 'ACTIVE',
        cardNumber: facts.cardNumber,
        balance: { micros: microsOf(facts), currencyCode: facts.balance.currency.code },
        balanceUpdateTime: { date: new Date(facts.asOf).toISOString() },
        validTimeInterval: { end: { date: new Date(facts.endsAt - 1000).toISOString() } },
        barcode: { type: 'QR_CODE', value: facts.cardNumber, alternateText: facts.cardNumber },
        ...(pictureUrl === null
          ? {}
          : {
              heroImage: {
                sourceUri: { uri: pictureUrl },
                contentDescription: { defaultValue: { language, value: facts.productName } },
              },
            }),
      },
    ],
  };
};

/** The URL that saves the pass. `origin` is the shop's, `pictureUrl` the public URL of the card's picture. */
export const googlePassUrl = async (
  facts: PassFacts,
  { issuerId, account, key, saveUrl }: GoogleSigner,
  { origin, pictureUrl }: { readonly origin: string; readonly pictureUrl: string | null },
): Promise<string> => {
  const signed = await new SignJWT({
    typ: 'savetowallet',
    origins: [origin],
    payload: payloadOf(facts, issuerId, pictureUrl),
  })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(account)
    .setAudience('google')
    .setIssuedAt(Math.floor(facts.asOf / 1000))
    .sign(await importPKCS8(key, 'RS256'));
  return `${saveUrl}/${signed}`;
};
