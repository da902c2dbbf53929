/**
 * Where the recipient may redeem the card, if this buyer may decide that: the server's page, which knows no buyer, has it for the
 * signed-in. Source: S2.66, S3.3, S5.29, A-159.
 */
import { useLingui } from '@lingui/react/macro';
import {
  mayChoosePlace,
  REDEEMABLE_PLACES,
  REDEEMABLE_TEXT_MAX_CHARACTERS,
  type RedeemablePlace,
} from '@offrande/domain/personalisation';
import { RadioList } from '@offrande/ui-kit/RadioList';
import { TextField } from '@offrande/ui-kit/TextField';
import { useHydrated } from '../../page/hydrated.ts';
import { field } from '../form/field.ts';
import { FormSection } from './form-section.tsx';
import { bindableForm, type PartProps } from './part.ts';
import { useLengthWords } from './use-length-words.ts';

export function PlacePart(part: PartProps) {
  const { t } = useLingui();
  const { form, facts, change } = part;
  const isHydrated = useHydrated();
  if (!mayChoosePlace(facts.product, isHydrated ? facts.buyer : 'individual')) return null;
  const titles: Readonly<Record<RedeemablePlace['type'], string>> = {
    wholeStore: t`Whole store`,
    allExceptFood: t`Whole store except food`,
    freeText: t`Another place`,
  };
  return (
    <FormSection title={t`Where may it be spent?`} isForSignedIn={!isHydrated}>
      <RadioList
        label={t`Where may it be spent?`}
        isLabelHidden
        options={REDEEMABLE_PLACES.map((type) => ({ value: type, title: titles[type] }))}
        value={form.place}
        onChange={(place) => change((entered) => ({ ...entered, place }))}
      />
      {form.place === 'freeText' && <PlaceText {...part} />}
    </FormSection>
  );
}

function PlaceText(part: PartProps) {
  const { t } = useLingui();
  const withLength = useLengthWords();
  return (
    <TextField
      label={t`Which place`}
      hint={t`A department or a shop, as it should read beside the card`}
      autoComplete="off"
      {...withLength(field(bindableForm(part), 'placeText', 'redeemablePlace'), REDEEMABLE_TEXT_MAX_CHARACTERS)}
    />
  );
}
