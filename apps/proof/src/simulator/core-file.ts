/** Files of codes in the model: made for the mail about an order's cards, downloaded once by a link, with new links after a code. */
import { cardFileEnd, type CardFileFacts, cardFileState, linkEnd, newLinkRefusal } from '@offrande/domain/card-file';
import {
  ONE_TIME_CODE_LIFETIME_SECONDS,
  ONE_TIME_CODE_MAX_TRIES,
  ONE_TIME_CODES_PER_DAY,
  RESEND_SECONDS,
} from '@offrande/domain/password';
import { DAY_MS } from '@offrande/domain/time';
import { type Core, Refused } from './core.ts';
import { enqueue, ownOrder } from './core-keys.ts';
import { likeUnit } from './like-unit.ts';
import type { Model } from './model.ts';
import { CODE_MESSAGE, codeNameOf, linkNameOf, type ModelCardFile, type ModelCode } from './model-records.ts';

const SECOND_MS = 1000;
/** How long a code is kept after it was sent. */
const CODE_KEPT_MS = 2 * DAY_MS;

const changeFile = (model: Model, order: string, change: Partial<ModelCardFile>): void => {
  model.files.set(order, { ...model.files.get(order)!, ...change });
};

/** A sheet is one piece, however many cards it has. */
const newFile = (order: string, cards: number): ModelCardFile => ({
  order,
  cards,
  pieces: 0,
  keptUntil: null,
  linkUntil: null,
  takenAt: null,
  newLinks: 0,
  code: null,
});

const cardsInFile = ({ orders }: Model, order: string): number =>
  orders.get(order)!.lines.reduce((cards, line) => cards + (line.delivery === 'cardFile' ? line.cards : 0), 0);

/** The work before the mail about an order's cards is sent: the file is opened, then filled, and then its first link begins. */
export const prepareFile = (core: Core, order: string): void => {
  core.change((model) => {
    if (!model.files.has(order)) model.files.set(order, newFile(order, cardsInFile(model, order)));
  });
  if (core.model.files.get(order)!.keptUntil === null)
    core.change((model) =>
      changeFile(model, order, { pieces: 1, keptUntil: cardFileEnd(model.now, likeUnit.timeZone) }),
    );
  core.change((model) => {
    const { newLinks, takenAt } = model.files.get(order)!;
    if (newLinks === 0 && takenAt === null) changeFile(model, order, { linkUntil: linkEnd(model.now) });
  });
};

/** A link of an order's file; `no` counts from 0, the link in the mail. */
export interface FileLink {
  readonly order: string;
  readonly no: number;
}

/** A download: the link is used up first, and then the browser gets the file. */
export const takeFile = (core: Core, { order, no }: FileLink): void => {
  core.change((model) => {
    const file = model.files.get(order)!;
    if (no !== file.newLinks || cardFileState(file, model.now) !== 'open') throw new Refused();
    changeFile(model, order, { takenAt: model.now });
  });
  core.change((model) => void model.downloads.push(linkNameOf(order, no)));
};

/** The file of an order that the caller may see, and may get a new link to. */
const fileToRenew = (model: Model, order: string): ModelCardFile => {
  const file = model.files.get(order);
  if (file === undefined || !mayRenew(model, file)) throw new Refused();
  return file;
};

const mayRenew = ({ now }: Model, file: CardFileFacts): boolean => newLinkRefusal(file, now) === null;

/** Codes for one order are counted, whoever asks. */
const checkPace = ({ codes, now }: Model, order: string): void => {
  const sent = [...codes.values()].filter((code) => code.order === order).map(({ createdAt }) => createdAt);
  const today = sent.filter((createdAt) => createdAt > now - DAY_MS);
  const isClose = sent.some((createdAt) => createdAt > now - RESEND_SECONDS * SECOND_MS);
  if (today.length >= ONE_TIME_CODES_PER_DAY || isClose) throw new Refused();
};

/** The call `sendFileCode`: the code takes the place of the one before in the same browser. */
export const sendFileCode = (core: Core, buyer: number, order: string): void =>
  core.change((model) => {
    ownOrder(model, buyer, order);
    fileToRenew(model, order);
    checkPace(model, order);
    for (const code of model.codes.values()) {
      const isReplaced = code.order === order && code.buyer === buyer && code.expiresAt > model.now;
      if (isReplaced) model.codes.set(code.name, { ...code, expiresAt: model.now });
    }
    const name = codeNameOf([...model.outbox.keys()].filter((key) => key.startsWith(CODE_MESSAGE)).length + 1);
    const expiresAt = model.now + ONE_TIME_CODE_LIFETIME_SECONDS * SECOND_MS;
    model.codes.set(name, { name, order, buyer, createdAt: model.now, expiresAt, tries: 0 });
    enqueue(model, 'account-email', `code/${name}`);
  });

export interface NewLinkWish {
  readonly buyer: number;
  readonly order: string;
  /** A code that was sent, perhaps for another order or in another browser. */
  readonly code: string;
  readonly isCodeRight: boolean;
}

/** Counts a try of a code, if it can still be tried in this browser; returns it if it can. */
const tryCode = ({ codes, now }: Model, buyer: number, name: string): ModelCode | null => {
  const code = codes.get(name);
  if (code?.buyer !== buyer || code.tries >= ONE_TIME_CODE_MAX_TRIES || code.expiresAt <= now) return null;
  codes.set(name, { ...code, tries: code.tries + 1 });
  return code;
};

/** False if the code is wrong, or no new link can be made; the same code again leads to the same link. */
const renew = (model: Model, { buyer, order, code: name, isCodeRight }: NewLinkWish): boolean => {
  ownOrder(model, buyer, order);
  const code = tryCode(model, buyer, name);
  if (code === null || !isCodeRight || code.order !== order) return false;
  const file = model.files.get(order)!;
  if (file.code === name) return true;
  if (!mayRenew(model, file)) return false;
  const newLinks = file.newLinks + 1;
  changeFile(model, order, { newLinks, code: name, linkUntil: linkEnd(model.now), takenAt: null });
  return true;
};

/** The call `renewFileLink`: an answer without a link counts as refused here, and its try stays counted. */
export const renewFileLink = (core: Core, wish: NewLinkWish): void => {
  if (!core.change((model) => renew(model, wish))) throw new Refused();
};

/** Parts of the sweep: files are deleted after their last day, and codes a while after they were sent. */
export const dropFiles = (core: Core): void =>
  core.change((model) => {
    for (const { order, keptUntil } of model.files.values())
      if (keptUntil !== null && keptUntil < model.now) changeFile(model, order, { pieces: 0 });
  });

export const dropCodes = (core: Core): void =>
  core.change((model) => {
    for (const { name, createdAt } of model.codes.values())
      if (createdAt < model.now - CODE_KEPT_MS) model.codes.delete(name);
  });
