/**
 * Seeds what a unit needs before its first order: its accounts, and in a trial shop the cards of its folder. Seeding twice changes nothing.
 * Balances are posted from suspense, like all value that was not sold here.
 */
import { cardAccount, enterBalance } from '@offrande/domain/ledger';
import { decodeAmount, toMinorUnits } from '@offrande/domain/money';
import type { TrialCardData } from '@offrande/tenants/unit-data';
import { Result } from 'effect';
import { sql } from 'kysely';
import { encryptCardNumber, encryptPin, cardNumberHmac } from '../card/card-number.ts';
import { openUnitAccounts } from '../ledger/accounts.ts';
import { record } from '../ledger/record.ts';
import { uuid } from '../random.ts';
import type { Shop } from '../shop.ts';
import type { Unit } from '../unit/unit.ts';
import { inUnit, type UnitTransaction } from '../database/in-unit.ts';

type SeedShop = Pick<Shop, 'connection' | 'vault' | 'random' | 'clock'>;

const YEARS_VALID = 2;

/** The card's product: the first item that it can pay for, else the unit's own card. */
const itemCodeOf = ({ catalogue }: Unit, { suitedItemCode }: TrialCardData): string =>
  suitedItemCode[0] ?? catalogue.unit.products.find((product) => !product.isThirdPartyProduct)!.itemCode;

const insertCard = async (
  transaction: UnitTransaction,
  shop: SeedShop,
  unit: Unit,
  card: TrialCardData,
): Promise<string | null> => {
  const cardId = uuid(shop.random);
  const accountId = uuid(shop.random);
  const account = cardAccount(cardId, unit.currency.code);
  const { rows } = await sql`
    with fresh as (
      select 1 where not exists (select from card where bu_id = ${unit.id} and number_hmac = ${cardNumberHmac(shop.vault, unit.id, card.cardNumber)})
    ), opened as (
      insert into account (id, bu_id, kind, owner, currency, floor_zero)
      select ${accountId}::uuid, ${unit.id}, ${account.kind}, ${account.owner}, ${account.currency}, true from fresh
    )
    insert into card (id, bu_id, account_id, number_hmac, number_encrypted, last_digits, pin_encrypted, is_blocked, expires_on,
      issued_at, item_code, suited_item_codes, is_partial_redeem_allowed, is_third_party, brands)
    select ${cardId}::uuid, ${unit.id}, ${accountId}::uuid, ${cardNumberHmac(shop.vault, unit.id, card.cardNumber)},
      ${encryptCardNumber(shop.vault, card.cardNumber)}, ${card.cardNumber.slice(-4)},
      ${card.pinCode === '' ? null : encryptPin(shop.vault, card.pinCode)}, ${card.isBlocked},
      (${shop.clock()}::timestamptz + make_interval(years => ${YEARS_VALID}))::date, ${shop.clock()}::timestamptz,
      ${itemCodeOf(unit, card)}, ${card.suitedItemCode.length === 0 ? null : card.suitedItemCode}::text[], ${card.isAllowPartialRedeem}, ${card.isThirdPartyCoupon},
      ${card.subPayDesc}::text[]
    from fresh returning id`.execute(transaction);
  return rows.length === 1 ? cardId : null;
};

const seedCard = async (
  transaction: UnitTransaction,
  shop: SeedShop,
  unit: Unit,
  card: TrialCardData,
): Promise<void> => {
  const cardId = await insertCard(transaction, shop, unit, card);
  const balance = toMinorUnits(
    Result.getOrThrowWith(decodeAmount(card.balance, unit.currency), () => new Error(`Not an amount: ${card.balance}`)),
  );
  if (cardId === null) return;
  if (card.isBlocked)
    await sql`select note_card_state(${cardId}::uuid, 'issue', 'shop', ${shop.clock()}::timestamptz)`.execute(
      transaction,
    );
  if (balance === 0n) return;
  await record(transaction, unit.id, [enterBalance(cardId, balance, unit.currency.code)], shop.random);
};

export const seedUnit = (shop: SeedShop, unit: Unit, withTrialCards: boolean): Promise<void> =>
  inUnit(shop.connection, unit.id, async (transaction) => {
    await openUnitAccounts(transaction, { id: unit.id, currency: unit.currency.code }, shop.random);
    for (const card of withTrialCards ? unit.trialCards : []) await seedCard(transaction, shop, unit, card);
  });
