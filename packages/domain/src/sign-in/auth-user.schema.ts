/** The auth user as the wire spells it, and as the browser's five keys hold it (S3.92 to S3.94, S3.157). */
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

/** The user that a login or a session check answers. */
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

/** The five texts by their keys; null where nothing is stored under a key. */
export type StoredUserTexts = Readonly<
  Record<'accessToken' | 'refreshToken' | 'custType' | 'custId' | 'custName', string | null>
>;

/** What to store of a user. */
export const storedUserTexts = (user: StoredUser): StoredUserTexts => {
  const { accessToken, refreshToken, customerId, customerName, kind } = user;
  return Schema.encodeSync(StoredUserFromTexts)({ accessToken, refreshToken, customerId, customerName, kind });
};

/** The stored user; null where one of the texts that must be there is not, or is none of ours. */
export const readStoredUser = (texts: StoredUserTexts): StoredUser | null =>
  Result.getOrElse(Schema.decodeUnknownResult(StoredUserFromTexts)(texts), () => null);
