/** The auth user on the wire, and in the browser's five keys (S3.92 to S3.94, S3.157). */
import { Effect, Result, Schema } from 'effect';
import { ContractLevelFromCode, CustomerKindFromCode } from '../customer/schema.ts';
import type { StoredUser } from './auth-user.ts';

const orElse = <S extends Schema.Top>(schema: S, fallback: S['Encoded']) =>
  schema.pipe(Schema.withDecodingDefaultKey(Effect.succeed(fallback)));

const orNull = orElse(Schema.NullOr(Schema.String), null);

const identity = {
  accessToken: Schema.NonEmptyString,
  customerId: Schema.NonEmptyString,
  customerName: Schema.String,
  kind: CustomerKindFromCode,
};
const NAMES = { customerId: 'custId', customerName: 'custName', kind: 'custType' } as const;

/** The user in the answer of a login or a session check. */
export const AuthUserFromWire = Schema.Struct({
  ...identity,
  refreshToken: orNull,
  paymentType: orNull,
  companyType: orNull,
  isAdminSalesman: orElse(Schema.Boolean, false),
  identityNo: orNull,
  contractLevel: orElse(Schema.NullOr(ContractLevelFromCode), null),
}).pipe(Schema.encodeKeys({ ...NAMES, identityNo: 'idCardNo', contractLevel: 'contractTypeId' }));

const StoredUserFromTexts = Schema.Struct({ ...identity, refreshToken: Schema.NullOr(Schema.String) }).pipe(
  Schema.encodeKeys(NAMES),
);

/** The five strings by key; null if nothing is stored under a key. */
export type StoredUserTexts = Readonly<
  Record<'accessToken' | 'refreshToken' | 'custType' | 'custId' | 'custName', string | null>
>;

/** What to store of a user. */
export const storedUserTexts = (user: StoredUser): StoredUserTexts => {
  const { accessToken, refreshToken, customerId, customerName, kind } = user;
  return Schema.encodeSync(StoredUserFromTexts)({ accessToken, refreshToken, customerId, customerName, kind });
};

/** The stored user; null if a required string is missing or invalid. */
export const readStoredUser = (texts: StoredUserTexts): StoredUser | null =>
  Result.getOrElse(Schema.decodeUnknownResult(StoredUserFromTexts)(texts), () => null);
