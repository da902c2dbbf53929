/**
 * Unlocks a posted order after it has arrived: the reference on the letter where the address has none, a question, a
 * captcha, the result. Source: S2.44, S4.18 to S4.27, S8.33 to S8.35, A-85, docs/decisions/035.
 */
import { Trans, useLingui } from '@lingui/react/macro';
import { msg, plural } from '@lingui/core/macro';
import { selectUnlockOutcome, type UnlockOutcome } from '@offrande/domain/unlock';
import { Button } from '@offrande/ui-kit/Button';
import { LinkButton } from '@offrande/ui-kit/LinkButton';
import { Spinner } from '@offrande/ui-kit/Spinner';
import { useSelector } from '@xstate/react';
import { useSearch } from 'wouter';
import { Question } from '../../page/dialogs.tsx';
import { useKeptFocus } from '../../page/kept-focus.ts';
import { GENERIC_FAILURE } from '../../messages/generic-failure.ts';
import { PageShop } from '../../shop/shop-context.tsx';
import { CaptchaBox } from '../captcha/captcha-box.tsx';
import { Contact } from '../order/order-contact.tsx';
import { OrderHero } from '../order/order-hero.tsx';
import '../order/order.css';
import './unlock.css';
import { ReferenceForm } from './reference-form.tsx';
import { type Unlock, useUnlock } from './use-unlock.ts';

export const title = msg`Unlock an order`;

export function Screen() {
  return (
    <PageShop>
      <UnlockPage />
    </PageShop>
  );
}

export function UnlockPage() {
  const unlock = useUnlock(new URLSearchParams(useSearch()).get('orderNo'));
  const { snapshot } = unlock;
  const outcome = selectUnlockOutcome(snapshot);
  useKeptFocus(snapshot.value);
  return (
    <div className="unlock">
      {outcome !== null && <Outcome outcome={outcome} />}
      {snapshot.matches('failed') && <Failed unlock={unlock} />}
      {snapshot.hasTag('naming') && <ReferenceForm unlock={unlock} />}
      {outcome === null && !snapshot.matches('failed') && !snapshot.hasTag('naming') && <UnderWay unlock={unlock} />}
      {(outcome !== null || snapshot.matches('failed')) && (
        <div className="unlock-contact o-page">
          <Contact />
        </div>
      )}
    </div>
  );
}

function UnderWay({ unlock: { snapshot, send, captcha } }: { readonly unlock: Unlock }) {
  const { t } = useLingui();
  const isUnanswered = useSelector(captcha.actor, (current) => current.hasTag('unanswered'));
  const isSolving = snapshot.hasTag('captcha') && !isUnanswered;
  return (
    <div className="unlock-waiting o-page" aria-busy={snapshot.hasTag('loading') || undefined}>
      <h1 tabIndex={-1} id="page-title">
        <Trans>Unlock your order</Trans>
      </h1>
      <p>
        <Trans>Cards sent by post stay locked until you confirm that they arrived.</Trans>
      </p>
      {snapshot.hasTag('captcha') && <CaptchaBox captcha={captcha} />}
      {(isSolving || snapshot.hasTag('loading')) && <Spinner size="lg" label={t`Unlocking your order`} showLabel />}
      <Question
        isOpen={snapshot.hasTag('asking')}
        title={t`Are you sure to unlock order now?`}
        go={{ label: t`Yes, the cards arrived`, onPress: () => send({ type: 'confirm' }) }}
        stay={{ label: t`No`, onPress: () => send({ type: 'decline' }) }}
      >
        <Trans>Anyone who holds the letters can use the cards afterwards.</Trans>
      </Question>
    </div>
  );
}

function Outcome({ outcome }: { readonly outcome: UnlockOutcome }) {
  const { t } = useLingui();
  switch (outcome._tag) {
    case 'Unlocked': {
      const count = outcome.cardQty;
      return (
        <OrderHero
          tone="success"
          icon="check-circle"
          status={t`Unlocked`}
          title={t`${plural(count, { one: '# card can be used now.', other: '# cards can be used now.' })}`}
          orderNo={outcome.orderNo}
          actions={
            <LinkButton href="/">
              <Trans>Back home</Trans>
            </LinkButton>
          }
        />
      );
    }
    case 'AlreadyUnlocked':
      return (
        <OrderHero
          tone="info"
          icon="check-circle"
          status={t`Already unlocked`}
          title={t`This order was unlocked before.`}
          orderNo={null}
          actions={
            <LinkButton href="/">
              <Trans>Back home</Trans>
            </LinkButton>
          }
        >
          <p>
            <Trans>Its cards can be used. If it was not you, contact us.</Trans>
          </p>
        </OrderHero>
      );
    case 'StillLocked':
      return (
        <OrderHero
          tone="danger"
          icon="lock"
          status={t`Locked`}
          title={t`Oops, still lock`}
          orderNo={null}
          actions={
            <LinkButton href="/" variant="line">
              <Trans>Back home</Trans>
            </LinkButton>
          }
        >
          <p>
            <Trans>Please contact customer service to unlock your order.</Trans>
          </p>
        </OrderHero>
      );
  }
}

function Failed({ unlock: { send } }: { readonly unlock: Unlock }) {
  const { t } = useLingui();
  return (
    <OrderHero
      tone="warning"
      icon="warning"
      status={t`No answer`}
      title={t(GENERIC_FAILURE)}
      orderNo={null}
      actions={
        <Button onPress={() => send({ type: 'tryAgain' })}>
          <Trans>Try again</Trans>
        </Button>
      }
    />
  );
}
