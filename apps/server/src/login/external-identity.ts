/**
 * The account for an identity confirmed by a provider: the linked one, a new one, or an existing one whose owner must agree first.
 * Source: A-64, docs/decisions/019.
 */
import { kindOfMember, type SignedInKind } from '@offrande/domain/customer';
import { checkEmail } from '@offrande/domain/email';
import { stepOfIdentity, type IdentityStep } from '@offrande/domain/identity-provider';
import { checkName } from '@offrande/domain/text';
import { Result } from 'effect';
import { sql } from 'kysely';
import { openCustomer } from '../customer/open-customer.ts';
import type { UnitTransaction } from '../database/in-unit.ts';
import type { CallContext } from '../call/handler.ts';
import { notifySql, customerById } from '../note/notify.ts';
import { type Account, findAccount, lockEmail, memberTypesOf } from '../password/credential.ts';
import type { ProvenIdentity } from '../providers/identity/index.ts';

type Person = Omit<Account, 'password'>;

/** `account` is the one to sign in to, or whose owner to ask; null if nothing happens. */
export interface FoundAccount {
  readonly step: IdentityStep;
  readonly account: Person | null;
}

/** The linked account, if it is open and of this login page's kind. */
const findLinked = async (
  transaction: UnitTransaction,
  { unit }: CallContext,
  kind: SignedInKind,
  { issuer, subject }: ProvenIdentity,
): Promise<Person | null> => {
  const { rows } = await sql<Person>`
    select customer.id, member_type as "memberType", email, phone
    from external_identity join customer on customer.id = external_identity.customer_id
    where external_identity.bu_id = ${unit.id} and issuer = ${issuer} and subject = ${subject} and closed_at is null
      and member_type = any(${memberTypesOf(kind)}::text[])`.execute(transaction);
  return rows[0] ?? null;
};

/** The email, if it is valid and verified by the provider. */
const provenEmail = ({ email, isEmailVerified }: ProvenIdentity): string | null =>
  email !== null && isEmailVerified ? Result.getOrElse(checkEmail(email), () => null) : null;

/** The provider's name, if it satisfies the shop's rule; else the account starts without one. */
const nameIn = (text: string): string => Result.getOrElse(checkName(text), () => '');

const link = (
  transaction: UnitTransaction,
  { shop, unit }: CallContext,
  { issuer, subject }: Pick<ProvenIdentity, 'issuer' | 'subject'>,
  customerId: string,
): Promise<unknown> =>
  sql`insert into external_identity (bu_id, issuer, subject, customer_id, linked_at)
    values (${unit.id}, ${issuer}, ${subject}, ${customerId}, ${shop.clock()})
    on conflict on constraint external_identity_once do nothing`.execute(transaction);

const open = async (
  transaction: UnitTransaction,
  context: CallContext,
  identity: ProvenIdentity,
  email: string,
): Promise<Person> => {
  const { shop, unit, language } = context;
  const [firstName, lastName] = [nameIn(identity.firstName), nameIn(identity.lastName)];
  const customer = await openCustomer(transaction, shop, unit, {
    memberType: 'individual',
    email,
    firstName,
    lastName,
  });
  await sql`update customer set language = ${language}, is_activated = true where id = ${customer.id}`.execute(
    transaction,
  );
  await link(transaction, context, identity, customer.id);
  const welcome = { kind: 'welcome', detail: {} } as const;
  await notifySql(shop, unit.id, welcome, customer.id, customerById(customer.id)).execute(transaction);
  return { ...customer, email, phone: null };
};

/** Finds the account, or opens one if the domain says so; `step` says how to proceed. */
export const findPerson = async (
  transaction: UnitTransaction,
  context: CallContext,
  kind: SignedInKind,
  identity: ProvenIdentity,
): Promise<FoundAccount> => {
  const email = provenEmail(identity);
  if (email !== null) await lockEmail(transaction, context.unit, email);
  const linked = await findLinked(transaction, context, kind, identity);
  const known = email === null ? null : await findAccount(transaction, context.unit, kind, { email });
  const step = stepOfIdentity({
    isKnown: linked !== null,
    hasVerifiedEmail: email !== null,
    hasAccount: known !== null,
    mayOpen: kind === 'individual',
  });
  if (step === 'open') return { step, account: await open(transaction, context, identity, email!) };
  return { step, account: step === 'refuse' ? null : (linked ?? known) };
};

/** Records that this identity awaits the code sent to the account's owner. */
export const claimIdentity = (
  transaction: UnitTransaction,
  { unit }: CallContext,
  { issuer, subject }: ProvenIdentity,
  codeId: string,
): Promise<unknown> =>
  sql`insert into identity_claim (code_id, bu_id, issuer, subject) values (${codeId}, ${unit.id}, ${issuer}, ${subject})`.execute(
    transaction,
  );

/** Links the identity that awaited this code, now confirmed, to the account for which it was sent. */
export const linkClaimed = async (
  transaction: UnitTransaction,
  context: CallContext,
  codeId: string,
  { id, memberType }: Pick<Account, 'id' | 'memberType'>,
): Promise<void> => {
  const { rows } = await sql<Pick<ProvenIdentity, 'issuer' | 'subject'>>`
    delete from identity_claim where code_id = ${codeId} and bu_id = ${context.unit.id} returning issuer, subject`.execute(
    transaction,
  );
  const [claimed] = rows;
  if (claimed === undefined) return;
  context.shop.log('identity linked', { unit: context.unit.id, customer: id, kind: kindOfMember(memberType) });
  await link(transaction, context, claimed, id);
  const { shop, unit } = context;
  await notifySql(shop, unit.id, { kind: 'identityLinked', detail: {} }, codeId, customerById(id)).execute(transaction);
};
