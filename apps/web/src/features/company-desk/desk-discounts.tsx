/** What a company saves on each card: the rate it has, what it bought so far where that counts, and the next tier. Source: S3.55, S3.56, A-11, A-12, A-158. */
import { Trans, useLingui } from '@lingui/react/macro';
import { wayToNextTier } from '@offrande/domain/discount';
import { isZeroRate, type Rate } from '@offrande/domain/money';
import { Button } from '@offrande/ui-kit/Button';
import { Disclosure } from '@offrande/ui-kit/Disclosure';
import { EmptyState } from '@offrande/ui-kit/EmptyState';
import { LinkButton } from '@offrande/ui-kit/LinkButton';
import { Meter } from '@offrande/ui-kit/Meter';
import { useState } from 'react';
import { useKeptFocus } from '../../page/kept-focus.ts';
import { useFormats } from '../../shop/formats.ts';
import { DeskPart } from './desk-part.tsx';
import { type CardDiscount, useAgreedDiscounts } from './use-agreed-discounts.ts';

const DISCOUNTS_SHOWN = 6;

export function DeskDiscounts() {
  const { t } = useLingui();
  return (
    <DeskPart title={t`Your discounts`} className="desk-discounts" {...useAgreedDiscounts()}>
      {(discounts) => (discounts.length === 0 ? <NoDiscounts /> : <Discounts discounts={discounts} />)}
    </DeskPart>
  );
}

function NoDiscounts() {
  const { t } = useLingui();
  return (
    <EmptyState
      level={3}
      title={t`No discount of your own yet`}
      actions={
        <LinkButton href="/b2b/buying" variant="line" size="sm">
          <Trans>Choose a card</Trans>
        </LinkButton>
      }
    >
      <Trans>Each card says what it costs less in large orders.</Trans>
    </EmptyState>
  );
}

function Discounts({ discounts }: { readonly discounts: readonly CardDiscount[] }) {
  const [isWhole, setWhole] = useState(false);
  const more = isWhole ? 0 : Math.max(0, discounts.length - DISCOUNTS_SHOWN);
  useKeptFocus(isWhole, () => document.querySelectorAll<HTMLElement>('.desk-discount h3').item(DISCOUNTS_SHOWN));
  return (
    <>
      <ul className="desk-discount-list">
        {discounts.slice(0, discounts.length - more).map((discount) => (
          <Discount key={discount.entry.itemCode} discount={discount} />
        ))}
      </ul>
      {more > 0 && (
        <Button variant="line" size="sm" onPress={() => setWhole(true)}>
          <Trans>Show {more} more</Trans>
        </Button>
      )}
    </>
  );
}

const useLess = (): ((rate: Rate) => string) => {
  const { percent } = useFormats();
  return (rate) => (isZeroRate(rate) ? '' : '−') + percent(rate.percent);
};

function Discount({ discount }: { readonly discount: CardDiscount }) {
  const { t } = useLingui();
  const less = useLess();
  const { bought, ...way } = useWay(discount);
  const { productName, entry, reached, next } = discount;
  const rate = reached === null || isZeroRate(reached.rate) ? null : reached.rate;
  return (
    <li className="desk-discount">
      <h3 tabIndex={-1}>
        <bdi>{productName}</bdi>
      </h3>
      <p className="desk-discount-rate">{rate === null ? t`none yet` : less(rate)}</p>
      {entry.isAccumulating && (
        <p className="desk-discount-bought">
          <Trans>
            Bought so far: <strong>{bought}</strong>
          </Trans>
        </p>
      )}
      <NextStep discount={discount} way={way} />
      {entry.tiers.length > 1 && <Tiers discount={discount} />}
      {next === null && rate !== null && <p className="desk-note">{t`That is the best rate there is.`}</p>}
    </li>
  );
}

/** What was bought, what is missing to the next tier and where that begins, in one style. */
const useWay = ({ entry, next }: CardDiscount): Way & { readonly bought: string } => {
  const { together } = useFormats();
  const amounts = [entry.accumulated, ...(next === null ? [] : [next.missing, next.tier.from])];
  const [bought = '', missing = '', from = ''] = together(...amounts);
  return { bought, missing, from };
};

interface Way {
  readonly missing: string;
  readonly from: string;
}

interface NextStepProps {
  readonly discount: CardDiscount;
  readonly way: Way;
}

/** An amount that accumulates is told with its progress, one of a single order as a condition. */
function NextStep({ discount: { entry, next }, way: { missing, from } }: NextStepProps) {
  const { t } = useLingui();
  const less = useLess();
  if (next === null) return null;
  const rate = less(next.tier.rate);
  return entry.isAccumulating ? (
    <Meter label={t`${missing} more to reach ${rate}`} valueText={from} share={wayToNextTier(next)} />
  ) : (
    <p className="desk-note">{t`${rate} from ${from} in one order`}</p>
  );
}

function Tiers({ discount: { entry, reached } }: { readonly discount: CardDiscount }) {
  const { t } = useLingui();
  const { short } = useFormats();
  const less = useLess();
  return (
    <Disclosure title={t`All tiers`} className="desk-tiers">
      <ul>
        {entry.tiers.map((tier) => {
          const from = short(tier.from);
          return (
            <li key={from} aria-current={tier === reached || undefined}>
              <span>{t`From ${from}`}</span> <strong>{less(tier.rate)}</strong>
            </li>
          );
        })}
      </ul>
    </Disclosure>
  );
}
