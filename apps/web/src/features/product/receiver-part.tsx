/** The receiver's fields that the chosen delivery needs; what was typed for another type stays. Source. */
import { useLingui } from '@lingui/react/macro';
import { RECEIVER_FIELDS } from '@offrande/domain/delivery';
import { TextField } from '@offrande/ui-kit/TextField';
import { AddressFields } from './address-fields.tsx';
import { FormSection } from './form-section.tsx';
import { changeReceiver, type PartProps } from './part.ts';
import { PhoneEntry } from './phone-entry.tsx';
import { fieldId } from './product-errors.ts';

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

function Names({ form, change, errorOf }: PartProps) {
  const { t } = useLingui();
  const set = changeReceiver(change);
  const optional = RECEIVER_FIELDS[form.deliveryType].name === 'optional' ? { optionalMark: t`optional` } : {};
  return (
    <div className="product-pair">
      <TextField
        label={t`Their first name`}
        {...optional}
        inputId={fieldId('receiver.firstName')}
        autoComplete="section-receiver given-name"
        spellCheck="false"
        value={form.receiver.firstName}
        onChange={(firstName) => set({ firstName })}
        error={errorOf('receiver.firstName')}
      />
      <TextField
        label={t`Their last name`}
        {...optional}
        inputId={fieldId('receiver.lastName')}
        autoComplete="section-receiver family-name"
        spellCheck="false"
        value={form.receiver.lastName}
        onChange={(lastName) => set({ lastName })}
        error={errorOf('receiver.lastName')}
      />
    </div>
  );
}

function Email({ form, change, errorOf }: PartProps) {
  const { t } = useLingui();
  const optional = RECEIVER_FIELDS[form.deliveryType].email === 'optional' ? { optionalMark: t`optional` } : {};
  return (
    <TextField
      label={t`Their email`}
      {...optional}
      inputId={fieldId('receiver.email')}
      type="email"
      isLtr
      autoComplete="section-receiver email"
      value={form.receiver.email}
      onChange={(email) => changeReceiver(change)({ email })}
      error={errorOf('receiver.email')}
    />
  );
}
