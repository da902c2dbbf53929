/** The calls that the password reset machine invokes, one to one. Source: S7.30 to S7.32. */
import type { ConfirmedLink, ResetConfirmation, ResetRequest } from '@offrande/domain/password-reset/schema';
import type { Client } from '../client/client.ts';
import { confirmReset, confirmToken, resetPassword } from '../contract/password-reset.ts';

export interface PasswordResetGateway {
  requestReset(request: ResetRequest): Promise<unknown>;
  confirmLink(link: { readonly tokenId: string }): Promise<ConfirmedLink>;
  setPassword(confirmation: ResetConfirmation): Promise<boolean>;
}

export const createPasswordResetGateway = (client: Client): PasswordResetGateway => {
  const unit = { aggregatorBuId: client.unitId };
  return {
    requestReset: (request) => client.call(resetPassword, { ...unit, ...request }),
    confirmLink: (link) => client.call(confirmToken, { ...unit, ...link }),
    setPassword: (confirmation) => client.call(confirmReset, { ...unit, ...confirmation }),
  };
};
