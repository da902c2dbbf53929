/** An issued card as a PDF to print at home. */
import sharp from 'sharp';
import type { CardDocument } from '../card-document/card-document.ts';
import { printDocument } from '../card-document/print-threads.ts';
import { drawCardArt } from './card-art.ts';
import type { IssuedCard } from './issued-card.ts';
import { fill, deliveryWords, languageAttributes } from '../mail/words.ts';

/** The photo's square on the printed card, in pixels. */
const PHOTO_SIDE_PX = 400;

/** The contents of the printed card. */
export const cardDocument = async (card: IssuedCard): Promise<CardDocument> => {
  const words = deliveryWords(card.language);
  const writing = languageAttributes(card.language);
  const photo =
    card.photo &&
    (await sharp(card.photo).resize(PHOTO_SIDE_PX, PHOTO_SIDE_PX, { fit: 'cover' }).jpeg({ quality: 90 }).toBuffer());
  return {
    ...card,
    language: writing.tag,
    direction: writing.direction,
    art: await drawCardArt(card.artSvg),
    photo: photo && new Uint8Array(photo),
    labels: {
      title: words.cardTitle,
      from: fill(words.cardFrom, { sender: card.senderName }),
      cardNumber: words.cardNumber,
      pin: words.pin,
      expiresOn: words.expiresOn,
      howToUse: words.howToUse,
      scan: words.scan,
      keepSafe: words.keepSafe,
    },
  };
};

export const printCard = async (card: IssuedCard): Promise<Uint8Array> => printDocument(await cardDocument(card));
