/**
 * One card of a member: balance, number and PIN, actions, history. Source: S1.13 to S1.18, S3.96 to S3.100, A-86,
 * picture 05.
 */
import { Trans, useLingui } from '@lingui/react/macro';
import { selectUpdateNotice, type CardUpdate } from '@offrande/domain/card-update';
import { selectRefusedEntry } from '@offrande/domain/top-up';
import { Link } from '@offrande/ui-kit/Link';
import { Notice } from '@offrande/ui-kit/Notice';
import { Panel } from '@offrande/ui-kit/Panel';
import { Skeleton } from '@offrande/ui-kit/Skeleton';
import { lazy, Suspense, useState } from 'react';
import { Question } from '../../../page/dialogs.tsx';
import { serverRefusalText } from '../../../messages/server-refusal-text.ts';
import { CardActions, type CardAction } from './card-actions.tsx';
import { CardBalance } from './card-balance.tsx';
import { CardSecrets } from './card-secrets.tsx';
import { CardStateNotice } from './card-state-notice.tsx';
import { lastDigits, type OwnCard } from './own-cards.ts';
import { PrintNotice, usePrint } from './print-card.tsx';
import { type CardUpdateState, useCardUpdate } from './use-card-update.ts';
import type { TopUp } from '../top-up/use-top-up.ts';

const CardExtras = lazy(() => import('./card-extras.tsx').then((module) => ({ default: module.CardExtras })));
const OwnCardHistory = lazy(() =>
  import('./own-card-history.tsx').then((module) => ({ default: module.OwnCardHistory })),
);
const ResendForm = lazy(() => import('./resend-form.tsx').then((module) => ({ default: module.ResendForm })));
const TopUpCard = lazy(() => import('./top-up-card.tsx').then((module) => ({ default: module.TopUpCard })));
const TransferCard = lazy(() => import('./transfer-card.tsx').then((module) => ({ default: module.TransferCard })));

interface CardDetailProps {
  readonly own: OwnCard;
  readonly topUp: TopUp;
  /** Whether this card's name is the page's heading, because the address names the card. */
  readonly isPage: boolean;
}

export function CardDetail({ own, topUp, isPage }: CardDetailProps) {
  const updating = useCardUpdate(own);
  const print = usePrint(own.card.cardNumber);
  const [open, setOpen] = useState<CardAction | null>(() =>
    selectRefusedEntry(topUp.snapshot) === null ? null : 'topUp',
  );
  const close = () => setOpen(null);
  const Heading = isPage ? 'h1' : 'h2';
  const digits = lastDigits(own.card);
  return (
    <div className="card-detail">
      <Panel className="card-panel">
        <Heading className="card-panel-title" {...(isPage ? { tabIndex: -1, id: 'page-title' } : {})}>
          {own.detail.productName} <span className="card-panel-digits o-ltr">···· {digits}</span>
        </Heading>
        <CardBalance own={own} />
        <CardSecrets card={own.card} />
        <CardStateNotice card={own.card} />
        <CardActions own={own} updating={updating} print={print} open={open} onOpen={setOpen} />
        <UpdateNotice updating={updating} />
        <PrintNotice print={print} />
        <BlockQuestion updating={updating} />
      </Panel>
      <Suspense fallback={<Skeleton shape="block" />}>
        {open === 'topUp' && <TopUpCard own={own} topUp={topUp} onClose={close} />}
        {open === 'transfer' && <TransferCard own={own} onClose={close} />}
        {open === 'resend' && <ResendForm own={own} onClose={close} />}
      </Suspense>
      <Suspense fallback={<Skeleton shape="block" />}>
        <OwnCardHistory card={own.card} />
        <CardExtras key={own.card.cardNumber} own={own} />
      </Suspense>
      <ProductTexts own={own} />
    </div>
  );
}

function BlockQuestion({ updating: { snapshot, send } }: { readonly updating: CardUpdateState }) {
  const { t } = useLingui();
  return (
    <Question
      isOpen={snapshot.matches('confirming')}
      title={t`Block this card?`}
      go={{ label: t`Block the card`, variant: 'danger', onPress: () => send({ type: 'confirm' }) }}
      stay={{ label: t`Cancel`, onPress: () => send({ type: 'cancel' }) }}
    >
      <Trans>Nobody can use it from now on. You can unblock it here at any time.</Trans>
    </Question>
  );
}

function UpdateNotice({ updating: { snapshot, done } }: { readonly updating: CardUpdateState }) {
  const { t } = useLingui();
  const notice = selectUpdateNotice(snapshot);
  const said: Readonly<Record<CardUpdate, string>> = {
    block: t`Card blocked. Nobody can use it.`,
    unblock: t`Card unblocked. It can be used again.`,
    markNew: t`Marked as new.`,
    markUsed: t`Marked as used.`,
  };
  if (notice !== null) {
    return (
      <Notice tone="danger" isLive title={t`The card was not changed.`}>
        {t(serverRefusalText(notice.code))}
      </Notice>
    );
  }
  return done === null ? null : (
    <Notice tone="success" isLive>
      {said[done]}
    </Notice>
  );
}

function ProductTexts({ own: { detail } }: { readonly own: OwnCard }) {
  const { itemCode, redeemPlace } = detail;
  return (
    <p className="card-product">
      {redeemPlace !== '' && <Trans>Where it is taken: {redeemPlace}.</Trans>}{' '}
      <Link href={`/product/${encodeURIComponent(itemCode)}`}>
        <Trans>How to use it, and its terms</Trans>
      </Link>
    </p>
  );
}
