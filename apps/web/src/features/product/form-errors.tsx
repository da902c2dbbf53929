/** The error summary at the head of the form; it takes the focus. Each message is preceded by its field's name. */
import { useLingui } from '@lingui/react/macro';
import type { SummaryError } from '@offrande/ui-kit/ErrorSummary';
import { useRefusalText } from '../../messages/use-refusal-text.ts';
import { ErrorList } from '../form/error-list.tsx';
import { fieldId, type FormRefusal } from './part.ts';
import type { ProductFacts } from '../../shop/product-facts.ts';

type Shown = readonly (readonly [string, FormRefusal])[];

/** The message of a refusal, the same in the summary and under its field. */
export const useFormText = (): ((refusal: FormRefusal) => string) => {
  const { t } = useLingui();
  const textOf = useRefusalText();
  return (refusal) => {
    if (refusal._tag === 'PhotoOnItsWay') return t`The photo is still being uploaded. Wait a moment.`;
    if (refusal._tag === 'HeicUnreadable') return t`This browser cannot read HEIC photos. Choose a JPG or a PNG.`;
    if (refusal._tag === 'UploadFailed') return t`The photo could not be uploaded. Send it again or choose another.`;
    return textOf(refusal);
  };
};

/** Field names, for fields whose messages do not mention them. */
const useFieldNames = ({ product }: ProductFacts): Readonly<Record<string, string>> => {
  const { t } = useLingui();
  return {
    amount: t`Amount`,
    message: product.hasTemplates ? t`First line` : t`Message with the card`,
    message2: t`Second line`,
    templateId: t`Card face`,
    letterTypeId: t`Letter`,
    extraItemCode: t`Add to each card`,
    'receiver.firstName': t`Their first name`,
    'receiver.lastName': t`Their last name`,
    'receiver.email': t`Their email`,
    'receiver.phone': t`Mobile number`,
    'receiver.address.line1': t`Street and number`,
    'receiver.address.zipCode': t`Postcode`,
    'receiver.address.city': t`City`,
    'receiver.address.countryCode': t`Country`,
    redeemablePlace: t`Which place`,
    date: t`Date`,
    'sender.name': t`Your full name`,
    'sender.email': t`Your email`,
  };
};

interface FormErrorsProps {
  readonly refusals: Shown;
  readonly attempt: number;
  readonly facts: ProductFacts;
  /** Errors of what is no field of the form, listed first. */
  readonly others?: readonly SummaryError[];
}

const NO_OTHERS: readonly SummaryError[] = [];

export function FormErrors({ refusals, attempt, facts, others = NO_OTHERS }: FormErrorsProps) {
  const { t } = useLingui();
  const textOf = useFormText();
  const names = useFieldNames(facts);
  const messageOf = (path: string, refusal: FormRefusal): string => {
    const [name, message] = [names[path], textOf(refusal)];
    return name === undefined ? message : t`${name}: ${message}`;
  };
  return (
    <ErrorList
      errors={[
        ...others,
        ...refusals.map(([path, refusal]) => ({ fieldId: fieldId(path), message: messageOf(path, refusal) })),
      ]}
      attempt={attempt}
    />
  );
}
