/** What every section of a company's profile is given. */
import type { CompanyInfo, Member } from '@offrande/domain/profile';
import type { useProfile } from '../use-profile.ts';

export interface SectionProps {
  readonly profile: ReturnType<typeof useProfile>;
  readonly member: Member;
  readonly company: CompanyInfo;
}
