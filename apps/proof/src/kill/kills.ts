/**
 * Kills the real server at random moments under load and restarts it, many times; then kills processes of its database. It must be
 * ready soon, remember what it has answered, and its books must balance. A second server on the same data directory must refuse to
 * start meanwhile.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { seedUnit } from '../../../server/src/seed/seed-unit.ts';
import { digits, systemRandom } from '../../../server/src/random.ts';
import type { Dice } from '../simulator/dice.ts';
import { killOneProcess, readMemory, findPostmaster } from './database-processes.ts';
import { brokenBooks, isWorkDone, judgeSite, type SiteJudgement } from './judge-site.ts';
import { type Load, type OwnCard, startLoad } from './load.ts';
import type { ServerProcess, Took } from './server-process.ts';
import { openSite, type Site, UNIT } from './site.ts';

const BUYERS = 6;
const MAX_LIFE_MS = 1500;
/** The share of restarts that are killed as well while starting. */
const CUT_STARTS = 0.2;
const MAX_START_MS = 2500;
/** A second server is tried at every fifth kill only: its refusal takes as long as a start. */
const SECOND_EVERY = 5;
/** Longer than the lease of a message: by then, work that a dead process had leased is free again. */
const DRAIN_MS = 90_000;

export interface KillOptions {
  readonly kills: number;
  /** Kills of a database process while the server keeps running. */
  readonly databaseKills: number;
  readonly dice: Dice;
  readonly say: (facts: object) => void;
}

export interface KillFigures extends SiteJudgement {
  readonly kills: number;
  readonly databaseKills: number;
  /** The number of kills while the server was starting. */
  readonly cutStarts: number;
  /** Answered calls that moved value, each repeated after the kill that followed it. */
  readonly acknowledged: number;
  /** Second servers that refused to start. */
  readonly refusedSecond: number;
  /** The start on an empty data directory. */
  readonly firstStart: Took;
  readonly ready: readonly Took[];
  /** Memory of all database processes after the last kill, shared pages counted once. */
  readonly databaseMb: number;
  readonly messages: number;
  /** Messages that the mail server accepted more than once, under one Message-ID. */
  readonly messagesTwice: number;
}

const createCards = (site: Site): Promise<readonly OwnCard[]> =>
  site.inside(async (shop) => {
    const cards = Array.from({ length: BUYERS }, () => ({ cardNumber: digits(systemRandom, 16), pinCode: '123456' }));
    const plain = { balance: '100000.00', isAllowPartialRedeem: true, isThirdPartyCoupon: false, isBlocked: false };
    const trialCards = cards.map((card) => ({ ...card, ...plain, subPayDesc: ['Offrande'], suitedItemCode: [] }));
    await seedUnit(shop, { ...shop.units.get(UNIT)!, trialCards }, true);
    return cards;
  });

const REFUSAL = /in use by another process/;

/** Null if it refused with the proper message. */
const startSecond = async (site: Site): Promise<string | null> => {
  const { code, errors } = await (await site.startAnother()).ended;
  return code !== null && code !== 0 && REFUSAL.test(errors) ? null : `A second server ended with ${code}: ${errors}`;
};

/** Repeats the calls answered since the last recheck; their answers must be the same. */
const recheck = async ({ buyers }: Load, seen: Map<object, number>): Promise<readonly string[]> => {
  const breaches = buyers.map(async (buyer) => {
    const { acknowledged } = buyer;
    const from = seen.get(buyer) ?? 0;
    seen.set(buyer, acknowledged.length);
    const wrong: string[] = [];
    for (const { name, orderNo, answer, again } of acknowledged.slice(from, seen.get(buyer))) {
      const now = await again().catch(String);
      if (now !== answer) wrong.push(`${name} of ${orderNo} was answered ${answer} and now ${now}`);
    }
    return wrong;
  });
  return (await Promise.all(breaches)).flat();
};

/**
 * Waits until the receipt and the card of every order that a buyer was told is confirmed have been sent, and until work that a killed
 * process had not recorded as done has been redone.
 */
const drain = async (site: Site, { told }: Load): Promise<void> => {
  const { mail } = site;
  const confirmed = [...told].flatMap(([orderNo, state]) => (state === 'confirmed' ? [orderNo] : []));
  const cardsSent = () => [...mail.taken.keys()].filter((name) => name.startsWith('card-email.')).length;
  const areAllSent = () =>
    cardsSent() >= confirmed.length && confirmed.every((orderNo) => mail.taken.has(`order-receipt.${orderNo}`));
  const end = performance.now() + DRAIN_MS;
  while (!areAllSent() && performance.now() < end) await pause(200);
  while (!(await isWorkDone(site)) && performance.now() < end) await pause(200);
};

/** Checks that answers are remembered and that the books balance. */
const findBreaches = async (site: Site, load: Load, seen: Map<object, number>): Promise<readonly string[]> => [
  ...(await recheck(load, seen)),
  ...(await brokenBooks(site)),
];

const killAll = async (site: Site, { kills, databaseKills, dice, say }: KillOptions) => {
  let server: ServerProcess = site.start();
  const firstStart = await server.ready();
  const load = startLoad(site, await createCards(site), dice);
  const [breaches, ready, seen]: [string[], Took[], Map<object, number>] = [[], [], new Map()];
  let [cutStarts, refusedSecond] = [0, 0];
  for (let kill = 1; kill <= kills; kill += 1) {
    if (kill % SECOND_EVERY === 1) {
      const second = await startSecond(site);
      if (second === null) refusedSecond += 1;
      else breaches.push(second);
    }
    await pause(dice.below(MAX_LIFE_MS));
    await server.kill();
    breaches.push(...server.defects());
    if (dice.chance(CUT_STARTS)) {
      cutStarts += 1;
      const cut = site.start();
      await pause(dice.below(MAX_START_MS));
      await cut.kill();
    }
    server = site.start();
    ready.push(await server.ready());
    breaches.push(...(await findBreaches(site, load, seen)));
    say({ kill, ready: ready.at(-1), told: load.told.size, breaches: [...breaches, ...load.failures] });
  }
  for (let kill = 1; kill <= databaseKills; kill += 1) {
    await pause(dice.below(MAX_LIFE_MS));
    const killed = killOneProcess(findPostmaster(site.directory), dice);
    await server.ready();
    breaches.push(...(await findBreaches(site, load, seen)));
    say({ databaseKill: kill, killed, told: load.told.size, breaches: [...breaches, ...load.failures] });
  }
  const databaseMb = readMemory(findPostmaster(site.directory));
  await load.stop();
  await drain(site, load);
  await server.stop();
  breaches.push(...server.defects());
  if (load.buyers.every(({ acknowledged }) => acknowledged.length === 0)) breaches.push('No call was answered');
  const judged = await judgeSite(site, load);
  return {
    load,
    figures: { cutStarts, refusedSecond, firstStart, ready, databaseMb },
    judged: { ...judged, breaches: [...breaches, ...judged.breaches] },
  };
};

export const proveKillsOn = async (options: KillOptions): Promise<KillFigures> => {
  const site = await openSite();
  try {
    const { load, figures, judged } = await killAll(site, options);
    const mails = [...site.mail.taken.values()];
    return {
      ...judged,
      ...figures,
      kills: options.kills + figures.cutStarts,
      databaseKills: options.databaseKills,
      acknowledged: load.buyers.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0),
      messages: mails.length,
      messagesTwice: mails.filter(({ times }) => times > 1).length,
    };
  } finally {
    await site.close();
  }
};
