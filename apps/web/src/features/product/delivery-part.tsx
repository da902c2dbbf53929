/**
 * The recipient and the delivery: the types available for the card and the buyer, with time and price. Source: A-26,
 * S1.81.
 */
import { useLingui } from '@lingui/react/macro';
import { formatMoney } from '@offrande/domain/locale';
import { cheapestLetter, type DeliveryType, isPhysicalDelivery, postedLetter } from '@offrande/domain/delivery';
import { RadioList } from '@offrande/ui-kit/RadioList';
import { SegmentedControl } from '@offrande/ui-kit/SegmentedControl';
import { useBoot } from '../../page/boot.tsx';
import { useNumberStyle } from '../../page/number-style.ts';
import { useDeliveryWords } from './use-delivery-words.ts';
import { FormSection } from './form-section.tsx';
import type { PartProps } from './part.ts';
import { fieldId } from './part.ts';
import { PostedWith } from './posted-with.tsx';

export function WhoPart({ form, change }: PartProps) {
  const { t } = useLingui();
  const { unit } = useBoot();
  if (unit.hidesDeliverToMe) return null;
  return (
    <FormSection title={t`Who is it for?`}>
      <SegmentedControl
        label={t`Who is it for?`}
        isLabelHidden
        segments={[
          { value: 'friend', label: t`Someone else` },
          { value: 'self', label: t`Me` },
        ]}
        value={form.isForSelf ? 'self' : 'friend'}
        onChange={(who) => change((entered) => ({ ...entered, isForSelf: who === 'self' }))}
      />
    </FormSection>
  );
}

export function DeliveryPart({ form, facts, change, errorOf }: PartProps) {
  const { t } = useLingui();
  const words = useDeliveryWords();
  const style = useNumberStyle();
  const priceOf = (type: DeliveryType): string => {
    const letter = postedLetter({ delivery: { type }, letter: cheapestLetter(facts.letterTypes) });
    if (letter === null) return t`Free`;
    const price = formatMoney(letter.price, style);
    return t`from ${price}`;
  };
  return (
    <FormSection title={t`How should it arrive?`}>
      <div id={fieldId('type')}>
        <RadioList
          label={t`How should it arrive?`}
          isLabelHidden
          options={facts.deliveryTypes.map((type) => ({
            value: type,
            title: words[type].title,
            description: words[type].time,
            icon: words[type].icon,
            price: priceOf(type),
          }))}
          value={form.deliveryType}
          onChange={(type) => change((entered) => ({ ...entered, deliveryType: type }))}
          error={errorOf('type')}
        />
      </div>
      {isPhysicalDelivery(form.deliveryType) && <PostedWith {...{ form, facts, change, errorOf }} />}
    </FormSection>
  );
}
