/** The calls about membership in a company's programme. Source: S3.103, S7.29. */
import type { HandlersOf } from '../call/handler.ts';
import { getCorporateAccount, updateCorporateAccount } from './corporate-account.ts';
import { activateAccountValidate } from './decide-membership.ts';

export const membershipHandlers: HandlersOf<
  'activateAccountValidate' | 'getCorporateAccount' | 'updateCorporateAccount'
> = { activateAccountValidate, getCorporateAccount, updateCorporateAccount };
