/** Members of the shop in memory, found as they sign in, and one of them by name. */
import { kindOfMember } from '@offrande/domain/customer';
import type { Member } from '@offrande/domain/profile';
import type { IndividualRegistration } from '@offrande/domain/registration/schema';
import type { AuthUser, LoginRequest } from '@offrande/domain/sign-in';
import { CallFailure } from '../client/call-failure.ts';
import { ERROR_CODES } from '../contract/answer.ts';

export interface MemoryMember {
  readonly member: Member;
  readonly password: string;
  /** Of the company that the member acts for; none by default. */
  readonly companyType?: string | null;
}

/** Inès, who signs in by `ines@exemple.fr` or `+33612345678`. */
export const KNOWN_MEMBER: MemoryMember = {
  password: 'Cerisier1',
  member: {
    custId: 'C1',
    memberType: 'individual',
    email: 'ines@exemple.fr',
    civility: 'mrs',
    firstName: 'Inès',
    lastName: 'Marchand',
    phone: { areaCode: '+33', number: '612345678' },
    contractLevel: 'light',
    isActivated: true,
    allowsUpdate: false,
    isSubscribed: false,
    company: null,
    delivery: null,
    invoicing: null,
    addressBook: [],
  },
};

export const refused = (
  call: string,
  code: string,
  status = 422,
  detail: Readonly<Record<string, string>> = {},
): CallFailure => new CallFailure({ reason: status === 401 ? 'unauthorized' : 'refused', call, status, code, detail });

const phoneOf = ({ phone }: Member): string => `${phone.areaCode}${phone.number}`;

export const toAuthUser = (
  { member, companyType = null }: Pick<MemoryMember, 'member' | 'companyType'>,
  turn: number,
): AuthUser => ({
  accessToken: `access-${member.custId}-${turn}`,
  refreshToken: `refresh-${member.custId}`,
  customerId: member.custId,
  customerName: `${member.firstName} ${member.lastName}`,
  kind: kindOfMember(member.memberType),
  paymentType: null,
  companyType,
  isAdminSalesman: false,
  identityNo: null,
  contractLevel: null,
});

export const toMember = (registration: IndividualRegistration, custId: string): MemoryMember => ({
  password: registration.password,
  member: {
    ...KNOWN_MEMBER.member,
    custId,
    civility: null,
    email: registration.email,
    firstName: registration.firstName,
    lastName: registration.lastName,
    phone: registration.phone,
    isSubscribed: registration.isSubscribed,
    isActivated: false,
  },
});

export const createMembers = (known: readonly MemoryMember[]) => {
  let members = known;
  const replace = (changed: MemoryMember) =>
    void (members = members.map((one) => (one.member.custId === changed.member.custId ? changed : one)));
  return {
    replace,
    add: (member: MemoryMember) => void (members = [...members, member]),
    remove: (custId: string) => void (members = members.filter(({ member }) => member.custId !== custId)),
    byEmail: (email: string) =>
      members.find(({ member }) => member.email.toLowerCase() === email.trim().toLowerCase()) ?? null,
    first: (): MemoryMember => {
      const [first] = members;
      if (first === undefined) throw refused('signIn', ERROR_CODES.loginRefused);
      return first;
    },
    find: (call: string, custId: string): MemoryMember => {
      const found = members.find(({ member }) => member.custId === custId);
      if (found === undefined) throw refused(call, ERROR_CODES.notAuthorized, 401);
      return found;
    },
    prove: (request: Extract<LoginRequest, { readonly password: string }>): MemoryMember => {
      const found = members.find(({ member, password }) => {
        if (request.password !== password) return false;
        return 'mobile' in request
          ? request.mobile === phoneOf(member)
          : request.account.toLowerCase() === member.email.toLowerCase();
      });
      if (found === undefined) throw refused('signIn', ERROR_CODES.loginRefused);
      return found;
    },
  };
};
