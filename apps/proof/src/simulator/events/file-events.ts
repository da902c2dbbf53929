/** A company downloads the file with the codes of an order, once by each link, and gets new links by codes; now and then a stranger tries. */
import { calls } from '@offrande/api-client/contract';
import { cardFileAddress } from '../../../../server/src/card-file/card-file-store.ts';
import { readCells } from '../../../../server/src/card-file/testing.ts';
import { oneTimeCode } from '../../../../server/src/password/code-row.ts';
import { ADMINISTRATOR, COLLEAGUE, MEMBERS } from '../baskets.ts';
import { CallFailed } from '../browser.ts';
import { type FileLink, type NewLinkWish, renewFileLink, sendFileCode, takeFile } from '../core-file.ts';
import { cardsOfOrder } from '../core-staff.ts';
import { type Choosing, event } from '../event-kind.ts';
import { fileNameOf, linkNameOf, type ModelCardFile } from '../model-records.ts';
import { assertNone } from '../take-step.ts';
import type { World } from '../world.ts';

/** `cards`: those of the order, by their names. */
type Taking = FileLink & { readonly cards: readonly string[] };

const anyFile = ({ model, dice }: Choosing): ModelCardFile | null =>
  model.files.size === 0 ? null : dice.pick([...model.files.values()]);

/** Mostly the current link; at times one before it, or one that is not made yet. */
const anyLink = (choosing: Choosing): Taking | null => {
  const file = anyFile(choosing);
  if (file === null) return null;
  const { model, dice } = choosing;
  const { order, newLinks } = file;
  const no = dice.chance(0.8) ? newLinks : dice.below(newLinks + 2);
  return { order, no, cards: cardsOfOrder(model, order).map(({ name }) => name) };
};

const NUMBER_COLUMN = 2;
const PIN_COLUMN = 3;

const secretsIn = (row: readonly string[]): string => `${row[NUMBER_COLUMN]} ${row[PIN_COLUMN]}`;

/** The file must have a row for each of the order's cards, and no other. */
const assertContent = (world: World, file: Uint8Array, { order, cards }: Taking): void => {
  const found = readCells(file).slice(1).map(secretsIn).toSorted();
  const own = cards.map((card) => world.readCardSecrets(card));
  const expected = own.map(({ cardNumber, pinCode }) => `${cardNumber} ${pinCode}`).toSorted();
  assertNone(found.join() === expected.join() ? [] : [`a file has other cards than its order ${order}`]);
};

const download = async (world: World, taking: Taking): Promise<void> => {
  const file = { id: world.idOf(fileNameOf(taking.order)), new_links: taking.no };
  const content = await world.sendForm(cardFileAddress(world.shop, world.unitId, file));
  assertContent(world, content, taking);
  world.downloads.push(linkNameOf(taking.order, taking.no));
};

export const takeFileEvent = event<Taking>({
  name: 'takeFile',
  weight: 3,
  choose: anyLink,
  core: (core, link) => takeFile(core, link),
  server: download,
});

/**
 * Two downloads by one link at once: one gets the file. No fault hits them, for which of them it would hit depends on the machine and not
 * on the seed.
 */
export const takeFileTwiceEvent = event<Taking>({
  name: 'takeFileTwice',
  weight: 1.5,
  choose: anyLink,
  core: (core, link) => takeFile(core, link),
  server: async (world, taking) => {
    const ends = await world.faults.aside(() => Promise.allSettled([download(world, taking), download(world, taking)]));
    const failed = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []));
    const defect =
      failed.find((reason) => !(reason instanceof CallFailed)) ?? (failed.length === 2 ? failed[0] : undefined);
    if (defect !== undefined) throw defect;
  },
});

/** A person of the company, or now and then another member. */
const asker = ({ dice }: Choosing): number =>
  dice.chance(0.08) ? dice.pick(MEMBERS) : dice.pick([ADMINISTRATOR, ADMINISTRATOR, COLLEAGUE]);

export const askFileCodeEvent = event<{ readonly buyer: number; readonly order: string }>({
  name: 'askFileCode',
  weight: 2.5,
  choose: (choosing) => {
    const file = anyFile(choosing);
    return file === null ? null : { buyer: asker(choosing), order: file.order };
  },
  core: (core, { buyer, order }) => sendFileCode(core, buyer, order),
  server: async (world, { buyer, order }) => {
    const about = { orderNo: world.orderNo(order), fileId: world.idOf(fileNameOf(order)) };
    const request = { aggregatorBuId: world.unitId, ...about, captchaToken: world.solution() };
    await world.call(buyer, calls.sendFileCode, request);
  },
});

const renewOnce = async (world: World, { buyer, order, code, isCodeRight }: NewLinkWish): Promise<void> => {
  const tokenId = world.idOf(code);
  const right = oneTimeCode(world.shop.vault, tokenId);
  const wrong = right === '000000' ? '000001' : '000000';
  const about = { orderNo: world.orderNo(order), fileId: world.idOf(fileNameOf(order)) };
  const proof = { tokenId, code: isCodeRight ? right : wrong };
  const { fileUrl } = await world.call(buyer, calls.renewFileLink, {
    aggregatorBuId: world.unitId,
    ...about,
    ...proof,
  });
  if (fileUrl === null) throw new CallFailed(422, 'no new link');
};

/** Mostly the newest code, where it was asked for; at times an older one, one of another order or browser, or wrong digits. */
export const renewFileLinkEvent = event<NewLinkWish & { readonly isSentAgain: boolean }>({
  name: 'renewFileLink',
  weight: 4,
  choose: (choosing) => {
    const { model, dice } = choosing;
    const code = dice.chance(0.7) ? [...model.codes.values()].at(-1) : [...model.codes.values()][0];
    const file = anyFile(choosing);
    if (code === undefined || file === null) return null;
    const isOwn = dice.chance(0.9);
    const buyer = isOwn ? code.buyer : asker(choosing);
    const order = isOwn ? code.order : file.order;
    return { buyer, order, code: code.name, isCodeRight: dice.chance(0.85), isSentAgain: dice.chance(0.4) };
  },
  core: (core, { isSentAgain, ...wish }) => {
    renewFileLink(core, wish);
    if (isSentAgain) renewFileLink(core, wish);
  },
  server: async (world, { isSentAgain, ...wish }) => {
    await renewOnce(world, wish);
    if (isSentAgain) await renewOnce(world, wish);
  },
});
