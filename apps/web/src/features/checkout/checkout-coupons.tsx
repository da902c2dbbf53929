/** Coupons and gift cards: entry, the list with balances before and after, what changed, what is lost, what is unverified. */
import type { CouponsUse } from '@offrande/domain/checkout';
import { Trans, useLingui } from '@lingui/react/macro';
import { lastDigitsOf, lostRests, type AppliedCoupon, type CouponsStanding } from '@offrande/domain/coupon';
import { Button } from '@offrande/ui-kit/Button';
import { CouponPanel } from '@offrande/ui-kit/CouponPanel';
import { Notice } from '@offrande/ui-kit/Notice';
import { useState } from 'react';
import { useKeptFocus } from '../../app/kept-focus.ts';
import { useRefusalText } from '../../messages/use-refusal-text.ts';
import { useFormats } from '../../shop/formats.ts';
import { knownRefusal, removalText } from './checkout-texts.ts';
import { FIELD_IDS } from './field-ids.ts';
import { Question } from '../../app/dialogs.tsx';

interface CheckoutCouponsProps {
  readonly coupons: CouponsStanding;
  readonly send: (use: CouponsUse) => void;
  readonly applied: readonly AppliedCoupon[];
  readonly isDisabled: boolean;
}

export function CheckoutCoupons({ coupons, send, applied, isDisabled }: CheckoutCouponsProps) {
  const { t } = useLingui();
  const { number, pin, setNumber, setPin, error } = useEntry(coupons);
  useKeptFocus(coupons.coupons.length, () => document.getElementById(FIELD_IDS.coupons));
  return (
    <section className="checkout-part" aria-labelledby="checkout-coupons">
      <h2 id="checkout-coupons">
        <Trans>Coupons and gift cards</Trans>
      </h2>
      <CouponPanel
        inputId={FIELD_IDS.coupons}
        numberLabel={t`Card or coupon number`}
        number={number}
        onNumberChange={setNumber}
        numberError={error}
        pin={{ label: t`PIN, 6 digits`, value: pin, onChange: setPin }}
        addLabel={t`Add`}
        onAdd={() => send({ type: 'add', entry: { cardNumber: number, pin } })}
        isAdding={coupons.phase === 'adding'}
        isDisabled={isDisabled}
        applied={useAppliedTexts(applied)}
        appliedLabel={t`Applied to this order`}
        removeText={t`Remove`}
        onRemove={(cardNumber) => send({ type: 'remove', cardNumber })}
      >
        <CouponNotices coupons={coupons} send={send} applied={applied} />
      </CouponPanel>
      <LossQuestion coupons={coupons} send={send} />
    </section>
  );
}

/** What is being typed. It empties once the coupon is in the list; a refusal goes with the next stroke. */
const useEntry = ({ coupons: list, refusal }: CouponsStanding) => {
  const refusalText = useRefusalText();
  const [typed, setTyped] = useState({ number: '', pin: '', count: list.length, refused: refusal });
  const isAdded = list.length > typed.count;
  if (typed.count !== list.length)
    setTyped({ ...typed, ...(isAdded ? { number: '', pin: '' } : {}), count: list.length });
  return {
    ...typed,
    setNumber: (number: string) => setTyped({ ...typed, number, refused: refusal }),
    setPin: (pin: string) => setTyped({ ...typed, pin, refused: refusal }),
    error: refusal === null || refusal === typed.refused ? undefined : refusalText(knownRefusal(refusal)),
  };
};

const useAppliedTexts = (applied: readonly AppliedCoupon[]) => {
  const { t } = useLingui();
  const { money, minus } = useFormats();
  return applied.map(({ coupon, applied: paid, remaining }) => {
    const digits = lastDigitsOf(coupon.cardNumber);
    const [before, after] = [money(coupon.balance), money(remaining)];
    return {
      id: coupon.cardNumber,
      name: t`Gift card ···· ${digits}`,
      balance: (
        <Trans>
          Balance {before}. After this order: {after}.
        </Trans>
      ),
      amount: minus(paid),
      removeLabel: t`Remove gift card ending ${digits}`,
    };
  });
};

function CouponNotices({
  coupons: { coupons: list, removed, phase },
  send,
  applied,
}: Omit<CheckoutCouponsProps, 'isDisabled'>) {
  const { t } = useLingui();
  const { money } = useFormats();
  const unverified = list.filter(({ isVerified }) => !isVerified).map(({ cardNumber }) => lastDigitsOf(cardNumber));
  const numbers = unverified.map((digits) => `···· ${digits}`).join(', ');
  return (
    <>
      {removed.map(({ cardNumber, reason }) => (
        <Notice key={cardNumber} tone="warning" isLive>
          {t(removalText(reason, lastDigitsOf(cardNumber)))}
        </Notice>
      ))}
      {unverified.length > 0 && phase !== 'asking' && phase !== 'verifying' && (
        <Notice
          tone="danger"
          isLive
          actions={
            <Button variant="line" size="sm" onPress={() => send({ type: 'askAgain' })}>
              <Trans>Check again</Trans>
            </Button>
          }
        >
          <Trans>
            The balance of gift card <span className="o-ltr">{numbers}</span> could not be checked. Check again or
            remove it before you pay.
          </Trans>
        </Notice>
      )}
      {lostRests(applied).map(({ cardNumber, lost }) => (
        <Notice key={cardNumber} tone="warning" isLive>
          <LossWords lost={money(lost)} digits={lastDigitsOf(cardNumber)} />
        </Notice>
      ))}
    </>
  );
}

function LossWords({ lost, digits }: { readonly lost: string; readonly digits: string }) {
  return (
    <Trans>
      Gift card <span className="o-ltr">···· {digits}</span> cannot be used in part: its balance becomes 0 after use.{' '}
      {lost} will be lost.
    </Trans>
  );
}

/** Asked before a card is added whose rest would be lost. */
function LossQuestion({ coupons: { pending }, send }: Pick<CheckoutCouponsProps, 'coupons' | 'send'>) {
  const { t } = useLingui();
  const { money } = useFormats();
  const loss = pending?.lost ?? null;
  return (
    <Question
      isOpen={loss !== null}
      title={t`Use the whole card?`}
      go={{ label: t`Use it`, onPress: () => send({ type: 'acceptLoss' }) }}
      stay={{ label: t`Do not add it`, onPress: () => send({ type: 'declineLoss' }) }}
    >
      {loss !== null && <LossWords lost={money(loss.lost)} digits={lastDigitsOf(loss.cardNumber)} />}
    </Question>
  );
}
