/** Staff commands in tests, as the tool runs them. */
import type { Shop } from '../shop.ts';
import { runStaff } from './run.ts';

/** What a command answers. */
export interface StaffOutput<Answer> {
  readonly outcome: string;
  readonly answer: Answer;
}

/** Runs commands of a unit, by their words. */
export const staffOf =
  <Answer = unknown>(shop: () => Shop, unitId: string) =>
  async (...words: readonly string[]): Promise<StaffOutput<Answer>> => {
    const { text } = await runStaff(shop(), [...words, '--unit', unitId, '--actor', 'omar@shop.test']);
    return JSON.parse(text) as StaffOutput<Answer>;
  };
