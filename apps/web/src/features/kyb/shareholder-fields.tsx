/** What is asked about a shareholder: type, names and shares of each, the rest from 25 % on. Source: S3.81, S5.61. */
import { Trans, useLingui } from '@lingui/react/macro';
import { askedFields, ENTITY_TYPES, needsForm, type Shareholder } from '@offrande/domain/stakeholder';
import { Notice } from '@offrande/ui-kit/Notice';
import { ChoiceEntry, CountryEntry, LineEntry, ShareEntry } from './entry-fields.tsx';
import { CivilStatus, PersonName, usePersonIn } from './person-fields.tsx';
import { useEntityNames, usePersonLabels } from './use-field-labels.ts';
import { useLimits } from './use-limits.ts';
import { type PartForm, useListed } from './use-tab-form.ts';

interface ShareholderFieldsProps {
  readonly holders: PartForm<readonly Shareholder[]>;
  readonly holder: Shareholder;
}

export function ShareholderFields({ holders, holder }: ShareholderFieldsProps) {
  const labels = usePersonLabels();
  const names = useEntityNames();
  const form = useListed(holders, holder);
  const person = usePersonIn(form);
  const asked = new Set(askedFields(holder));
  return (
    <>
      <ChoiceEntry
        form={form}
        name="entityType"
        label={labels.entityType}
        options={ENTITY_TYPES.map((value) => ({ value, title: names[value] }))}
        value={holder.entityType}
        onChoose={(entityType) => form.update((entry) => ({ ...entry, entityType }))}
      />
      {asked.has('firstName') && <PersonName form={person} />}
      {asked.has('entityName') && <LineEntry form={form} name="entityName" label={labels.entityName} />}
      <div className="form-pair">
        <ShareEntry form={form} name="capitalPercent" label={labels.capitalPercent} />
        <ShareEntry form={form} name="votesPercent" label={labels.votesPercent} />
      </div>
      <FormAsked isAsked={needsForm(holder)} />
      {asked.has('birthDate') && <CivilStatus form={person} />}
      {asked.has('nationality') && !asked.has('birthDate') && (
        <div className="form-pair">
          <CountryEntry form={form} name="nationality" label={labels.entityCountry} />
        </div>
      )}
    </>
  );
}

/** Said when a share makes the form due, where it is typed. */
function FormAsked({ isAsked }: { readonly isAsked: boolean }) {
  const { t } = useLingui();
  const { least } = useLimits();
  return (
    <div aria-live="polite" className="kyb-live">
      {isAsked && (
        <Notice tone="info" title={t`From ${least} on we ask for more`}>
          <Trans>Fill in the form below. Tax residence and identity document follow in their own parts.</Trans>
        </Notice>
      )}
    </div>
  );
}
