/** The list of people and invitations, with one thing open at a time. Source: A-183. */
import { Trans, useLingui } from '@lingui/react/macro';
import {
  selectPeople,
  selectPeopleFailure,
  selectPeopleRefusal,
  selectPeopleTask,
} from '@offrande/domain/company-people';
import { Button } from '@offrande/ui-kit/Button';
import { Notice } from '@offrande/ui-kit/Notice';
import { Panel } from '@offrande/ui-kit/Panel';
import { Skeleton } from '@offrande/ui-kit/Skeleton';
import { useKeptFocus } from '../../page/kept-focus.ts';
import { serverRefusalText } from '../../messages/server-refusal-text.ts';
import { LoadFailed } from '../connection/load-failed.tsx';
import { InvitationRow } from './invitation-row.tsx';
import { InvitationForm } from './people-forms.tsx';
import { PersonRow } from './person-row.tsx';
import { RemoveQuestion } from './remove-question.tsx';
import { useDoneText } from './use-done-text.ts';
import { usePeopleRefusalText } from './use-people-refusal-text.ts';
import { type People, usePeople } from './use-people.ts';

export const INVITE_BUTTON = 'people-invite';

export function ManagedPeople() {
  const { t } = useLingui();
  const state = usePeople();
  const { snapshot, send } = state;
  const found = selectPeople(snapshot);
  const task = selectPeopleTask(snapshot);
  useKeptFocus(`${task?.type} ${found?.people.length} ${found?.invitations.length}`, () =>
    task === null ? document.getElementById(INVITE_BUTTON) : null,
  );
  if (snapshot.matches('unavailable')) return <LoadFailed onRetry={() => send({ type: 'retry' })} />;
  if (found === null) return <Skeleton shape="block" />;
  const isInviting = task?.type === 'invite';
  return (
    <>
      <PeopleNotice state={state} />
      <Panel
        title={t`Who acts for the company`}
        actions={
          !isInviting && (
            <Button
              id={INVITE_BUTTON}
              variant="line"
              size="sm"
              icon="plus"
              onPress={() => send({ type: 'open', task: { type: 'invite' } })}
            >
              <Trans>Invite a person</Trans>
            </Button>
          )
        }
      >
        {isInviting && <InvitationForm state={state} />}
        <ul className="people-rows">
          {found.people.map((person) => (
            <PersonRow key={person.personId} person={person} isOwn={person.personId === found.ownId} state={state} />
          ))}
        </ul>
      </Panel>
      {found.invitations.length > 0 && (
        <Panel title={t`Invitations`}>
          <ul className="people-rows">
            {found.invitations.map((invitation) => (
              <InvitationRow key={invitation.invitationId} invitation={invitation} state={state} />
            ))}
          </ul>
        </Panel>
      )}
      <RemoveQuestion state={state} />
    </>
  );
}

/** What was stored, or why it was not. The form that is open says itself what is wrong in it. */
function PeopleNotice({ state: { snapshot } }: { readonly state: People }) {
  const { t } = useLingui();
  const done = useDoneText(snapshot);
  const refusalText = usePeopleRefusalText();
  const refusal = selectPeopleRefusal(snapshot);
  const failure = selectPeopleFailure(snapshot);
  if (done !== null)
    return (
      <Notice tone="success" isLive>
        {done}
      </Notice>
    );
  if (refusal !== null)
    return (
      <Notice tone="danger" isLive>
        {refusalText(refusal, selectPeople(snapshot)?.people ?? [])}
      </Notice>
    );
  if (failure === null) return null;
  return (
    <Notice tone="danger" isLive>
      {t(serverRefusalText(failure.code))}
    </Notice>
  );
}
