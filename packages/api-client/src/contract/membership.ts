/**
 * Membership of a company's programme: the corporate account that requests it, and the decision. Source: spec section 7
 * (S7.29), S3.103, A-72, A-83, docs/decisions/022.
 */
import { MEMBERSHIP_STANDINGS } from '@offrande/domain/member-validation';
import { MemberDecision } from '@offrande/domain/member-validation/schema';
import { CorporateAccountFromWire, HeldCorporateAccountFromWire } from '@offrande/domain/profile/schema';
import { Schema } from 'effect';
import { defineCall } from './call.ts';
import { Text, UnitId } from './wire.ts';
import { withUnit } from './with-unit.ts';

/** The decision behind the link in the employer's email. Repeating it returns the same answer, the opposite is refused. */
export const activateAccountValidate = defineCall('activateAccountValidate', {
  method: 'POST',
  path: '/member/activateAccountValidate',
  version: 'v1',
  auth: 'buyer',
  sealed: true,
  request: Schema.Struct({
    aggregatorBuId: UnitId,
    token: MemberDecision.fields.token.check(Schema.isMaxLength(200)),
    isApproved: MemberDecision.fields.isApproved,
  }),
  response: Schema.Struct({}),
});

/** `employer` is the company behind the code, null without an account. The PIN is never returned. */
const CorporateStanding = Schema.Struct({
  corporateAccount: Schema.NullOr(HeldCorporateAccountFromWire),
  employer: Schema.NullOr(Text),
  membership: Schema.Literals(MEMBERSHIP_STANDINGS),
});

const own = { method: 'POST', auth: 'member', sealed: true, response: CorporateStanding } as const;

export const getCorporateAccount = defineCall('getCorporateAccount', {
  ...own,
  path: '/member/getCorporateAccount',
  request: Schema.Struct({ aggregatorBuId: UnitId, custId: Text }),
});

/** Stores the account and asks its employer unless that has been done. The first PIN is permanent; each change requires it. */
export const updateCorporateAccount = defineCall('updateCorporateAccount', {
  ...own,
  path: '/member/updateCorporateAccount',
  request: withUnit(CorporateAccountFromWire, { custId: Text }),
});

export const membershipCalls = { activateAccountValidate, getCorporateAccount, updateCorporateAccount } as const;
