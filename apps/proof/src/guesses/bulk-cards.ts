/** Many cards in one company's account, sold in large orders and issued like any others. */
import { sql } from 'kysely';
import { inUnit } from '../../../server/src/database/in-unit.ts';
import { issueOrder } from '../../../server/src/issue/issue.ts';
import { confirmTransfer } from '../../../server/src/payment/confirm-transfer.ts';
import type { Person } from '../access/person.ts';
import { type Scene, type Secrets, readCardSecrets } from '../access/scene.ts';

/** More cards than this are sold in several orders. */
const CARDS_IN_AN_ORDER = 5000;

const sell = async (scene: Scene, owner: Person, cards: number): Promise<readonly Secrets[]> => {
  const { shop } = scene.place;
  const unit = scene.place.unit('FR');
  const orderNo = await scene.order(owner, {
    custId: owner.id,
    paymentMean: 'bankTransfer',
    lines: [scene.line(owner, { qty: cards, deliverType: 'pdf' })],
  });
  const { rows } = await inUnit(shop.connection, 'FR', (transaction) =>
    sql<{ total: bigint }>`select total from purchase where order_no = ${orderNo}`.execute(transaction),
  );
  const money = { amountMinor: rows[0]!.total, currency: 'EUR', reference: `B${orderNo}`, actor: 'proof' };
  const outcome = await confirmTransfer(shop, unit, orderNo, money);
  if (outcome !== 'settled') throw new Error(`The order is ${outcome}`);
  await issueOrder(shop, unit, orderNo, sql`select`);
  return readCardSecrets(scene.place, 'FR', orderNo);
};

/** Returns the cards and their signed-in owner. */
export const sellCards = async (
  scene: Scene,
  cards: number,
): Promise<{ readonly owner: Person; readonly sold: readonly Secrets[] }> => {
  const { owner } = await scene.cast('business');
  const sold: Secrets[] = [];
  while (sold.length < cards)
    sold.push(...(await sell(scene, owner, Math.min(CARDS_IN_AN_ORDER, cards - sold.length))));
  return { owner, sold };
};
