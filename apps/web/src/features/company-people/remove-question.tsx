/** Asks before a person is removed. Source: A-183. */
import { Trans, useLingui } from '@lingui/react/macro';
import { selectPeople, selectPeopleTask } from '@offrande/domain/company-people';
import { Question } from '../../page/dialogs.tsx';
import type { People } from './use-people.ts';

export function RemoveQuestion({ state: { snapshot, send } }: { readonly state: People }) {
  const { t } = useLingui();
  const task = selectPeopleTask(snapshot);
  const found = selectPeople(snapshot);
  const person = task?.type === 'remove' ? found?.people.find(({ personId }) => personId === task.personId) : undefined;
  const name = person === undefined ? '' : `${person.firstName} ${person.lastName}`;
  const isOwn = person !== undefined && person.personId === found?.ownId;
  return (
    <Question
      isOpen={person !== undefined}
      title={isOwn ? t`Leave the company?` : t`Remove ${name}?`}
      go={{
        label: isOwn ? t`Leave` : t`Remove`,
        variant: 'danger',
        isLoading: snapshot.matches('storing'),
        onPress: () => send({ type: 'remove' }),
      }}
      stay={{ label: t`Keep`, onPress: () => send({ type: 'cancel' }) }}
    >
      {isOwn ? (
        <Trans>You are signed out, and no longer act for this company.</Trans>
      ) : (
        <Trans>
          The person is signed out at once, and no longer acts for the company. Orders stay with the company.
        </Trans>
      )}
    </Question>
  );
}
