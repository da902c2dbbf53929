/** Role and limits of a person: what an invitation and a change have in common. Source: A-183. */
import { Trans, useLingui } from '@lingui/react/macro';
import { COMPANY_ROLES, type CompanyRole, type PersonEntry } from '@offrande/domain/company-people';
import { AmountField } from '@offrande/ui-kit/AmountField';
import { RadioList } from '@offrande/ui-kit/RadioList';
import { useRoleNames } from '../company-join/use-role-names.ts';
import { type Bindable, field } from '../form/field.ts';
import { useCurrencySign } from '../product/use-currency-sign.ts';

export function TermsFields({ form }: { readonly form: Bindable<PersonEntry> }) {
  const { t } = useLingui();
  const roles = useRoleNames();
  const sign = useCurrencySign();
  const { name, value, onChange } = field(form, 'role');
  return (
    <>
      <RadioList<CompanyRole>
        label={t`Role`}
        name={name}
        value={value}
        onChange={onChange}
        options={COMPANY_ROLES.map((role) => ({
          value: role,
          title: roles[role].name,
          description: roles[role].mayDo,
        }))}
      />
      <div className="people-limits">
        <AmountField
          {...field(form, 'perOrder')}
          label={t`Limit per order`}
          unit={sign}
          description={<Trans>Above it somebody else decides. Empty: no limit.</Trans>}
        />
        <AmountField
          {...field(form, 'perMonth')}
          label={t`Limit per calendar month`}
          unit={sign}
          description={<Trans>Counted over all orders of the month.</Trans>}
        />
      </div>
    </>
  );
}
