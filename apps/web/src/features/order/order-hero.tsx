/** The head of an order's page: its status, its number to copy, the possible actions, the cards. */
import { Trans, useLingui } from '@lingui/react/macro';
import { GiftCard } from '@offrande/ui-kit/GiftCard';
import { Icon, type IconName } from '@offrande/ui-kit/Icon';
import { Link } from '@offrande/ui-kit/Link';
import { PageHeading } from '@offrande/ui-kit/PageHeading';
import type { ReactNode } from 'react';
import { useCopy } from '../../page/use-copy.ts';
import { useFormats } from '../../shop/formats.ts';
import type { PlacedLine } from '@offrande/api-client/gateways';

export interface OrderHeroProps {
  readonly tone: 'success' | 'warning' | 'danger' | 'info';
  readonly icon: IconName;
  readonly status: string;
  readonly title: ReactNode;
  readonly children?: ReactNode;
  readonly orderNo: string | null;
  readonly actions?: ReactNode;
  readonly lines?: readonly PlacedLine[];
}

const CARDS_SHOWN = 2;

export function OrderHero({ tone, icon, status, title, children, orderNo, actions, lines = [] }: OrderHeroProps) {
  return (
    <div className="order-hero" data-tone={tone}>
      <div className="order-hero-inside o-page">
        <div className="order-hero-text">
          <p className="order-hero-status">
            <Icon name={icon} />
            {status}
          </p>
          <PageHeading>{title}</PageHeading>
          {orderNo !== null && <OrderNumber orderNo={orderNo} />}
          {children}
          {actions !== undefined && <div className="order-hero-actions o-screen-only">{actions}</div>}
        </div>
        {lines.length > 0 && <HeroCards lines={lines.slice(0, CARDS_SHOWN)} />}
      </div>
    </div>
  );
}

function OrderNumber({ orderNo }: { readonly orderNo: string }) {
  const { t } = useLingui();
  const { state, copy, shown } = useCopy<HTMLElement>(orderNo);
  const isCopied = state === 'copied';
  return (
    <p className="order-number">
      <Trans>
        Order{' '}
        <strong className="o-ltr" ref={shown}>
          {orderNo}
        </strong>
      </Trans>{' '}
      <span className="o-screen-only">
        <Link
          icon={isCopied ? 'check' : 'copy'}
          aria-label={isCopied ? t`Order number copied` : t`Copy the order number`}
          onPress={copy}
        >
          {isCopied ? t`Copied` : t`Copy`}
        </Link>
      </span>
      <output className={state === 'denied' ? undefined : 'o-visually-hidden'}>
        {isCopied && t`Order number copied`}
        {state === 'denied' && t`This browser does not let the shop copy. The number is selected: copy it yourself.`}
      </output>
    </p>
  );
}

function HeroCards({ lines }: { readonly lines: readonly PlacedLine[] }) {
  const { short } = useFormats();
  return (
    <div className="order-hero-cards" data-count={lines.length}>
      {lines.map((line, at) => (
        <GiftCard
          key={`${at} ${line.name}`}
          lines={line.words}
          amount={short(line.amount)}
          photoSrc={line.photoUrl ?? undefined}
          emphasis="raised"
        >
          {line.imageUrl !== '' && <img src={line.imageUrl} alt="" />}
        </GiftCard>
      ))}
    </div>
  );
}
