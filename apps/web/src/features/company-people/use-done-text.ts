/** What was stored last, in words. Source: A-183. */
import { useLingui } from '@lingui/react/macro';
import { type PeopleSnapshot, selectPeopleDone } from '@offrande/domain/company-people';

/** Null if nothing was stored since something else was begun. */
export const useDoneText = (snapshot: PeopleSnapshot): string | null => {
  const { t } = useLingui();
  const done = selectPeopleDone(snapshot);
  if (done === null) return null;
  switch (done.type) {
    case 'invite': {
      const { email } = done.invitation;
      return t`The invitation is on its way to ${email}. Its link is valid for 72 hours.`;
    }
    case 'withdraw':
      return t`The invitation is withdrawn: its link leads nowhere now.`;
    case 'change':
      return t`The change is saved.`;
    case 'remove':
      return t`The person no longer acts for the company, and is signed out.`;
  }
};
