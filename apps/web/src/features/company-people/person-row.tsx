/** A person of the company: who, which role, which limits; opened to change both. Source: A-183. */
import { Trans, useLingui } from '@lingui/react/macro';
import { type CompanyPerson, limitsEntryOf, selectPeopleTask } from '@offrande/domain/company-people';
import { Button } from '@offrande/ui-kit/Button';
import { Link } from '@offrande/ui-kit/Link';
import { Tag } from '@offrande/ui-kit/Tag';
import { useRoleNames } from '../company-join/use-role-names.ts';
import { Form } from '../form/form.tsx';
import { TermsFields } from './terms-fields.tsx';
import type { People } from './use-people.ts';
import { useTermsForm } from './use-terms-form.ts';
import { useTermsText } from './use-terms-text.ts';

interface PersonRowProps {
  readonly person: CompanyPerson;
  /** The person who looks. */
  readonly isOwn: boolean;
  readonly state: People;
}

export function PersonRow({ person, isOwn, state }: PersonRowProps) {
  const { t } = useLingui();
  const roles = useRoleNames();
  const limitsText = useTermsText();
  const { snapshot, send } = state;
  const { personId, firstName, lastName, email, role, limits } = person;
  const name = `${firstName} ${lastName}`;
  const task = selectPeopleTask(snapshot);
  const isOpen = task?.type === 'change' && task.personId === personId;
  const isBusy = snapshot.hasTag('busy');
  return (
    <li className="people-row" data-open={isOpen || undefined}>
      <div className="people-row-text">
        <h3>
          <bdi>{name}</bdi> {isOwn && <Tag>{t`You`}</Tag>}
        </h3>
        <p>
          <bdi className="o-ltr">{email}</bdi>
        </p>
        <p>
          {roles[role].name} · {limitsText(limits)}
        </p>
      </div>
      {!isOpen && (
        <div className="people-row-acts">
          <Link
            aria-label={t`Change ${name}`}
            isDisabled={isBusy}
            onPress={() => send({ type: 'open', task: { type: 'change', personId } })}
          >
            <Trans>Change</Trans>
          </Link>
          <Link
            variant="danger"
            aria-label={t`Remove ${name}`}
            isDisabled={isBusy}
            onPress={() => send({ type: 'open', task: { type: 'remove', personId } })}
          >
            <Trans>Remove</Trans>
          </Link>
        </div>
      )}
      {isOpen && <ChangeForm person={person} name={name} state={state} />}
    </li>
  );
}

interface ChangeFormProps extends Omit<PersonRowProps, 'isOwn'> {
  readonly name: string;
}

function ChangeForm({ person, name, state }: ChangeFormProps) {
  const { t } = useLingui();
  const { snapshot, send } = state;
  const start = { role: person.role, ...limitsEntryOf(person.limits) };
  const form = useTermsForm(state, start, `person-${person.personId}`, (entry) => send({ type: 'change', entry }));
  return (
    <div className="people-form" role="group" aria-label={t`Change ${name}`}>
      <Form onSubmit={form.submit} attempt={form.attempt} isRefused={form.isRefused}>
        <TermsFields form={form} />
        <div className="form-acts">
          <Button type="submit" isLoading={snapshot.matches('storing')}>
            <Trans>Save</Trans>
          </Button>
          <Button variant="line" onPress={() => send({ type: 'cancel' })}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      </Form>
    </div>
  );
}
