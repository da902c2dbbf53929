/** How long the cards of a big order take to be issued and their messages to be written, undisturbed. */
import { sql } from 'kysely';
import { issueOrder } from '../../../server/src/issue/issue.ts';
import { openSite, UNIT } from '../kill/site.ts';
import { createPaidOrder } from './paid-order.ts';

export interface IssueTime {
  readonly wallMs: number;
  /** CPU time of this process, without the database. */
  readonly workedMs: number;
}

export const timeIssue = async (cards: number): Promise<IssueTime> => {
  const site = await openSite();
  try {
    return await site.inside(async (shop) => {
      const { orderNo } = await createPaidOrder(shop, cards);
      const [begin, before] = [performance.now(), process.cpuUsage()];
      await issueOrder(shop, shop.units.get(UNIT)!, orderNo, sql`select`);
      const { user, system } = process.cpuUsage(before);
      return { wallMs: Math.round(performance.now() - begin), workedMs: Math.round((user + system) / 1000) };
    });
  } finally {
    await site.close();
  }
};
