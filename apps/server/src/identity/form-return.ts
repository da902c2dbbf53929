/**
 * Where providers send their answer as a form: `POST /api/oAuth/return/{unit}`. Such a form arrives without the browser's
 * cookie, so nothing is decided here: the state names the visit, and the browser is redirected to the visit's own page with the
 * answer in the address, as with other providers. A name in the form is stored, because it is sent only once. Source: S4.110.
 */
import { checkName } from '@offrande/domain/text';
import { Result, Schema } from 'effect';
import { sql } from 'kysely';
import { type Context } from 'hono';
import { inUnit } from '../database/in-unit.ts';
import type { Shop } from '../shop.ts';
import { FORM_RETURN_PATH, readVisitState } from './visit.ts';

export const FORM_RETURN_ROUTE = `${FORM_RETURN_PATH}/:unit`;

const NAME_MAX_CHARACTERS = 100;

/** A name that satisfies the shop's rule; null for anything else. */
const nameOf = (value: unknown): string | null =>
  typeof value === 'string' && value.length <= NAME_MAX_CHARACTERS
    ? Result.getOrElse(checkName(value), () => null)
    : null;

const decodeUser = Schema.decodeSync(
  Schema.fromJsonString(
    Schema.Struct({
      name: Schema.optional(
        Schema.NullOr(
          Schema.Struct({ firstName: Schema.optional(Schema.Unknown), lastName: Schema.optional(Schema.Unknown) }),
        ),
      ),
    }),
  ),
);

/** The name in Apple's field `user`, which can be forged: it names a new account and proves nothing. */
const nameIn = (user: string): { readonly given: string | null; readonly family: string | null } => {
  try {
    const { name } = decodeUser(user);
    return { given: nameOf(name?.firstName), family: nameOf(name?.lastName) };
  } catch {
    return { given: null, family: null };
  }
};

/** The visit's page; null if the visit has expired or never existed. */
const pageOf = async (shop: Shop, unitId: string, visitId: string, user: string): Promise<string | null> => {
  const { given, family } = nameIn(user);
  const { rows } = await inUnit(shop.connection, unitId, (transaction) =>
    sql<{ redirect_url: string }>`
      update identity_visit set given_name = coalesce(given_name, ${given}), family_name = coalesce(family_name, ${family})
      where id = ${visitId} and bu_id = ${unitId} and expires_at > ${shop.clock()} returning redirect_url`.execute(
      transaction,
    ),
  );
  return rows[0]?.redirect_url ?? null;
};

const PASSED_ON = ['code', 'state', 'error'] as const;

export const receiveForm = async (shop: Shop, context: Context): Promise<Response> => {
  const unit = shop.units.get(context.req.param('unit') ?? '');
  const form = new URLSearchParams(await context.req.text());
  const visitId = readVisitState(shop.vault, form.get('state') ?? '');
  const page =
    unit === undefined || visitId === null ? null : await pageOf(shop, unit.id, visitId, form.get('user') ?? '');
  if (page === null) return context.text('unknown', 404);
  const address = new URL(page);
  for (const name of PASSED_ON) {
    const value = form.get(name);
    if (value) address.searchParams.set(name, value);
  }
  return context.redirect(address.href, 303);
};
