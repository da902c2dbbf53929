/** The decision about a member, and the corporate account that requests it. Source: S3.103, S7.29, docs/decisions/022. */
import type { MembershipStanding } from '@offrande/domain/member-validation';
import type { MemberDecision } from '@offrande/domain/member-validation/schema';
import type { CorporateAccount, HeldCorporateAccount } from '@offrande/domain/profile';
import type { Client } from '../client/client.ts';
import { activateAccountValidate, getCorporateAccount, updateCorporateAccount } from '../contract/membership.ts';

/** `employer` is the company behind the account's code; null without an account. */
export interface CorporateStanding {
  readonly corporateAccount: HeldCorporateAccount | null;
  readonly employer: string | null;
  readonly membership: MembershipStanding;
}

export interface MembershipGateway {
  decide(decision: MemberDecision): Promise<unknown>;
  fetchCorporateAccount(whose: { readonly custId: string }): Promise<CorporateStanding>;
  saveCorporateAccount(custId: string, account: CorporateAccount): Promise<CorporateStanding>;
}

export const createMembershipGateway = (client: Client): MembershipGateway => {
  const unit = { aggregatorBuId: client.unitId };
  return {
    decide: (decision) => client.call(activateAccountValidate, { ...unit, ...decision }),
    fetchCorporateAccount: ({ custId }) => client.call(getCorporateAccount, { ...unit, custId }),
    saveCorporateAccount: (custId, account) => client.call(updateCorporateAccount, { ...unit, custId, ...account }),
  };
};
