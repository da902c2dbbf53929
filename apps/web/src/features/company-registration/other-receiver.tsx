/** Somebody at another address than the company's: who, how to reach them, and where. Source: S3.76. */
import { useLingui } from '@lingui/react/macro';
import type { Receiver } from '@offrande/domain/address';
import { TextField } from '@offrande/ui-kit/TextField';
import { type Bindable, field, inside } from '../form/field.ts';
import { PhoneNumber } from '../phone/phone-number.tsx';
import { CompanyAddress } from './company-address.tsx';
import { useCompanyNames, useContactNames } from './use-field-names.ts';

interface OtherReceiverProps {
  readonly receiver: Bindable<Receiver>;
  readonly label: string;
  readonly kind: 'invoicing' | 'delivery';
  readonly served: readonly string[] | null;
}

export function OtherReceiver({ receiver, label, kind, served }: OtherReceiverProps) {
  const { t } = useLingui();
  const names = useContactNames();
  const { vatNumber } = useCompanyNames();
  const section = `section-${kind}`;
  const optionalMark = t`optional`;
  return (
    <div role="group" aria-label={label} className="company-block">
      <div className="form-pair">
        <TextField {...field(receiver, 'firstName')} label={names.firstName} autoComplete={`${section} given-name`} />
        <TextField {...field(receiver, 'lastName')} label={names.lastName} autoComplete={`${section} family-name`} />
      </div>
      <CompanyAddress address={inside(receiver, 'address')} section={section} served={served} />
      <div className="form-pair">
        <TextField
          {...field(receiver, 'email')}
          label={t`Email`}
          {...(kind === 'invoicing' ? {} : { optionalMark })}
          type="email"
          isLtr
          autoComplete={`${section} email`}
          spellCheck="false"
        />
        <PhoneNumber
          {...field(receiver, 'phone')}
          label={t`Phone`}
          optionalMark={optionalMark}
          phone={receiver.entry.phone}
          autoComplete={`${section} tel-national`}
        />
      </div>
      {kind === 'invoicing' && (
        <TextField
          {...field(receiver, 'vatNumber')}
          label={vatNumber}
          optionalMark={optionalMark}
          isLtr
          autoComplete="off"
        />
      )}
    </div>
  );
}
