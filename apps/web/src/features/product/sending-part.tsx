/** The sending date and the sender. The date is in the unit's time zone, which is named. Source: A-55, S3.59. */
import { useLingui } from '@lingui/react/macro';
import { goesToBuyer } from '@offrande/domain/delivery';
import { formatInstantDate } from '@offrande/domain/time';
import { DateField } from '@offrande/ui-kit/DateField';
import { SegmentedControl } from '@offrande/ui-kit/SegmentedControl';
import { TextField } from '@offrande/ui-kit/TextField';
import { useState } from 'react';
import { localeTag, useBoot } from '../../page/boot.tsx';
import { field, inside } from '../form/field.ts';
import { FormSection } from './form-section.tsx';
import { bindableForm, type PartProps } from './part.ts';

export function WhenPart({ form, change, ...part }: PartProps) {
  const { t } = useLingui();
  if (goesToBuyer(form.deliveryType)) return null;
  return (
    <FormSection title={t`When is it sent?`}>
      <SegmentedControl
        label={t`When is it sent?`}
        isLabelHidden
        segments={[
          { value: 'now', label: t`Now` },
          { value: 'later', label: t`On a date` },
        ]}
        value={form.isScheduled ? 'later' : 'now'}
        onChange={(when) => change((entered) => ({ ...entered, isScheduled: when === 'later' }))}
      />
      {form.isScheduled && <Moment {...part} form={form} change={change} />}
    </FormSection>
  );
}

/** The name of a time zone, such as Central European Time. */
const zoneName = (timeZone: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;

function Moment(part: PartProps) {
  const { t } = useLingui();
  const { facts } = part;
  const form = bindableForm(part);
  const zone = zoneName(facts.timeZone, localeTag(useBoot()));
  const [today] = useState(() => formatInstantDate(Date.now(), facts.timeZone).replaceAll('/', '-'));
  return (
    <div className="product-pair">
      <DateField label={t`Date`} min={today} description={zone} {...field(form, 'day', 'date')} />
      <DateField precision="time" label={t`Time`} optionalMark={t`optional`} {...field(form, 'time')} />
    </div>
  );
}

export function SenderPart(part: PartProps) {
  const { t } = useLingui();
  const { form } = part;
  const sender = inside(bindableForm(part), 'sender');
  return (
    <FormSection title={form.isForSelf ? t`About you` : t`From whom?`}>
      <div className="product-pair">
        <TextField label={t`Your full name`} {...field(sender, 'name')} autoComplete="name" spellCheck="false" />
        <TextField label={t`Your email`} {...field(sender, 'email')} type="email" isLtr autoComplete="email" />
      </div>
    </FormSection>
  );
}
