/** The address linked from an employer's email, for tests and stories. */
import { type MemberInfo, writeMemberInfo } from '@offrande/domain/member-validation';

export const decisionLink = (member: MemberInfo, token = 't-1'): string =>
  `/memberValidate?${new URLSearchParams({ token, info: writeMemberInfo(member) })}`;
