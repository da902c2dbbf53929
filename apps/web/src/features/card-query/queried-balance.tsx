/** The result of a balance query: balance, original amount, expiry date, and whether the card can be used. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { QueriedCard } from '@offrande/api-client/gateways';
import { balanceShare, cardWorthOf, formatCardNumber } from '@offrande/domain/card';
import { decodeAmount, type Money } from '@offrande/domain/money';
import { Meter } from '@offrande/ui-kit/Meter';
import { Panel } from '@offrande/ui-kit/Panel';
import { Result } from 'effect';
import { useFormats } from '../../shop/formats.ts';
import { useShop } from '../../shop/shop-context.tsx';
import { CardStateTag } from './card-state-tag.tsx';

export function QueriedBalance({ card: { cardNumber, cardBalance, card } }: { readonly card: QueriedCard }) {
  const { t } = useLingui();
  const { currency } = useShop();
  const { money } = useFormats();
  const amount = (text: string): Money => Result.getOrThrow(decodeAmount(text, currency));
  const balance = amount(cardBalance);
  if (card === undefined) return null;
  const initial = amount(card.initialBalance);
  const worth = cardWorthOf({ balance, initialBalance: initial, hasMoved: card.hasMoved });
  const [left, initially] = [money(balance), money(initial)];
  const expiry = card.expiryDate;
  return (
    <Panel>
      <div className="queried-head">
        <p className="queried-number o-ltr">{formatCardNumber(cardNumber)}</p>
        <CardStateTag state={card.cardState} worth={worth} lock={card.lock} />
      </div>
      <p className="queried-label" id="queried-balance">
        <Trans>Balance</Trans>
      </p>
      <output className="queried-balance" aria-labelledby="queried-balance">
        {left}
      </output>
      <Meter
        label={t`Left on the card`}
        isLabelHidden
        share={balanceShare({ balance, initialBalance: initial })}
        valueText={t`${left} of ${initially}`}
      />
      <p className="queried-facts">
        <Trans>
          of {initially}. Valid until {expiry}
        </Trans>
      </p>
    </Panel>
  );
}
