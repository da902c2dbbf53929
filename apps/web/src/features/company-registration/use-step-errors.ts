/** The errors of a step for its list, in the order of the page, each with the name of its field. */
import { useLingui } from '@lingui/react/macro';
import type { SummaryError } from '@offrande/ui-kit/ErrorSummary';
import { useCompanyNames, useContactNames, usePlaceNames } from './use-field-names.ts';
import type { StepEntry } from './use-step-entry.ts';

type Shown = Pick<StepEntry<object>, 'errorOf' | 'idOf' | 'refused'>;

/** The names of fields by path, in the order of the page. */
type Names = Readonly<Record<string, string>>;

const useErrors = () => {
  const { t } = useLingui();
  return ({ errorOf, idOf }: Shown, names: Names): readonly SummaryError[] =>
    Object.entries(names).flatMap(([path, name]) => {
      const message = errorOf(path);
      return message === undefined ? [] : [{ fieldId: idOf(path), message: t`${name}: ${message}` }];
    });
};

const named = (prefix: string, names: Names, nameIn: (name: string) => string = (name) => name): Names =>
  Object.fromEntries(Object.entries(names).map(([path, name]) => [`${prefix}${path}`, nameIn(name)]));

/** `areInRegisterFields`: at least one is of a field that the register fills in. */
export const useCompanyErrors = (form: Shown) => {
  const errors = useErrors();
  const { societyType, accountCategory, phone, employees, ...ofRegister } = useCompanyNames();
  const registered = errors(form, { ...ofRegister, ...usePlaceNames() });
  const own = errors(form, { societyType, accountCategory, phone, employees });
  return { list: [...registered, ...own], areInRegisterFields: registered.length > 0 };
};

export const useContactErrors = (form: Shown): readonly SummaryError[] => {
  const { t } = useLingui();
  const errors = useErrors();
  const { invoiceEmail, agreement, ...person } = useContactNames();
  const { vatNumber } = useCompanyNames();
  const { firstName, lastName, email, phone } = person;
  const block = { firstName, lastName, email, phone, vatNumber, ...usePlaceNames() };
  return errors(form, {
    ...person,
    ...named('invoicing.', block, (name) => t`Invoices, ${name}`),
    ...named('delivery.', block, (name) => t`Deliveries, ${name}`),
    invoiceEmail,
    agreement,
  });
};
