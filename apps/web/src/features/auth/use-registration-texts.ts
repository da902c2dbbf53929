/** Labels and error messages of the registration fields: the same in the summary and below a field. */
import { useLingui } from '@lingui/react/macro';
import type { RegistrationRefusals } from '@offrande/domain/registration';
import { useRefusalText } from '../../messages/use-refusal-text.ts';
import type { ShownField } from './registration-fields.ts';

export const useFieldNames = (): Readonly<Record<ShownField, string>> => {
  const { t } = useLingui();
  return {
    firstName: t`First name`,
    lastName: t`Last name`,
    email: t`Email`,
    password: t`Password`,
    confirmPassword: t`Password again`,
    phone: t`Mobile number`,
    documentType: t`Identity document`,
    documentNumber: t`Number of the document`,
    promoCode: t`Welcome promo code`,
  };
};

/** Undefined for a valid field. */
export const useFieldError = (refusals: RegistrationRefusals): ((field: ShownField) => string | undefined) => {
  const { t } = useLingui();
  const refusalText = useRefusalText();
  return (field) => {
    const refusal = refusals[field];
    if (refusal === undefined) return undefined;
    if (refusal._tag === 'EmailCannotReceive')
      return t`This address could not be confirmed. Check it; another code will be sent to it.`;
    return refusalText(refusal);
  };
};
