/** What must hold after servers were killed: everything that buyers were told, nothing done twice, and every rule of the books. */
import { sql } from 'kysely';
import { inUnit } from '../../../server/src/database/in-unit.ts';
import { verifyUnit } from '../../../server/src/verification/verify.ts';
import type { Load, ReportedState } from './load.ts';
import type { MailSink } from './mail-sink.ts';
import { type Site, UNIT } from './site.ts';

interface OrderRow {
  readonly order_no: string;
  readonly state: string;
  readonly sold: bigint;
  readonly issued: bigint;
}

interface WorkRow {
  readonly key: string;
  readonly is_done: boolean;
}

const ALLOWED_STATES: Readonly<Record<ReportedState, readonly string[]>> = {
  ordered: ['requesting', 'confirmed', 'canceled'],
  confirmed: ['confirmed'],
  canceled: ['canceled'],
};

const judgeOrders = ({ told, buyers }: Load, rows: readonly OrderRow[]): readonly string[] => {
  const found = new Map(rows.map((row) => [row.order_no, row]));
  const known = new Set(buyers.flatMap(({ orderNos }) => [...orderNos]));
  return [
    ...[...told].flatMap(([orderNo, state]) => {
      const actual = found.get(orderNo)?.state ?? 'lost';
      return ALLOWED_STATES[state].includes(actual) ? [] : [`${orderNo} was ${state} and is ${actual}`];
    }),
    ...rows.flatMap(({ order_no }) => (known.has(order_no) ? [] : [`${order_no} exists but no buyer was told of it`])),
    ...rows.flatMap(({ order_no, state, sold, issued }) =>
      issued === (state === 'confirmed' ? sold : 0n) ? [] : [`${order_no}: ${issued} cards of ${sold}, ${state}`],
    ),
  ];
};

const judgeWork = (mail: MailSink, rows: readonly WorkRow[]): readonly string[] =>
  rows.flatMap(({ key, is_done }) => {
    if (!is_done) return [`${key} is not done`];
    if (key.startsWith('issue:')) return [];
    return mail.taken.has(key.replaceAll(':', '.')) ? [] : [`${key} is done and was never sent`];
  });

/** The broken rules of the books. */
export const brokenBooks = (site: Site): Promise<readonly string[]> =>
  site.inside(async (shop) => (await verifyUnit(shop, UNIT)).map(({ rule, subject }) => `${rule}: ${subject}`));

/** Whether the outbox is empty. */
export const isWorkDone = (site: Site): Promise<boolean> =>
  site.inside((shop) =>
    inUnit(shop.connection, UNIT, async (transaction) => {
      const { rows } = await sql`select from outbox where done_at is null limit 1`.execute(transaction);
      return rows.length === 0;
    }),
  );

export interface SiteJudgement {
  readonly orders: number;
  readonly confirmed: number;
  readonly breaches: readonly string[];
}

export const judgeSite = async (site: Site, load: Load): Promise<SiteJudgement> => {
  const { orders, works } = await site.inside((shop) =>
    inUnit(shop.connection, UNIT, async (transaction) => ({
      orders: await sql<OrderRow>`
        select order_no, state, (select sum(cards)::bigint from order_line where order_line.order_no = purchase.order_no) as sold,
          (select count(*) from card join order_line on order_line.id = card.order_line_id
            where order_line.order_no = purchase.order_no) as issued
        from purchase`.execute(transaction),
      works: await sql<WorkRow>`select key, done_at is not null as is_done from outbox`.execute(transaction),
    })),
  );
  return {
    orders: orders.rows.length,
    confirmed: orders.rows.filter(({ state }) => state === 'confirmed').length,
    breaches: [
      ...load.failures,
      ...judgeOrders(load, orders.rows),
      ...judgeWork(site.mail, works.rows),
      ...(await brokenBooks(site)),
    ],
  };
};
