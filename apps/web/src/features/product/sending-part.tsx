/** When it is sent, and from whom. The day is one of the unit's zone, which is named. Source: A-55, S3.59. */
import { useLingui } from '@lingui/react/macro';
import { goesToBuyer } from '@offrande/domain/delivery';
import { formatInstantDate } from '@offrande/domain/time';
import { DateField } from '@offrande/ui-kit/DateField';
import { SegmentedControl } from '@offrande/ui-kit/SegmentedControl';
import { TextField } from '@offrande/ui-kit/TextField';
import { useState } from 'react';
import { localeTag, useBoot } from '../../app/boot.tsx';
import { FormSection } from './form-section.tsx';
import type { PartProps } from './part.ts';
import { fieldId } from './product-errors.ts';

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

/** The name of a zone, such as Central European Time. */
const zoneName = (timeZone: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;

function Moment({ form, facts, change, errorOf }: PartProps) {
  const { t } = useLingui();
  const zone = zoneName(facts.timeZone, localeTag(useBoot()));
  const [today] = useState(() => formatInstantDate(Date.now(), facts.timeZone).replaceAll('/', '-'));
  return (
    <div className="product-pair">
      <DateField
        label={t`Date`}
        inputId={fieldId('date')}
        min={today}
        value={form.day}
        onChange={(day) => change((entered) => ({ ...entered, day }))}
        description={zone}
        error={errorOf('date')}
      />
      <DateField
        precision="time"
        label={t`Time`}
        optionalMark={t`optional`}
        value={form.time}
        onChange={(time) => change((entered) => ({ ...entered, time }))}
      />
    </div>
  );
}

export function SenderPart({ form, change, errorOf }: PartProps) {
  const { t } = useLingui();
  const set = (fields: Partial<typeof form.sender>): void =>
    change((entered) => ({ ...entered, sender: { ...entered.sender, ...fields } }));
  return (
    <FormSection title={form.isForSelf ? t`About you` : t`From whom?`}>
      <div className="product-pair">
        <TextField
          label={t`Your full name`}
          inputId={fieldId('sender.name')}
          autoComplete="name"
          spellCheck="false"
          value={form.sender.name}
          onChange={(name) => set({ name })}
          error={errorOf('sender.name')}
        />
        <TextField
          label={t`Your email`}
          inputId={fieldId('sender.email')}
          type="email"
          isLtr
          autoComplete="email"
          value={form.sender.email}
          onChange={(email) => set({ email })}
          error={errorOf('sender.email')}
        />
      </div>
    </FormSection>
  );
}
