/** The optional mobile number of a guest. */
import { useLingui } from '@lingui/react/macro';
import { WorldPhoneField } from '../phone/world-phone-field.tsx';
import type { GuestTexts } from '../../shop/visit.ts';

interface MobileFieldProps {
  readonly inputId: string;
  readonly texts: GuestTexts;
  readonly onChange: (changed: Partial<GuestTexts>) => void;
  readonly onBlur: () => void;
  readonly error: string | undefined;
  readonly isDisabled: boolean;
}

export function MobileField({ texts: { areaCode, mobile }, onChange, ...field }: MobileFieldProps) {
  const { t } = useLingui();
  return (
    <WorldPhoneField
      {...field}
      label={t`Mobile number`}
      optionalMark={t`optional`}
      description={t`Only for a delivery problem.`}
      name="mobile"
      phone={{ areaCode, number: mobile }}
      onChange={(phone) => onChange({ areaCode: phone.areaCode, mobile: phone.number })}
    />
  );
}
