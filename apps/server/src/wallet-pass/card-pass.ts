/** The call `cardPass`, the file behind its URL, and the passes on the page behind a receiver's link. Source: picture 28. */
import type { Calls } from '@offrande/api-client/contract';
import type { WalletKind } from '@offrande/domain/card-copy';
import type { Context, Hono } from 'hono';
import { CallRefused } from '../call/call-refused.ts';
import type { Handler } from '../call/handler.ts';
import { limitCall } from '../card/limit-call.ts';
import { readOwnCard, usableFor } from '../card/own-card.ts';
import { redeemTicket, sealTicket } from '../card-copy/copy-ticket.ts';
import { inUnit } from '../database/in-unit.ts';
import type { Shop } from '../shop.ts';
import type { Unit } from '../unit/unit.ts';
import { applePass, PKPASS_TYPE } from './apple-pass.ts';
import { googlePassUrl } from './google-pass.ts';
import { type PassFacts, passFacts } from './pass-facts.ts';
import { googlePicture } from './pass-pictures.ts';

const CARD_PASS_PATH = '/api/card/pass';
const PICTURE_PATH = '/media/pass';
const ALLOWANCE = { perSession: 30, perAddress: 120 } as const;
const FOR_A_MONTH = 'public, max-age=2592000, immutable';

/** The file name that wallet programs show; contains only the card's last digits. */
const fileName = ({ shopName, cardNumber }: PassFacts): string =>
  `${shopName.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}-${cardNumber.slice(-4)}.pkpass`;

const sendApplePass = async (shop: Shop, facts: PassFacts): Promise<Response> =>
  new Response(await applePass(facts, await shop.wallets.apple()), {
    headers: {
      'Content-Type': PKPASS_TYPE,
      'Content-Disposition': `attachment; filename="${fileName(facts)}"`,
      'Cache-Control': 'no-store',
    },
  });

/** Google fetches the picture itself: its URL identifies a drawing of the catalogue and discloses nothing about the card. */
const googleAddress = async (shop: Shop, unit: Unit, facts: PassFacts): Promise<string> => {
  const pictureUrl =
    facts.fingerprint === null ? null : `${shop.publicOrigin}${PICTURE_PATH}/${unit.id}/${facts.fingerprint}.png`;
  return googlePassUrl(facts, await shop.wallets.google(), { origin: shop.publicOrigin, pictureUrl });
};

export const cardPass: Handler<Calls['cardPass']> = async ({ cardNumber, wallet }, context) => {
  const { shop, unit, language } = context;
  await limitCall(context, 'cardPass', ALLOWANCE);
  const row = await inUnit(shop.connection, unit.id, (transaction) => readOwnCard(transaction, context, cardNumber));
  usableFor('pass', context, row);
  if (wallet === 'apple') return { passUrl: `${CARD_PASS_PATH}/${sealTicket(context, 'card-pass', row.id)}` };
  const facts = await passFacts(shop, unit, row.id, language);
  if (facts === null) throw new CallRefused('notFound', { field: 'cardNumber' });
  return { passUrl: await googleAddress(shop, unit, facts) };
};

/** The pass for a card opened by a link; null if it is not available. */
export const passByLink = async (
  shop: Shop,
  unit: Unit,
  cardId: string,
  wallet: WalletKind,
): Promise<Response | null> => {
  const facts = await passFacts(shop, unit, cardId);
  if (facts === null) return null;
  return wallet === 'apple'
    ? sendApplePass(shop, facts)
    : Response.redirect(await googleAddress(shop, unit, facts), 302);
};

const sendPicture = async (shop: Shop, context: Context): Promise<Response> => {
  const unit = shop.units.get(context.req.param('unit') ?? '');
  const drawing = unit?.catalogue.art.svgOf((context.req.param('file') ?? '').slice(0, -'.png'.length)) ?? null;
  if (drawing === null) throw new CallRefused('notFound');
  return new Response(new Uint8Array(await googlePicture(drawing)), {
    headers: { 'Content-Type': 'image/png', 'Cache-Control': FOR_A_MONTH },
  });
};

export const mountPasses = (app: Hono, shop: Shop): void => {
  app.get(`${CARD_PASS_PATH}/:ticket`, async (context) => {
    const { unit, cardId, language } = await redeemTicket(shop, context, 'card-pass');
    const facts = await passFacts(shop, unit, cardId, language);
    if (facts === null) throw new CallRefused('notFound');
    return sendApplePass(shop, facts);
  });
  app.get(`${PICTURE_PATH}/:unit/:file{[0-9a-f]+\\.png}`, (context) => sendPicture(shop, context));
};
