/**
 * Coupons and gift cards of a purchase: input, the list with balances before and after, changes, losses, and unverified
 * ones.
 */
import { Trans, useLingui } from '@lingui/react/macro';
import type { CouponsNotice, CouponsStanding, CouponsUse } from '@offrande/domain/checkout';
import { lastDigitsOf, type AppliedCoupon } from '@offrande/domain/coupon';
import { Button } from '@offrande/ui-kit/Button';
import { CouponPanel } from '@offrande/ui-kit/CouponPanel';
import { Notice } from '@offrande/ui-kit/Notice';
import { Question } from '../../page/dialogs.tsx';
import { useKeptFocus } from '../../page/kept-focus.ts';
import { knownRefusal } from '../../messages/checkout-stop-text.ts';
import { CouponBalance, CouponNoticeWords, LossWords } from '../../messages/coupon-words.tsx';
import { useRefusalText } from '../../messages/use-refusal-text.ts';
import { useFormats } from '../../shop/formats.ts';

interface CouponsPartProps {
  /** Id of the number field. */
  readonly inputId: string;
  readonly coupons: CouponsStanding;
  readonly notices: readonly CouponsNotice[];
  readonly applied: readonly AppliedCoupon[];
  readonly send: (use: CouponsUse) => void;
  readonly isDisabled: boolean;
}

export function CouponsPart({ inputId, coupons, notices, applied, send, isDisabled }: CouponsPartProps) {
  const { t } = useLingui();
  const refusalText = useRefusalText();
  useKeptFocus(coupons.coupons.length, () => document.getElementById(inputId));
  return (
    <>
      <CouponPanel
        inputId={inputId}
        numberLabel={t`Card or coupon number`}
        numberError={coupons.refusal === null ? undefined : refusalText(knownRefusal(coupons.refusal))}
        pinLabel={t`PIN, 6 digits`}
        addLabel={t`Add`}
        onAdd={(cardNumber, pin) => send({ type: 'add', entry: { cardNumber, pin } })}
        isAdding={coupons.isAdding}
        isDisabled={isDisabled}
        applied={useRows(applied)}
        appliedLabel={t`Applied to this order`}
        removeText={t`Remove`}
        onRemove={(cardNumber) => send({ type: 'remove', cardNumber })}
      >
        {applied.length > 1 && (
          <Button
            className="checkout-coupons-reset"
            variant="line"
            size="sm"
            isDisabled={isDisabled}
            onPress={() => send({ type: 'reset' })}
          >
            <Trans>Remove all</Trans>
          </Button>
        )}
        {notices.map((notice) => (
          <CouponNotice key={noticeKey(notice)} notice={notice} onAskAgain={() => send({ type: 'askAgain' })} />
        ))}
      </CouponPanel>
      <LossQuestion coupons={coupons} send={send} />
    </>
  );
}

const noticeKey = (notice: CouponsNotice): string =>
  notice._tag + (notice._tag === 'CouponsUnverified' ? '' : notice.cardNumber);

const useRows = (applied: readonly AppliedCoupon[]) => {
  const { t } = useLingui();
  const { minus } = useFormats();
  return applied.map((one) => {
    const id = one.coupon.cardNumber;
    const digits = lastDigitsOf(id);
    const name = t`Gift card ···· ${digits}`;
    const removeLabel = t`Remove gift card ending ${digits}`;
    return { id, name, balance: <CouponBalance {...one} />, amount: minus(one.applied), removeLabel };
  });
};

interface CouponNoticeProps {
  readonly notice: CouponsNotice;
  readonly onAskAgain: () => void;
}

function CouponNotice({ notice, onAskAgain }: CouponNoticeProps) {
  if (notice._tag !== 'CouponsUnverified') {
    return (
      <Notice tone="warning" isLive>
        <CouponNoticeWords notice={notice} />
      </Notice>
    );
  }
  const askAgain = (
    <Button variant="line" size="sm" onPress={onAskAgain}>
      <Trans>Check again</Trans>
    </Button>
  );
  return (
    <Notice tone="danger" isLive actions={askAgain}>
      <CouponNoticeWords notice={notice} />
    </Notice>
  );
}

/** Confirms adding a card whose remaining balance would be lost. */
function LossQuestion({ coupons: { pending }, send }: Pick<CouponsPartProps, 'coupons' | 'send'>) {
  const { t } = useLingui();
  const loss = pending?.lost ?? null;
  return (
    <Question
      isOpen={loss !== null}
      title={t`Use the whole card?`}
      go={{ label: t`Use it`, onPress: () => send({ type: 'acceptLoss' }) }}
      stay={{ label: t`Do not add it`, onPress: () => send({ type: 'declineLoss' }) }}
    >
      {loss !== null && <LossWords {...loss} />}
    </Question>
  );
}
