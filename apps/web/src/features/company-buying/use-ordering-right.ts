/** Whether the company that is signed in may order, by its level in the profile. Source: S5.67, S5.68, A-77. */
import { checkOrderingRight, type OrderingRefusal } from '@offrande/domain/checkout';
import { selectUser } from '@offrande/domain/session';
import { Result } from 'effect';
import { useMember } from '../account/use-member.ts';
import { useSession } from '../session/use-session.ts';

export interface OrderingRight {
  /** Null if the company may order, and while that is unknown. */
  readonly refusal: OrderingRefusal | null;
  readonly isKnown: boolean;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** The session knows the level of the sign-in, the profile today's: a company is verified while its people are signed in. */
export const useOrderingRight = (): OrderingRight => {
  const user = selectUser(useSession().snapshot);
  const { member, hasFailed, retry } = useMember();
  const level = member?.contractLevel ?? user?.contractLevel ?? null;
  const right = checkOrderingRight('business', level);
  const isKnown = member !== null || Result.isSuccess(right);
  return { refusal: isKnown && Result.isFailure(right) ? right.failure : null, isKnown, hasFailed, retry };
};
