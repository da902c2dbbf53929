/** What the roles within a company are called, and what each lets a person do. Source: A-183. */
import { useLingui } from '@lingui/react/macro';
import type { CompanyRole } from '@offrande/domain/company-people';

export interface RoleWords {
  readonly name: string;
  readonly mayDo: string;
}

export const useRoleNames = (): Readonly<Record<CompanyRole, RoleWords>> => {
  const { t } = useLingui();
  return {
    buyer: { name: t`Buyer`, mayDo: t`Orders gift cards, up to a limit if one is set.` },
    approver: { name: t`Approver`, mayDo: t`Orders, and decides about orders above a colleague’s limit.` },
    administrator: {
      name: t`Administrator`,
      mayDo: t`Also manages people, the company’s profile and its verification.`,
    },
  };
};
