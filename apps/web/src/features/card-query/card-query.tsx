/**
 * The balance of a card, for anyone with its number and PIN; no account needed. Source: S1.12, S2.39, S2.75, A-86,
 * picture 05.
 */
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@offrande/ui-kit/Button';
import { EmptyState } from '@offrande/ui-kit/EmptyState';
import { GiftCard } from '@offrande/ui-kit/GiftCard';
import { Notice } from '@offrande/ui-kit/Notice';
import { PageHeading } from '@offrande/ui-kit/PageHeading';
import { Panel } from '@offrande/ui-kit/Panel';
import { TextField } from '@offrande/ui-kit/TextField';
import type { SyntheticEvent } from 'react';
import { cardFailureMessage } from './card-failure.ts';
import { field } from '../form/field.ts';
import { PageShop } from '../../shop/shop-context.tsx';
import { useErrorTitle } from '../../shop/use-error-title.ts';
import { useBoot } from '../../page/boot.tsx';
import { CaptchaBox } from '../captcha/captcha-box.tsx';
import { CardArt } from '../catalogue/card-art.tsx';
import './card-query.css';
import { CardHistory } from './card-history.tsx';
import { QueriedBalance } from './queried-balance.tsx';
import { type CardQuery, useCardQuery } from './use-card-query.ts';
import { useFirstInvalidField } from '../form/use-first-invalid-field.ts';

export const title = msg`Check a balance`;

export function Screen() {
  return (
    <PageShop>
      <CardQueryPage />
    </PageShop>
  );
}

export function CardQueryPage() {
  const { t } = useLingui();
  const query = useCardQuery();
  const { card } = query;
  const { cardImageUrl } = useBoot().unit;
  return (
    <div className="card-query o-page">
      <PageHeading lead={<Trans>Number and PIN are on the card, or in the email that brought it.</Trans>}>
        <Trans>Check a balance</Trans>
      </PageHeading>
      <div className="card-query-columns">
        <QueryForm query={query} />
        {card === null ? (
          <EmptyState
            className="card-query-waiting"
            art={
              <GiftCard>
                <CardArt url={cardImageUrl} isLazy />
              </GiftCard>
            }
            title={t`The balance appears here`}
          >
            <Trans>With what was spent and topped up, and until when the card can be used.</Trans>
          </EmptyState>
        ) : (
          <div className="card-query-result">
            <QueriedBalance card={card} />
            <CardHistory key={card.cardNumber} cardNumber={card.cardNumber} />
          </div>
        )}
      </div>
    </div>
  );
}

function QueryForm({ query }: { readonly query: CardQuery }) {
  const { t } = useLingui();
  const { form, failure, captcha } = query;
  const isRefused = Object.keys(form.refusals).length > 0 || failure !== null;
  useErrorTitle(isRefused);
  const place = useFirstInvalidField(form.attempt);
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    form.submit();
  };
  return (
    <Panel className="card-query-form">
      <form ref={place} method="dialog" noValidate onSubmit={send}>
        <TextField
          {...field(form, 'cardNumber')}
          label={t`Card number`}
          inputMode="numeric"
          autoComplete="off"
          isLtr
          onFocus={() => void captcha.prepare()}
        />
        <TextField {...field(form, 'pin')} label={t`PIN, 6 digits`} inputMode="numeric" autoComplete="off" isLtr />
        <CaptchaBox captcha={captcha} isMissed={query.isCaptchaMissed} />
        {failure !== null && (
          <Notice tone="danger" isLive>
            {t(cardFailureMessage(failure))}
          </Notice>
        )}
        <Button type="submit" isLoading={query.isAsking}>
          <Trans>Check the balance</Trans>
        </Button>
      </form>
    </Panel>
  );
}
