/**
 * Signing in, registering, resetting a password and the account's own data without a server: the same promises and the same
 * failures. One code is right, three links have their names, and a member is known beforehand. Source: S7.22 to S7.55.
 */
import type { AddressBook } from '@offrande/domain/address-book';
import type { ClosingFacts } from '@offrande/domain/account-closing';
import { kindOfMember } from '@offrande/domain/customer';
import { maskedTarget } from '@offrande/domain/password';
import { updatedMember } from '@offrande/domain/profile';
import type { IndividualRegistration } from '@offrande/domain/registration/schema';
import type { AuthUser, LoginPolicy, LoginRequest } from '@offrande/domain/sign-in';
import { doorOfLogin, loginCallOf } from '@offrande/domain/sign-in';
import { ERROR_CODES } from '../contract/answer.ts';
import type { ProfileGateway } from '../gateways/index.ts';
import type {
  IdentityProviderGateway,
  OneTimeCodeGateway,
  PasswordResetGateway,
  RegistrationGateway,
  SessionGateway,
} from '../identity/index.ts';
import { createCallScript, type CallScript } from './call-script.ts';
import { identityProviderIn, providerLoginStep } from './memory-provider.ts';
import { createMembers, KNOWN_MEMBER, toMember, type MemoryMember, refused, toAuthUser } from './memory-members.ts';
import { present } from '../gateways/present.ts';

export type MemoryIdentityCall =
  | keyof SessionGateway
  | keyof IdentityProviderGateway
  | 'sendOneTimeCode'
  | 'confirmOneTimeCode'
  | keyof RegistrationGateway
  | keyof PasswordResetGateway
  | keyof ProfileGateway;

/** The code of every message; any other is wrong. */
export const MEMORY_CODE = '123456';
/** What the links of mails carry. */
export const MEMORY_LINKS = { valid: 'link-valid', expired: 'link-expired', used: 'link-used' } as const;
/** The verifyToken of the registration mail; any other is over. */
export const MEMORY_VERIFY_TOKEN = 'verify-1';

export interface MemoryIdentityOptions {
  readonly members?: readonly MemoryMember[];
  readonly policy?: Pick<LoginPolicy, 'isTwoFactor'>;
  readonly closingFacts?: ClosingFacts;
  /** The shop's origin, for the addresses of single sign-on. */
  readonly origin?: string;
}

export interface MemoryIdentity {
  readonly session: SessionGateway;
  readonly provider: IdentityProviderGateway;
  readonly codes: OneTimeCodeGateway;
  readonly registration: RegistrationGateway;
  readonly passwordReset: PasswordResetGateway;
  readonly profile: ProfileGateway;
  /** What was called, and how calls go wrong. */
  readonly script: CallScript<MemoryIdentityCall>;
  /** The submitted registrations, in order. */
  readonly registered: readonly IndividualRegistration[];
  /** The emails for which a reset was requested, in order. */
  readonly resets: readonly string[];
  /** Signs in the known member, or the first of the given ones, before the page is opened. */
  signedInBefore(): AuthUser;
  /** Ends every sign-in: the next check is refused. */
  endSessions(): void;
}

/** What the gateways share. */
interface World {
  readonly options: MemoryIdentityOptions;
  readonly members: ReturnType<typeof createMembers>;
  readonly script: CallScript<MemoryIdentityCall>;
  /** By access token. */
  readonly signedIn: Map<string, AuthUser>;
  readonly registered: IndividualRegistration[];
  readonly resets: string[];
}

const enterIn = ({ signedIn }: World) => {
  let turn = 0;
  return (found: MemoryMember): AuthUser => {
    turn += 1;
    const user = toAuthUser(found, turn);
    signedIn.set(user.accessToken, user);
    return user;
  };
};

type Enter = ReturnType<typeof enterIn>;

/** The member who signs in, and whether a code is required first. */
const provenIn = ({ options, members }: World, request: LoginRequest) => {
  if (!('password' in request)) return { found: members.first(), isAsked: providerLoginStep(request) === 'askOwner' };
  const call = loginCallOf(request.type, options.policy ?? { isTwoFactor: false });
  const found = members.prove(request);
  const kind = kindOfMember(found.member.memberType);
  if (kind !== doorOfLogin(request.type)) throw refused('signIn', ERROR_CODES.otherDoor, 422, { reason: kind });
  return { found, isAsked: call === 'twoFactorLogin' };
};

const sentTo = ({ member }: MemoryMember): string => maskedTarget({ channel: 'email', target: member.email });

const sessionIn = (world: World, enter: Enter): SessionGateway => {
  const { script, signedIn } = world;
  const waiting = new Map<string, MemoryMember>();
  return {
    signIn: ({ login }) =>
      script.run('signIn', () => {
        const { found, isAsked } = provenIn(world, present(login, 'login').request);
        if (!isAsked) return { _tag: 'SignedIn', user: enter(found) };
        const tokenId = `two-factor-${waiting.size + 1}`;
        waiting.set(tokenId, found);
        return { _tag: 'CodeNeeded', tokenId, sentTo: sentTo(found) };
      }),
    sendCodeAgain: ({ tokenId }) =>
      script.run('sendCodeAgain', () => {
        const found = waiting.get(tokenId);
        if (found === undefined) throw refused('sendCodeAgain', ERROR_CODES.codeWrong);
        waiting.delete(tokenId);
        const next = `${tokenId}-again`;
        waiting.set(next, found);
        return { tokenId: next, sentTo: sentTo(found) };
      }),
    confirmCode: ({ tokenId, code }) =>
      script.run('confirmCode', () => {
        const found = waiting.get(tokenId);
        if (found === undefined || code !== MEMORY_CODE) throw refused('confirmCode', ERROR_CODES.codeWrong);
        waiting.delete(tokenId);
        return enter(found);
      }),
    validateToken: ({ accessToken }) =>
      script.run('validateToken', () => {
        const user = signedIn.get(accessToken);
        if (user === undefined) throw refused('validateToken', ERROR_CODES.notAuthorized, 401);
        return { ...user, refreshToken: null };
      }),
    signOut: ({ accessToken }) => script.run('signOut', () => ({ isSuccess: signedIn.delete(accessToken) })),
  };
};

const codesIn = ({ script }: World): OneTimeCodeGateway => {
  let sent = 0;
  return {
    sendCode: ({ channel }) =>
      script.run('sendOneTimeCode', () => {
        sent += 1;
        return { reference: `${channel}-${sent}` };
      }),
    confirmCode: ({ code }) => script.run('confirmOneTimeCode', () => ({ isRight: code === MEMORY_CODE })),
  };
};

const registrationIn = ({ members, script, registered }: World): RegistrationGateway => ({
  register: (request) =>
    script.run('register', () => {
      const registration = present(request, 'request');
      registered.push(registration);
      // An address that has an account is answered alike.
      if (members.byEmail(registration.email) === null) members.add(toMember(registration, `N${registered.length}`));
      return { isEmailValid: true };
    }),
  confirmRegistration: ({ verifyToken }) =>
    script.run('confirmRegistration', () => {
      if (verifyToken !== MEMORY_VERIFY_TOKEN) throw refused('confirmRegistration', ERROR_CODES.linkOver);
    }),
});

const passwordResetIn = ({ members, script, resets, signedIn }: World): PasswordResetGateway => {
  let isUsed = false;
  return {
    requestReset: ({ email }) => script.run('requestReset', () => void resets.push(email)),
    confirmLink: ({ tokenId }) =>
      script.run('confirmLink', () => {
        if (tokenId === MEMORY_LINKS.used || isUsed) return { state: 'used', token: '', memberType: '' };
        return tokenId === MEMORY_LINKS.valid
          ? { state: 'valid', token: 'step-1', memberType: 'C' }
          : { state: 'expired', token: '', memberType: '' };
      }),
    setPassword: ({ token, accountId, newPassword }) =>
      script.run('setPassword', () => {
        if (isUsed || token !== 'step-1') return false;
        isUsed = true;
        members.replace({ ...members.find('setPassword', accountId), password: newPassword });
        signedIn.clear();
        return true;
      }),
  };
};

const profileIn = ({ options, members, script, signedIn }: World): ProfileGateway => {
  const keepBook = (custId: string, addressBook: AddressBook) => {
    const found = members.find('saveAddressBook', custId);
    members.replace({ ...found, member: { ...found.member, addressBook } });
  };
  return {
    fetchProfile: ({ custId }) => script.run('fetchProfile', () => members.find('fetchProfile', custId).member),
    changeEmail: (request) =>
      script.run('changeEmail', () => {
        const { custId, email, password } = present(request, 'request');
        const found = members.find('changeEmail', custId);
        if (password !== found.password) throw refused('changeEmail', ERROR_CODES.passwordWrong);
        members.replace({ ...found, member: { ...found.member, email } });
        return { email };
      }),
    updateProfile: (request) =>
      script.run('updateProfile', () => {
        const { custId, update, password } = present(request, 'request');
        const found = members.find('updateProfile', custId);
        if (update.section !== 'password')
          return members.replace({ ...found, member: updatedMember(found.member, update) });
        if (password !== found.password) throw refused('updateProfile', ERROR_CODES.passwordWrong);
        return members.replace({ ...found, password: update.newPassword });
      }),
    fetchAddressBook: ({ custId }) =>
      script.run('fetchAddressBook', () => members.find('fetchAddressBook', custId).member.addressBook),
    saveAddressBook: ({ custId, book }) => script.run('saveAddressBook', () => keepBook(custId, book)),
    readClosingFacts: () =>
      script.run('readClosingFacts', () => options.closingFacts ?? { hasBalance: false, hasOpenOrder: false }),
    deleteAccount: (request) =>
      script.run('deleteAccount', () => {
        members.remove(present(request, 'request').custId);
        signedIn.clear();
      }),
    exportData: (custId) =>
      script.run('exportData', () => ({ profile: members.find('exportData', custId).member, orders: [] })),
  };
};

export const createMemoryIdentity = (options: MemoryIdentityOptions = {}): MemoryIdentity => {
  const world: World = {
    options,
    members: createMembers(options.members ?? [KNOWN_MEMBER]),
    script: createCallScript<MemoryIdentityCall>(),
    signedIn: new Map(),
    registered: [],
    resets: [],
  };
  const { script, registered, resets, signedIn } = world;
  const enter = enterIn(world);
  const origin = options.origin ?? 'https://shop.example';
  return {
    session: sessionIn(world, enter),
    provider: identityProviderIn(script, origin, () => enter(world.members.first())),
    codes: codesIn(world),
    registration: registrationIn(world),
    passwordReset: passwordResetIn(world),
    profile: profileIn(world),
    script,
    registered,
    resets,
    signedInBefore: () => {
      const user = toAuthUser(options.members?.[0] ?? KNOWN_MEMBER, 0);
      signedIn.set(user.accessToken, user);
      return user;
    },
    endSessions: () => signedIn.clear(),
  };
};
