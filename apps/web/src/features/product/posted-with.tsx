/**
 * What a card is posted with: its letter, and what travels with each card, such as gift wrapping. Each is shown with its
 * price, the second with its picture too, and with the giver's words if its tag bears them. Source: S3.9, S3.35, A-04.
 */
import { useLingui } from '@lingui/react/macro';
import type { OfferedExtra } from '@offrande/api-client/gateways';
import { formatMoney } from '@offrande/domain/locale';
import type { CardForm } from '@offrande/domain/line-entry';
import { RadioList } from '@offrande/ui-kit/RadioList';
import { useNumberStyle } from '../../page/number-style.ts';
import { CardArt } from '../catalogue/card-art.tsx';
import { fieldId, type PartProps } from './part.ts';

export function PostedWith(part: PartProps) {
  const { letterTypes, additionalProducts } = part.facts;
  return (
    <>
      {letterTypes.length > 0 && <Letter {...part} />}
      {(additionalProducts.length > 0 || part.form.extraCode !== null) && <Extra {...part} />}
    </>
  );
}

function Letter({ form, facts, change, errorOf }: PartProps) {
  const { t } = useLingui();
  const style = useNumberStyle();
  return (
    <div id={fieldId('letterTypeId')}>
      <RadioList
        label={t`Letter`}
        options={facts.letterTypes.map(({ id, methodName, price }) => ({
          value: id,
          title: methodName,
          price: formatMoney(price, style),
        }))}
        value={form.letterTypeId}
        onChange={(letterTypeId) => change((entered) => ({ ...entered, letterTypeId }))}
        error={errorOf('letterTypeId')}
      />
    </div>
  );
}

function Extra({ form, facts, change, errorOf }: PartProps) {
  const { t } = useLingui();
  const style = useNumberStyle();
  const optionOf = ({ itemCode, name, description, imageUrl, amount, bearsWords }: OfferedExtra) => ({
    value: itemCode,
    title: name,
    description,
    price: formatMoney(amount, style),
    ...(imageUrl === null ? {} : { picture: <CardArt url={imageUrl} isLazy /> }),
    ...(bearsWords ? { content: <TagWords form={form} /> } : {}),
  });
  return (
    <div id={fieldId('extraItemCode')}>
      <RadioList
        label={t`Add to each card`}
        options={[{ value: '', title: t`Nothing` }, ...facts.additionalProducts.map(optionOf)]}
        value={form.extraCode ?? ''}
        onChange={(code) => change((entered) => ({ ...entered, extraCode: code === '' ? null : code }))}
        error={errorOf('extraItemCode')}
      />
    </div>
  );
}

/** The words as they will be on the tag: those of the card. */
function TagWords({ form: { message, message2 } }: { readonly form: CardForm }) {
  const { t } = useLingui();
  const words = [message, message2].filter((text) => text.trim() !== '');
  return words.length === 0 ? (
    <p className="product-note">{t`Write your words above: they go on the tag too.`}</p>
  ) : (
    <>
      <p className="product-note">{t`On the tag`}</p>
      <p className="product-tag o-giver" dir="auto">
        {words.join('\n')}
      </p>
    </>
  );
}
