/**
 * The real server killed at random moments under load, and started again, many times, and then the processes of its database
 * alone: it is ready soon, remembers what it has answered, and its books hold. Meanwhile a second server on the same data
 * directory refuses to start.
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
const LIVES_MS = 1500;
/** A start that is cut off as well, now and then, at a moment of its own. */
const CUT_STARTS = 0.2;
const START_MS = 2500;
/** Loading a server only to see it refuse takes as long as starting one. */
const SECOND_EVERY = 5;
/** Longer than a message is leased for: what a dead process had taken up comes back by then. */
const DRAIN_MS = 90_000;

export interface KillOptions {
  readonly kills: number;
  /** Of a process of the database, the server staying. */
  readonly databaseKills: number;
  readonly dice: Dice;
  readonly say: (facts: object) => void;
}

export interface KillFigures extends SiteJudgement {
  readonly kills: number;
  readonly databaseKills: number;
  /** Of them while the server was starting. */
  readonly cutStarts: number;
  /** Answers that moved something, each asked for again after the kill that followed it. */
  readonly acknowledged: number;
  /** Second servers on the same data directory, all of which must have refused. */
  readonly refusedSecond: number;
  /** On a directory that is empty. */
  readonly firstStart: Took;
  readonly ready: readonly Took[];
  /** Of all processes of the database together, after the last kill; each page that they share counted once. */
  readonly databaseMb: number;
  readonly messages: number;
  /** Of them taken by the mail server more than once, under one Message-ID. */
  readonly messagesTwice: number;
}

const layCards = (site: Site): Promise<readonly OwnCard[]> =>
  site.inside(async (shop) => {
    const cards = Array.from({ length: BUYERS }, () => ({ cardNumber: digits(systemRandom, 16), pinCode: '123456' }));
    const plain = { balance: '100000.00', isAllowPartialRedeem: true, isThirdPartyCoupon: false, isBlocked: false };
    const trialCards = cards.map((card) => ({ ...card, ...plain, subPayDesc: ['Offrande'], suitedItemCode: [] }));
    await seedUnit(shop, { ...shop.units.get(UNIT)!, trialCards }, true);
    return cards;
  });

const REFUSAL = /in use by another process/;

/** Null where it refused, with words. */
const startSecond = async (site: Site): Promise<string | null> => {
  const { code, errors } = await (await site.startAnother()).ended;
  return code !== null && code !== 0 && REFUSAL.test(errors) ? null : `A second server ended with ${code}: ${errors}`;
};

/** What was answered since the last time is answered the same. */
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
 * Until every order that somebody was told is confirmed has its receipt and its one card sent, and what a killed process had
 * sent without saying so was taken up again.
 */
const drain = async (site: Site, { told }: Load): Promise<void> => {
  const { mail } = site;
  const confirmed = [...told].flatMap(([orderNo, state]) => (state === 'confirmed' ? [orderNo] : []));
  const cardsSent = () => [...mail.taken.keys()].filter((name) => name.startsWith('card-email.')).length;
  const isAll = () =>
    cardsSent() >= confirmed.length && confirmed.every((orderNo) => mail.taken.has(`order-receipt.${orderNo}`));
  const end = performance.now() + DRAIN_MS;
  while (!isAll() && performance.now() < end) await pause(200);
  while (!(await isWorkDone(site)) && performance.now() < end) await pause(200);
};

/** What was answered is remembered, and the books hold. */
const lookAround = async (site: Site, load: Load, seen: Map<object, number>): Promise<readonly string[]> => [
  ...(await recheck(load, seen)),
  ...(await brokenBooks(site)),
];

const killAll = async (site: Site, { kills, databaseKills, dice, say }: KillOptions) => {
  let server: ServerProcess = site.start();
  const firstStart = await server.ready();
  const load = startLoad(site, await layCards(site), dice);
  const [breaches, ready, seen]: [string[], Took[], Map<object, number>] = [[], [], new Map()];
  let [cutStarts, refusedSecond] = [0, 0];
  for (let kill = 1; kill <= kills; kill += 1) {
    if (kill % SECOND_EVERY === 1) {
      const second = await startSecond(site);
      if (second === null) refusedSecond += 1;
      else breaches.push(second);
    }
    await pause(dice.below(LIVES_MS));
    await server.kill();
    breaches.push(...server.defects());
    if (dice.chance(CUT_STARTS)) {
      cutStarts += 1;
      const cut = site.start();
      await pause(dice.below(START_MS));
      await cut.kill();
    }
    server = site.start();
    ready.push(await server.ready());
    breaches.push(...(await lookAround(site, load, seen)));
    say({ kill, ready: ready.at(-1), told: load.told.size, breaches: [...breaches, ...load.failures] });
  }
  for (let kill = 1; kill <= databaseKills; kill += 1) {
    await pause(dice.below(LIVES_MS));
    const killed = killOneProcess(findPostmaster(site.directory), dice);
    await server.ready();
    breaches.push(...(await lookAround(site, load, seen)));
    say({ databaseKill: kill, killed, told: load.told.size, breaches: [...breaches, ...load.failures] });
  }
  const databaseMb = readMemory(findPostmaster(site.directory));
  await load.stop();
  await drain(site, load);
  await server.stop();
  breaches.push(...server.defects());
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
