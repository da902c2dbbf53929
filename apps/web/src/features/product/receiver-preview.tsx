/**
 * A preview of what the recipient gets: email, text message, printed page or letter, with the texts and the photo as
 * entered.
 */
import { useLingui } from '@lingui/react/macro';
import { deliveryTargets, type DeliveryType } from '@offrande/domain/delivery';
import { formatMoney } from '@offrande/domain/locale';
import { Tabs } from '@offrande/ui-kit/Tabs';
import type { TabItem } from '@offrande/ui-kit/Tabs';
import { useState } from 'react';
import { useBoot } from '../../page/boot.tsx';
import { useNumberStyle } from '../../page/number-style.ts';
import { CardPreview } from './card-preview.tsx';
import type { ProductFacts } from '../../shop/product-facts.ts';
import { amountOf, scheduleOf, type CardForm } from '@offrande/domain/line-entry';
import './receiver-preview.css';

interface PreviewProps {
  readonly form: CardForm;
  readonly facts: ProductFacts;
}

/** The selectable previews; a letter is shown alone. */
type Preview = 'email' | 'sms' | 'pdf';
type Kind = Preview | 'letter';

/** What reaches the receiver first; what goes to the buyer is printed. */
const kindOf = (type: DeliveryType): Kind => {
  const first = deliveryTargets(type).find(({ whom }) => whom === 'receiver');
  if (first === undefined) return 'pdf';
  return first.channel === 'post' ? 'letter' : first.channel;
};

export function ReceiverPreview({ form, facts }: PreviewProps) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<{ readonly of: DeliveryType; readonly kind: Preview } | null>(null);
  const name = form.receiver.firstName.trim();
  const others = name === '' ? t`What they will receive` : t`What ${name} will receive`;
  const tabs: readonly TabItem<Preview>[] = [
    { id: 'email', title: t`Email`, content: <EmailPreview form={form} facts={facts} /> },
    { id: 'sms', title: t`Text message`, content: <TextPreview form={form} facts={facts} /> },
    { id: 'pdf', title: t`PDF`, content: <PagePreview form={form} facts={facts} /> },
  ];
  const own = kindOf(form.deliveryType);
  return (
    <section className="receives" aria-labelledby="receives-title">
      <h2 id="receives-title" className="product-section-title">
        {form.isForSelf ? t`What you will receive` : others}
      </h2>
      {own === 'letter' ? (
        <LetterPreview form={form} facts={facts} />
      ) : (
        <Tabs
          label={t`Preview`}
          tabs={tabs}
          selected={chosen?.of === form.deliveryType ? chosen.kind : own}
          onChange={(kind) => setChosen({ of: form.deliveryType, kind })}
        />
      )}
    </section>
  );
}

/** The sender's name as shown to the recipient; a placeholder until it is entered. */
const useSender = ({ sender }: CardForm): string => {
  const { t } = useLingui();
  return sender.name.trim() === '' ? t`Your name` : sender.name.trim();
};

const initialsFrom = (name: string): string =>
  name
    .split(/\s+/u)
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toLocaleUpperCase();

/** The lines or the message, depending on the product. */
const giverWords = ({ message, message2 }: CardForm): readonly string[] =>
  [message, message2].map((text) => text.trim()).filter((text) => text !== '');

function Words({ form }: { readonly form: CardForm }) {
  const words = giverWords(form);
  return words.length === 0 ? null : (
    <p className="receives-words o-giver" dir="auto">
      {words.join('\n')}
    </p>
  );
}

function EmailPreview({ form, facts }: PreviewProps) {
  const { t } = useLingui();
  const { unit } = useBoot();
  const sender = useSender(form);
  return (
    <div className="receives-panel">
      <div className="receives-head">
        <span className="receives-initials" aria-hidden="true">
          {initialsFrom(sender)}
        </span>
        <p className="receives-from">
          <strong>{t`${sender}, with ${unit.name}`}</strong>
          <span>{t`A card for you`}</span>
        </p>
        <span className="receives-when">{scheduleOf(form) ?? t`Within minutes`}</span>
      </div>
      <div className="receives-body">
        <CardPreview form={form} facts={facts} isDecorative />
        <div>
          <Words form={form} />
          <span className="receives-act" aria-hidden="true">{t`See your card`}</span>
        </div>
      </div>
    </div>
  );
}

function TextPreview({ form, facts }: PreviewProps) {
  const { t } = useLingui();
  const sender = useSender(form);
  const style = useNumberStyle();
  const amount = amountOf(form, facts);
  const written = amount === null ? '' : formatMoney(amount, style);
  const product = facts.product.name;
  return (
    <div className="receives-panel receives-phone">
      <p className="receives-bubble">
        {t`${sender} has sent you a ${product} gift card of ${written}. Number ···· ···· 0000, PIN ······.`}
      </p>
    </div>
  );
}

function PagePreview({ form, facts }: PreviewProps) {
  const { t } = useLingui();
  const sender = useSender(form);
  return (
    <div className="receives-panel receives-page">
      <p className="receives-title">{t`A card for you`}</p>
      <p className="receives-sub">{t`From ${sender}`}</p>
      <CardPreview form={form} facts={facts} isDecorative />
      <Words form={form} />
      <p className="receives-sub">{t`Below it: card number, PIN, a code for the till and how to use the card.`}</p>
    </div>
  );
}

function LetterPreview({ form, facts }: PreviewProps) {
  const { t } = useLingui();
  const extra = facts.additionalProducts.find(({ itemCode }) => itemCode === form.extraCode);
  return (
    <div className="receives-panel receives-body">
      <CardPreview form={form} facts={facts} isDecorative />
      <div>
        <p>{t`The printed card, in an envelope.`}</p>
        {extra !== undefined && <p>{t`With it: ${extra.name}`}</p>}
        <p className="receives-sub">{t`It stays locked until you confirm that it has arrived.`}</p>
      </div>
    </div>
  );
}
