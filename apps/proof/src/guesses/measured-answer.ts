/** An answer with the work it took: any difference discloses something to a stranger. */
import type { VisitedShop } from '../visitor/visited-shop.ts';
import type { Answer } from '../visitor/visitor.ts';

export interface MeasuredAnswer extends Answer {
  /** The statements that were sent to the database, in order. */
  readonly statements: readonly string[];
  /** The number of uses of the vault, by operation. */
  readonly vault: Readonly<Record<string, number>>;
}

/** Makes a request and measures it alone; resets the rate limits first. */
export const measured = async (place: VisitedShop, ask: () => Promise<Answer>): Promise<MeasuredAnswer> => {
  await place.forgetCounts();
  place.vaultUses();
  place.faults.arm(null);
  const answer = await ask();
  const statements = place.faults.sent.map(({ text }) => text);
  place.faults.disarm();
  return { ...answer, statements, vault: place.vaultUses() };
};
