/** A person of the company: who, which role, which limits; opened to change both. Source: A-183. */
import { Trans, useLingui } from '@lingui/react/macro';
import { type CompanyPerson, selectPeopleTask } from '@offrande/domain/company-people';
import { Link } from '@offrande/ui-kit/Link';
import { Tag } from '@offrande/ui-kit/Tag';
import { useRoleNames } from '../company-join/use-role-names.ts';
import { ChangeForm } from './people-forms.tsx';
import type { People } from './use-people.ts';
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
