/** What only companies and salesmen state of a card: their own customer ID of its recipient, and a shorter validity; and the discounts agreed with a company. Source: S3.4, S6.12, A-28, A-59. */
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { shorterValidities } from '@offrande/domain/personalisation';
import { SelectField } from '@offrande/ui-kit/SelectField';
import { TextField } from '@offrande/ui-kit/TextField';
import { field } from '../form/field.ts';
import type { ProductPage } from '@offrande/api-client/contract';
import { OwnDiscounts, type OwnDiscountsProps } from './own-discounts.tsx';
import { FormSection } from './form-section.tsx';
import { bindableForm, type PartProps } from './part.ts';

interface TradePartProps extends PartProps {
  readonly product: Pick<ProductPage['product'], 'itemCode' | 'validMonths'>;
  readonly own: Omit<OwnDiscountsProps, 'itemCode'>;
}

export function TradePart({ product, own, ...part }: TradePartProps) {
  const { t } = useLingui();
  const form = bindableForm(part);
  const months = product.validMonths;
  // On a salesman’s line this is the customer of the order.
  const isCompany = part.facts.buyer === 'business';
  const words = (count: number) => t`${plural(count, { one: '# month', other: '# months' })}`;
  return (
    <>
      <FormSection title={t`For your records`} mark={t`optional`}>
        <div className="product-pair">
          {isCompany && (
            <TextField
              label={t`Customer ID`}
              description={t`Your own reference of the recipient, stored with the order.`}
              autoComplete="off"
              isLtr
              {...field(form, 'customerId')}
            />
          )}
          <SelectField
            label={t`Validity`}
            options={[
              { value: '', label: t`As usual: ${words(months)}` },
              ...shorterValidities(months).map((count) => ({ value: String(count), label: words(count) })),
            ]}
            {...field(form, 'validMonths')}
          />
        </div>
      </FormSection>
      <OwnDiscounts itemCode={product.itemCode} {...own} />
    </>
  );
}
