/** An answer with what it took: whatever differs here tells a stranger something. */
import type { VisitedShop } from '../visitor/visited-shop.ts';
import type { Answer } from '../visitor/visitor.ts';

export interface MeasuredAnswer extends Answer {
  /** The statements that went to the database, in their order. */
  readonly statements: readonly string[];
  /** What the vault was asked for, counted. */
  readonly vault: Readonly<Record<string, number>>;
}

/** Nothing that was counted before speaks against the asking. */
export const measured = async (place: VisitedShop, ask: () => Promise<Answer>): Promise<MeasuredAnswer> => {
  await place.forgetCounts();
  place.vaultUses();
  place.faults.arm(null);
  const answer = await ask();
  const statements = place.faults.sent.map(({ text }) => text);
  place.faults.disarm();
  return { ...answer, statements, vault: place.vaultUses() };
};
