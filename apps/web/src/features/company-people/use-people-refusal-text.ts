/** Messages for what only the people of a company refuse; all others are those of every form. Source: A-183. */
import { useLingui } from '@lingui/react/macro';
import type { CompanyPerson, InvitedEmailRefusal, LimitRefusal, PeopleRefusal } from '@offrande/domain/company-people';
import { useRefusalText } from '../../messages/use-refusal-text.ts';

type EntryRefusal = InvitedEmailRefusal | LimitRefusal;

/** The message beside a field of an invitation or of a person's limits. */
export const useEntryRefusalText = (): ((refusal: EntryRefusal) => string) => {
  const { t } = useLingui();
  const commonText = useRefusalText();
  return (refusal) => {
    if (refusal._tag === 'ActsAlready') return t`This person acts for the company already.`;
    if (refusal._tag === 'AmountNotPositive') return t`Enter more than zero, or leave it empty for no limit.`;
    return commonText(refusal);
  };
};

type Named = Pick<CompanyPerson, 'personId' | 'firstName' | 'lastName'>;

/** Why a change cannot be made. */
export const usePeopleRefusalText = (): ((refusal: PeopleRefusal, people: readonly Named[]) => string) => {
  const { t } = useLingui();
  return (refusal, people) => {
    if (refusal._tag === 'LastAdministrator')
      return t`A company has at least one administrator. Make somebody else administrator first.`;
    if (refusal._tag === 'PersonUnknown') return t`This person no longer acts for the company. Reload the page.`;
    const stuck = people.find(({ personId }) => personId === refusal.personId);
    const name = stuck === undefined ? '' : `${stuck.firstName} ${stuck.lastName}`;
    return t`Nobody else could decide about orders above the limit of ${name}. Lift that limit, or make somebody else approver or administrator.`;
  };
};
