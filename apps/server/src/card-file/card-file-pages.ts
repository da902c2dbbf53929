/**
 * The plain pages behind the URLs of files and cards. Viewing a file's page changes nothing, because mail scanners open every URL; its
 * button downloads the file. A file that was downloaded, has expired or never existed, and a card that does not exist, all get the same
 * answer.
 */
import { offeredWallets, WALLETS } from '@offrande/domain/card-copy';
import type { Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { facts, paragraph } from '../mail/mail-layout.ts';
import { groupDigits } from '../card-document/card-document.ts';
import { CARD_PAGE_ROUTE, cardIdIn, judgeCardPage } from '../issued-card/card-page-address.ts';
import { attachCard } from '../issued-card/card-email.ts';
import { html, type Html } from '../mail/html.ts';
import type { IssuedCard } from '../issued-card/issued-card.ts';
import { loadIssuedCard } from '../issued-card/load-issued-card.ts';
import { fill, type DeliveryWords, deliveryWords } from '../mail/words.ts';
import { passByLink } from '../wallet-pass/card-pass.ts';
import { LANGUAGE_COOKIE, languageFor } from '../call/language.ts';
import type { Shop } from '../shop.ts';
import type { Unit } from '../unit/unit.ts';
import { CARD_FILE_ROUTE, type CardFile, findCardFile, readPieces, takeCardFile } from './card-file-store.ts';
import { FILE_KINDS, fileTitlesIn } from './file-kinds.ts';
import { linkTerms } from './link-terms.ts';
import { BUTTON, plainPage as page, PLAIN_PAGE_HEADERS as HEADERS } from './plain-page.ts';
import { zipStream } from '../spreadsheet/zip-stream.ts';

/** The buyer's language is unknown here: the browser's preference applies, else the unit's default. */
const notThere = (context: Context, unit: Unit, what: 'file' | 'card') => {
  const language = languageFor(unit, getCookie(context, LANGUAGE_COOKIE));
  const words = deliveryWords(language);
  const [title, text] = what === 'file' ? [words.takeGoneTitle, words.takeGone] : [words.cardGoneTitle, words.cardGone];
  return page(context, unit, language, title, paragraph(text), 404);
};

const filePage = (context: Context, unit: Unit, file: CardFile) => {
  const words = deliveryWords(file.language);
  const count = fill(words.ownCardsCount, { order: file.order_no, count: String(file.cards) });
  const body = html`${paragraph(count)}${paragraph(linkTerms(file.language))}
    <form method="post"><button style="${BUTTON}">${words.takeButton}</button></form>`;
  return page(context, unit, file.language, fileTitlesIn(file.language)[file.type], body);
};

const bodyOf = async (shop: Shop, unit: Unit, file: CardFile): Promise<ReadableStream<Uint8Array> | Uint8Array> => {
  const pieces = readPieces(shop, unit.id, file);
  if (FILE_KINDS[file.type].rowsOf === null) return zipStream(pieces, shop.clock());
  for await (const { bytes } of pieces) return bytes;
  throw new Error(`File ${file.id} is empty`);
};

const sendFile = async (shop: Shop, unit: Unit, file: CardFile): Promise<Response> => {
  const { contentType, ending } = FILE_KINDS[file.type];
  return new Response((await bodyOf(shop, unit, file)) as BodyInit, {
    headers: {
      ...HEADERS,
      'Content-Type': contentType,
      'Content-Disposition': `attachment; filename="offrande-${file.order_no}-${file.type}.${ending}"`,
    },
  });
};

const PASS_BUTTON = `${BUTTON};background:#10201B;margin:0 8px 8px 0`;
const PASS_ROW = 'margin:16px 0 0';

const cardPage = (context: Context, unit: Unit, card: IssuedCard) => {
  const words = deliveryWords(card.language);
  const passes = passLinks(context, words);
  const rows = [
    [words.cardNumber, groupDigits(card.cardNumber)],
    [words.pin, card.pin],
    [words.expiresOn, card.expiresOn],
  ] as const;
  const body = html`${paragraph(`${card.productName}, ${card.amount}`)}${facts(rows)}${paragraph(words.keepSafe)}
    <p>
      <a href="${context.req.path}/print" style="${BUTTON}">${words.openPrintable}</a>
    </p>
    ${passes.length === 0 ? null : html`<p style="${PASS_ROW}">${passes}</p>`}`;
  return page(context, unit, card.language, words.cardTitle, body);
};

/** The buttons of the wallets that the device supports, with their official names. */
const passLinks = (context: Context, words: DeliveryWords): readonly Html[] => {
  const names = { apple: words.passApple, google: words.passGoogle } as const;
  const device = { userAgent: context.req.header('User-Agent') ?? '', touchPoints: 0 };
  return offeredWallets(device).map(
    (wallet) => html`<a href="${context.req.path}/pass/${wallet}" style="${PASS_BUTTON}">${names[wallet]}</a>`,
  );
};

const sendCard = async (card: IssuedCard): Promise<Response> => {
  const { content, contentType, fileName } = await attachCard(card);
  return new Response(content as BodyInit, {
    headers: { ...HEADERS, 'Content-Type': contentType, 'Content-Disposition': `inline; filename="${fileName}"` },
  });
};

/** The card of a URL, and whether the URL is still current; null if it never was valid. */
const cardAt = async (
  shop: Shop,
  unit: Unit,
  parameter: string,
): Promise<{ readonly card: IssuedCard; readonly isVoid: boolean } | null> => {
  const cardId = cardIdIn(parameter);
  const card = cardId === null ? null : ((await loadIssuedCard(shop, unit, cardId))?.card ?? null);
  const verdict = card === null ? 'wrong' : judgeCardPage(shop, unit.id, card, parameter);
  return card === null || verdict === 'wrong' ? null : { card, isVoid: verdict === 'void' };
};

/** The card was redirected: the page shows nothing of it, only who can send it again. */
const movedPage = (context: Context, unit: Unit, { language, senderName }: IssuedCard) => {
  const words = deliveryWords(language);
  const text = fill(words.cardMoved, { sender: senderName, contact: unit.contact.email });
  return page(context, unit, language, words.cardMovedTitle, paragraph(text), 410);
};

const answerCard = async (
  context: Context,
  shop: Shop,
  show: (unit: Unit, card: IssuedCard) => Response | Promise<Response>,
): Promise<Response> => {
  const unit = unitOf(shop, context);
  const found = await cardAt(shop, unit, context.req.param('card') ?? '');
  if (found === null) return notThere(context, unit, 'card');
  return found.isVoid ? movedPage(context, unit, found.card) : show(unit, found.card);
};

/** The unit in the URL; the first unit if there is none of this shop. */
const unitOf = (shop: Shop, context: Context): Unit =>
  shop.units.get(context.req.param('unit') ?? '') ?? [...shop.units.values()][0]!;

const secretIn = (context: Context): string => context.req.param('secret') ?? '';

export const mountCardFiles = (app: Hono, shop: Shop): void => {
  app.get(CARD_FILE_ROUTE, async (context) => {
    const unit = unitOf(shop, context);
    const file = await findCardFile(shop, unit.id, secretIn(context));
    return file === null ? notThere(context, unit, 'file') : filePage(context, unit, file);
  });
  app.post(CARD_FILE_ROUTE, async (context) => {
    const unit = unitOf(shop, context);
    const file = await takeCardFile(shop, unit.id, secretIn(context));
    return file === null ? notThere(context, unit, 'file') : sendFile(shop, unit, file);
  });
  app.get(CARD_PAGE_ROUTE, (context) => answerCard(context, shop, (unit, card) => cardPage(context, unit, card)));
  app.get(`${CARD_PAGE_ROUTE}/print`, (context) => answerCard(context, shop, (_, card) => sendCard(card)));
  app.get(`${CARD_PAGE_ROUTE}/pass/:wallet`, (context) =>
    answerCard(context, shop, async (unit, { id }) => {
      const wallet = WALLETS.find((one) => one === context.req.param('wallet'));
      const pass = wallet === undefined ? null : await passByLink(shop, unit, id, wallet);
      return pass ?? notThere(context, unit, 'card');
    }),
  );
};
