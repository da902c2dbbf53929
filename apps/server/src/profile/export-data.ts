/** The call `exportMemberData`: a copy of all data held about the member, in wire format and without secrets. */
import type { Calls } from '@offrande/api-client/contract';
import { dataExport } from '@offrande/domain/profile/schema';
import { fromMinorUnits, encodeAmount } from '@offrande/domain/money';
import { Schema } from 'effect';
import { sql } from 'kysely';
import { inUnit, type UnitTransaction } from '../database/in-unit.ts';
import type { Handler } from '../call/handler.ts';
import { loadCorporateAccount } from '../membership/corporate-account.ts';
import { readIdentity } from '../customer/identity.ts';
import { ownCustomer } from '../session/own-customer.ts';
import type { Unit } from '../unit/unit.ts';
import { loadMember } from './load-member.ts';

interface OrderRow {
  readonly order_no: string;
  readonly state: string;
  readonly total: bigint;
  readonly created_at: Date;
  readonly buyer: unknown;
}

const orders = async (transaction: UnitTransaction, unit: Unit, custId: string) => {
  const { rows } = await sql<OrderRow>`
    select order_no, state, total, created_at, buyer from purchase where customer_id = ${custId} and bu_id = ${unit.id}
    order by created_at`.execute(transaction);
  return rows.map(({ order_no, state, total, created_at, buyer }) => ({
    orderNo: order_no,
    state,
    orderAmtTot: encodeAmount(fromMinorUnits(BigInt(total), unit.currency)),
    createdAt: created_at.toISOString(),
    buyer,
  }));
};

const cards = async (transaction: UnitTransaction, unit: Unit, custId: string) => {
  const { rows } = await sql<{ item_code: string; last_digits: string; expires_on: string }>`
    select item_code, last_digits, expires_on::text as expires_on from card
    where customer_id = ${custId} and bu_id = ${unit.id} order by issued_at, id`.execute(transaction);
  return rows.map((row) => ({ itemCode: row.item_code, lastDigits: row.last_digits, expiresOn: row.expires_on }));
};

const signIns = async (transaction: UnitTransaction, unit: Unit, custId: string) => {
  const { rows } = await sql<{ created_at: Date; ended_at: Date | null }>`
    select created_at, ended_at from sign_in where customer_id = ${custId} and bu_id = ${unit.id} order by created_at`.execute(
    transaction,
  );
  return rows.map((row) => ({ at: row.created_at.toISOString(), endedAt: row.ended_at?.toISOString() ?? null }));
};

const identityProviders = async (transaction: UnitTransaction, unit: Unit, custId: string) => {
  const { rows } = await sql<{ issuer: string; linked_at: Date }>`
    select issuer, linked_at from external_identity where customer_id = ${custId} and bu_id = ${unit.id} order by linked_at`.execute(
    transaction,
  );
  return rows.map(({ issuer, linked_at: linkedAt }) => ({ issuer, linkedAt: linkedAt.toISOString() }));
};

const inbox = async (transaction: UnitTransaction, unit: Unit, custId: string) => {
  const { rows } = await sql<{ kind: string; detail: Readonly<Record<string, string>>; at: Date }>`
    select kind, detail, at from inbox_message where customer_id = ${custId} and bu_id = ${unit.id} order by at`.execute(
    transaction,
  );
  return rows.map(({ kind, detail, at }) => ({ kind, ...detail, at: at.toISOString() }));
};

const decodeCopy = Schema.decodeUnknownSync(Schema.Record(Schema.String, Schema.Json));

export const exportMemberData: Handler<Calls['exportMemberData']> = (request, { shop, unit, buyer }) => {
  const customer = ownCustomer(buyer, request.custId);
  const { id: custId } = customer;
  return inUnit(shop.connection, unit.id, async (transaction) => {
    const { member } = await loadMember(transaction, shop, unit, customer);
    const { rows } = await sql<{ identity_encrypted: string | null; promo_code: string | null; created_at: Date }>`
      select identity_encrypted, promo_code, created_at from customer where id = ${custId} and bu_id = ${unit.id}`.execute(
      transaction,
    );
    const { identity_encrypted: identity, promo_code: promoCode, created_at: createdAt } = rows[0]!;
    const copy = dataExport({
      member,
      corporateAccount: await loadCorporateAccount(transaction, unit, custId),
      exportedAt: shop.clock().toISOString(),
      others: {
        registeredAt: createdAt.toISOString(),
        promoCode,
        identityDocument: identity === null ? null : readIdentity(shop.vault, identity),
        orders: await orders(transaction, unit, custId),
        cards: await cards(transaction, unit, custId),
        signIns: await signIns(transaction, unit, custId),
        inbox: await inbox(transaction, unit, custId),
        identityProviders: await identityProviders(transaction, unit, custId),
      },
    });
    return decodeCopy(JSON.parse(JSON.stringify(copy)));
  });
};
