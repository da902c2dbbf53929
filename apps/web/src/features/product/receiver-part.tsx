/** The recipient's fields for the chosen delivery; input for another type is kept. Source. */
import { useLingui } from '@lingui/react/macro';
import { RECEIVER_FIELDS } from '@offrande/domain/delivery';
import { TextField } from '@offrande/ui-kit/TextField';
import { AddressFields } from './address-fields.tsx';
import { FormSection } from './form-section.tsx';
import { field, inside } from '../form/field.ts';
import { bindableForm, type PartProps } from './part.ts';
import { PhoneEntry } from './phone-entry.tsx';

export function ReceiverPart(part: PartProps) {
  const { t } = useLingui();
  const { form } = part;
  const needs = RECEIVER_FIELDS[form.deliveryType];
  const isAsked = !form.isForSelf || needs.phone !== 'unused' || needs.address !== 'unused';
  if (!isAsked) return null;
  return (
    <FormSection title={form.isForSelf ? t`Where to reach you` : t`Who receives it?`}>
      {!form.isForSelf && <Names {...part} />}
      {(!form.isForSelf && needs.email !== 'unused') || needs.phone !== 'unused' ? (
        <div className="product-pair">
          {!form.isForSelf && needs.email !== 'unused' && <Email {...part} />}
          {needs.phone !== 'unused' && <PhoneEntry {...part} />}
        </div>
      ) : null}
      {needs.address === 'needed' && <AddressFields {...part} />}
    </FormSection>
  );
}

function Names(part: PartProps) {
  const { t } = useLingui();
  const receiver = inside(bindableForm(part), 'receiver');
  const optional = RECEIVER_FIELDS[part.form.deliveryType].name === 'optional' ? { optionalMark: t`optional` } : {};
  return (
    <div className="product-pair">
      <TextField
        label={t`Their first name`}
        {...optional}
        {...field(receiver, 'firstName')}
        autoComplete="section-receiver given-name"
        spellCheck="false"
      />
      <TextField
        label={t`Their last name`}
        {...optional}
        {...field(receiver, 'lastName')}
        autoComplete="section-receiver family-name"
        spellCheck="false"
      />
    </div>
  );
}

function Email(part: PartProps) {
  const { t } = useLingui();
  const optional = RECEIVER_FIELDS[part.form.deliveryType].email === 'optional' ? { optionalMark: t`optional` } : {};
  return (
    <TextField
      label={t`Their email`}
      {...optional}
      {...field(inside(bindableForm(part), 'receiver'), 'email')}
      type="email"
      isLtr
      autoComplete="section-receiver email"
    />
  );
}
