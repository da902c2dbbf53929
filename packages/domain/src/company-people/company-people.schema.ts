/** Roles, people and invitations on the wire. Amounts are decimal strings of the unit's currency; null where there is no limit. */
import { Schema } from 'effect';
import { COMPANY_ROLES } from './company-role.ts';
import { CivilityFromCode } from '../address/schema.ts';

export const CompanyRoleWire = Schema.Literals(COMPANY_ROLES);

/** The new account of a person who joins (S7.47); null joins with the account that the email has. */
export const NewPersonFromWire = Schema.NullOr(
  Schema.Struct({
    civility: Schema.NullOr(CivilityFromCode),
    firstName: Schema.String.check(Schema.isMaxLength(200)),
    lastName: Schema.String.check(Schema.isMaxLength(200)),
    password: Schema.NonEmptyString.check(Schema.isMaxLength(500)),
  }).pipe(Schema.encodeKeys({ civility: 'civillity' })),
);
