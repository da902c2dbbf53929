/** Changing role and limits of a person. Source: A-183. */
import { Trans, useLingui } from '@lingui/react/macro';
import { type CompanyPerson, limitsEntryOf } from '@offrande/domain/company-people';
import { Button } from '@offrande/ui-kit/Button';
import { useShop } from '../../shop/shop-context.tsx';
import { Form } from '../form/form.tsx';
import { TermsFields } from './terms-fields.tsx';
import { useFirstFieldFocus } from './use-first-field-focus.ts';
import type { People } from './use-people.ts';
import { useTermsForm } from './use-terms-form.ts';

interface ChangeFormProps {
  readonly person: CompanyPerson;
  readonly name: string;
  readonly state: People;
}

export function ChangeForm({ person, name, state }: ChangeFormProps) {
  const { t } = useLingui();
  const { numbers } = useShop();
  const { snapshot, send } = state;
  const place = useFirstFieldFocus();
  const start = { role: person.role, ...limitsEntryOf(person.limits, numbers.decimalSeparator) };
  const form = useTermsForm(state, start, `person-${person.personId}`, (entry) => send({ type: 'change', entry }));
  return (
    <div ref={place} className="people-form" role="group" aria-label={t`Change ${name}`}>
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
