/**
 * `npm run prove -- bulk`: an order for 5,000 receivers, of whom 3 % have no mailbox and 3 % are deferred at first, issued by a server that is
 * killed 20 times meanwhile, with `--full`; 200 receivers and three kills without.
 */
import { createDice } from './simulator/dice.ts';
import { proveBulk as issueUnderKills } from './bulk/bulk.ts';
import { timeIssue } from './bulk/issue-time.ts';
import type { Proof } from './proof.ts';

/** `PROOF_CARDS` and `PROOF_KILLS` override these numbers. */
const SIZE = { full: { cards: 5000, kills: 20 }, part: { cards: 200, kills: 3 } } as const;
/**
 * Undisturbed, cards and messages are in the database within this time. The limit is on the CPU time of the process: other work
 * on the machine lengthens the wall-clock time, which is reported as well.
 */
const ISSUE_LIMIT_MS = 60_000;

export const proveBulk: Proof = async ({ isFull, seed, say }) => {
  const size = isFull ? SIZE.full : SIZE.part;
  const cards = Number(process.env['PROOF_CARDS'] ?? size.cards);
  const kills = Number(process.env['PROOF_KILLS'] ?? size.kills);
  const issue = await timeIssue(cards);
  say(JSON.stringify({ prove: 'bulk', issue }));
  const tell = (facts: object) => say(JSON.stringify({ prove: 'bulk', ...facts }));
  const found = await issueUnderKills({ cards, kills, dice: createDice(seed, 'bulk'), say: tell });
  for (const breach of found.breaches) tell({ breach });
  return [
    { name: 'cards', value: found.cards, unit: 'cards' },
    { name: 'issued-undisturbed', value: issue.workedMs, unit: 'ms', limit: ISSUE_LIMIT_MS },
    { name: 'issued-undisturbed-on-the-wall', value: issue.wallMs, unit: 'ms' },
    { name: 'kills', value: found.kills, unit: 'kills' },
    { name: 'messages', value: found.messages, unit: 'messages' },
    { name: 'refused', value: found.refused, unit: 'addresses' },
    { name: 'deferred', value: found.deferred, unit: 'addresses' },
    { name: 'mails-about-refused', value: found.notices, unit: 'messages' },
    { name: 'messages-sent-twice', value: found.sentTwice, unit: 'messages' },
    { name: 'breaches', value: found.breaches.length, unit: 'breaches', limit: 0 },
    { name: 'first-message-on-the-wall', value: found.issuedMs, unit: 'ms' },
    { name: 'last-message-on-the-wall', value: found.sentMs, unit: 'ms' },
    { name: 'worked', value: found.workedMs, unit: 'ms' },
  ];
};
