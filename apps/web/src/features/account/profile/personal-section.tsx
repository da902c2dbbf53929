/**
 * An individual's name and civility. Source: S3.85, S4.55, S4.58.
 */
import { Trans, useLingui } from '@lingui/react/macro';
import { CIVILITIES, type Civility } from '@offrande/domain/address';
import { checkEdit, type Member, type MemberUpdate, type Person, selectOpenSection } from '@offrande/domain/profile';
import { Button } from '@offrande/ui-kit/Button';
import { DefinitionList } from '@offrande/ui-kit/DefinitionList';
import { Panel } from '@offrande/ui-kit/Panel';
import { RadioList } from '@offrande/ui-kit/RadioList';
import { TextField } from '@offrande/ui-kit/TextField';
import type { Result } from 'effect';
import type { Refusal } from '../../../messages/refusal.ts';
import { field } from '../../form/field.ts';
import { Form } from '../../form/form.tsx';
import { useEntry } from '../../form/use-entry.ts';
import { useKeptEntry } from '../../form/use-kept-entry.ts';
import { EditFailure } from './edit-failure.tsx';
import type { Profile } from './use-profile.ts';

interface PersonalSectionProps {
  readonly profile: Profile;
  readonly member: Member;
}

const useCivilityNames = (): Readonly<Record<Civility, string>> => {
  const { t } = useLingui();
  return { mr: t`Mr`, mrs: t`Mrs`, other: t`Other` };
};

export function PersonalSection({ profile, member }: PersonalSectionProps) {
  const { t } = useLingui();
  const civilities = useCivilityNames();
  const isOpen = selectOpenSection(profile.snapshot) === 'personal';
  const { civility, firstName, lastName } = member;
  useKeptEntry('personOpen', { isOpen }, (next) => {
    if (next({ isOpen }).isOpen) profile.send({ type: 'edit', section: 'personal' });
  });
  return (
    <Panel
      title={t`Personal details`}
      actions={
        !isOpen && (
          <Button
            variant="line"
            size="sm"
            icon="edit"
            aria-label={t`Edit personal details`}
            onPress={() => profile.send({ type: 'edit', section: 'personal' })}
          >
            <Trans>Edit</Trans>
          </Button>
        )
      }
    >
      {isOpen ? (
        <PersonalForm profile={profile} member={member} />
      ) : (
        <DefinitionList
          layout="rows"
          definitions={[
            ...(civility === null ? [] : [{ id: 'civility', term: t`Civility`, value: civilities[civility] }]),
            { id: 'name', term: t`Name`, value: <bdi>{`${firstName} ${lastName}`}</bdi> },
          ]}
        />
      )}
    </Panel>
  );
}

/** The refusals that concern the name fields. */
type PersonRefusals = Readonly<Partial<Record<'firstName' | 'lastName', Refusal>>>;

function PersonalForm({ profile, member }: PersonalSectionProps) {
  const { t } = useLingui();
  const civilities = useCivilityNames();
  const { policy, plan, send, snapshot } = profile;
  const form = useEntry(
    (): Person => ({ civility: member.civility, firstName: member.firstName, lastName: member.lastName }),
    (entry) =>
      checkEdit({ section: 'personal', entry }, member, policy, plan) as Result.Result<MemberUpdate, PersonRefusals>,
    (_update, entry) => send({ type: 'save', edit: { section: 'personal', entry } }),
    'person',
  );
  const { entry, change, refusals } = form;
  return (
    <Form onSubmit={form.submit} attempt={form.attempt} isRefused={Object.keys(refusals).length > 0}>
      <RadioList
        label={t`Civility`}
        layout="inline"
        options={CIVILITIES.map((value) => ({ value, title: civilities[value] }))}
        value={entry.civility}
        onChange={(civility) => change({ civility })}
      />
      <div className="form-pair">
        <TextField
          {...field(form, 'firstName')}
          label={t`First name`}
          name="firstName"
          autoComplete="given-name"
          spellCheck="false"
        />
        <TextField
          {...field(form, 'lastName')}
          label={t`Last name`}
          name="lastName"
          autoComplete="family-name"
          spellCheck="false"
        />
      </div>
      <EditFailure profile={profile} />
      <div className="form-acts">
        <Button type="submit" isLoading={snapshot.hasTag('busy')}>
          <Trans>Save</Trans>
        </Button>
        <Button variant="ghost" onPress={() => send({ type: 'cancel' })}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </Form>
  );
}
