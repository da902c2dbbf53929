/** A corporate account in a given state, for tests and stories. */
import type { CorporateStanding } from '@offrande/api-client/gateways';
import { MEMORY_EMPLOYER } from '@offrande/api-client/testing';
import type { MembershipStanding } from '@offrande/domain/member-validation';

export const corporateStanding = (membership: MembershipStanding): CorporateStanding => ({
  corporateAccount: {
    employeeId: 'E-77',
    corporateCode: MEMORY_EMPLOYER.code,
    email: 'ines@atelier-nord.example',
    phone: { areaCode: '+33', number: '612345678' },
  },
  employer: MEMORY_EMPLOYER.name,
  membership,
});
