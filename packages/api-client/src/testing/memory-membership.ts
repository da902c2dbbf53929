/** Corporate accounts and decisions without a server: one employer is known, and decisions are stored. */
import { checkCorporateChange, type CorporateAccount } from '@offrande/domain/profile';
import type { MemberDecision } from '@offrande/domain/member-validation/schema';
import { Result } from 'effect';
import { ERROR_CODES } from '../contract/answer.ts';
import type { CorporateStanding, MembershipGateway } from '../gateways/index.ts';
import { createCallScript, type CallScript } from './call-script.ts';
import { refused } from './memory-members.ts';

/** The corporate code that is known, and whose it is. */
export const MEMORY_EMPLOYER = { code: 'ATELIERNORD', name: 'Atelier Nord' } as const;

export interface MemoryMembership {
  readonly membership: MembershipGateway;
  readonly script: CallScript<keyof MembershipGateway>;
  /** Decisions that arrived, in order. */
  readonly decisions: readonly MemberDecision[];
}

const NO_ACCOUNT: CorporateStanding = { corporateAccount: null, employer: null, membership: 'none' };

export const createMemoryMembership = (
  standing: CorporateStanding = NO_ACCOUNT,
  heldPin = '123456',
): MemoryMembership => {
  const script = createCallScript<keyof MembershipGateway>();
  const decisions: MemberDecision[] = [];
  let held = standing;
  let kept = heldPin;
  const save = ({ pin, ...next }: CorporateAccount): CorporateStanding => {
    const isMember = held.membership === 'member';
    if (next.corporateCode.toUpperCase() !== MEMORY_EMPLOYER.code)
      throw refused('saveCorporateAccount', ERROR_CODES.employerUnknown);
    const before = held.corporateAccount;
    const change =
      before === null
        ? Result.succeed(next)
        : checkCorporateChange(before, next, { isMember, isPinRight: pin === kept });
    if (Result.isFailure(change))
      throw refused(
        'saveCorporateAccount',
        change.failure._tag === 'PinWrong' ? ERROR_CODES.pinWrong : ERROR_CODES.profileRefused,
      );
    kept = pin;
    held = {
      corporateAccount: change.success,
      employer: MEMORY_EMPLOYER.name,
      membership: isMember ? 'member' : 'asked',
    };
    return held;
  };
  return {
    script,
    decisions,
    membership: {
      decide: (decision) => script.run('decide', () => void decisions.push(decision)),
      fetchCorporateAccount: () => script.run('fetchCorporateAccount', () => held),
      saveCorporateAccount: (_, account) => script.run('saveCorporateAccount', () => save(account)),
    },
  };
};
