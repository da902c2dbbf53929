/** The signed-in user, on pages that require one. */
import { type AuthUser } from '@offrande/domain/sign-in';
import { selectUser } from '@offrande/domain/session';
import { useState } from 'react';
import { useSession } from '../session/use-session.ts';

/** During sign-out, the user who was signed in. */
const useLastUser = (): AuthUser | null => {
  const user = selectUser(useSession().snapshot);
  const [first] = useState(user);
  return user ?? first;
};

export const useIsCustomer = (): boolean => useLastUser() !== null;

export const useCustomer = (): AuthUser => {
  const customer = useLastUser();
  if (customer === null) throw new Error('A page of the account is shown to who is signed in');
  return customer;
};
