/** The amount and the number of cards. Source: S3.1, S5.32, A-24, A-25. */
import { useLingui } from '@lingui/react/macro';
import { formatRange, formatTogether } from '@offrande/domain/locale';
import { encodeAmount } from '@offrande/domain/money';
import { AmountField } from '@offrande/ui-kit/AmountField';
import { AmountPicker } from '@offrande/ui-kit/AmountPicker';
import { FieldError } from '@offrande/ui-kit/FieldError';
import { QuantityStepper } from '@offrande/ui-kit/QuantityStepper';
import { useNumberStyle } from '../../page/number-style.ts';
import { field } from '../form/field.ts';
import { FormSection } from './form-section.tsx';
import { bindableForm, type PartProps } from './part.ts';
import { fieldId } from './part.ts';
import { choosePreset, leaveOwnAmount, ownAmountRefusal, typeOwnAmount } from '@offrande/domain/line-entry';
import { useState } from 'react';
import { useFormText } from './form-errors.tsx';
import { useCurrencySign } from './use-currency-sign.ts';

/** The limit of cards per order if the unit sets none. */
const QUANTITY_CEILING = 9999;

export function AmountPart({ form, facts, change, errorOf }: PartProps) {
  const { t } = useLingui();
  const style = useNumberStyle();
  const { minAmount, maxAmount, suggestedAmounts } = facts.product;
  const { low, high } = formatRange(minAmount, maxAmount, style);
  const labels = formatTogether(suggestedAmounts, style);
  const sign = useCurrencySign();
  const textOf = useFormText();
  const [isLeft, setLeft] = useState(false);
  const refusal = isLeft ? ownAmountRefusal(form, facts) : null;
  const own = field(bindableForm({ form, facts, change, errorOf }), 'ownAmount', 'amount');
  return (
    <FormSection title={t`Amount`}>
      {suggestedAmounts.length > 0 && (
        <AmountPicker
          label={t`Amount`}
          isLabelHidden
          options={suggestedAmounts.map((amount, at) => ({
            value: encodeAmount(amount),
            label: labels[at]!,
          }))}
          value={form.preset}
          onChange={(preset) => change((entered) => choosePreset(entered, preset))}
        />
      )}
      <div className="product-pair product-pair-end">
        <AmountField
          label={suggestedAmounts.length > 0 ? t`Another, ${low} to ${high}` : t`From ${low} to ${high}`}
          unit={sign}
          {...own}
          error={own.error ?? (refusal === null ? undefined : textOf(refusal))}
          onChange={(text) => change((entered) => typeOwnAmount(entered, text))}
          onBlur={() => {
            if (form.ownAmount === '') return;
            setLeft(true);
            change((entered) => leaveOwnAmount(entered, facts));
          }}
        />
        <Quantity {...{ form, facts, change, errorOf }} />
      </div>
    </FormSection>
  );
}

function Quantity({ form, facts: { maxQuantity }, change, errorOf }: PartProps) {
  const { t } = useLingui();
  const error = errorOf('quantity');
  return (
    <div id={fieldId('quantity')} className="product-quantity">
      <QuantityStepper
        label={maxQuantity === null ? t`Quantity` : t`Quantity, ${maxQuantity} at most`}
        value={form.quantity}
        max={maxQuantity ?? QUANTITY_CEILING}
        {...(maxQuantity === null ? {} : { maxMessage: t`${maxQuantity} cards at most in one order.` })}
        minMessage={t`One card at least.`}
        unreadableMessage={t`Write a whole number. The number of cards stays as it was.`}
        onChange={(quantity) => change((entered) => ({ ...entered, quantity }))}
        decreaseLabel={t`One card less`}
        increaseLabel={t`One card more`}
      />
      {error !== undefined && <FieldError>{error}</FieldError>}
    </div>
  );
}
