/**
 * Below the header on every page of a salesman: for whom the cart of this tab is, and whether its draft is stored. Source: S4.118 to
 * S4.121, S8.29, A-84, A-176, picture 19b.
 */
import { Trans, useLingui } from '@lingui/react/macro';
import { cartQuantity } from '@offrande/domain/cart';
import { mayAtLevel } from '@offrande/domain/customer';
import { leavesCheckout } from '@offrande/domain/leave-guard';
import type { ListedCustomer } from '@offrande/domain/salesman';
import { Button } from '@offrande/ui-kit/Button';
import { LinkButton } from '@offrande/ui-kit/LinkButton';
import { type ReactNode, useState } from 'react';
import { Question } from '../../page/dialogs.tsx';
import { PageShop, useCart } from '../../shop/shop-context.tsx';
import { useAddedTexts } from '../../shop/use-added-texts.ts';
import { Initials } from '../customer/initials.tsx';
import { LevelTag } from '../customer/level-tag.tsx';
import './customer-bar.css';
import { DraftState } from './draft-state.tsx';
import { TwoVersions } from './two-versions.tsx';
import { useDesk } from '../../shop/use-draft-desk.ts';

interface CustomerBarProps {
  /** The current page, below the unit's prefix. */
  readonly path: string;
}

export function CustomerBar({ path }: CustomerBarProps) {
  const { answer } = useAddedTexts('selling');
  if (answer === null) return <BarPlace />;
  return (
    <PageShop>
      <Bar path={path} />
    </PageShop>
  );
}

/** As high as the bar, so that nothing moves when it comes. */
function BarPlace() {
  return <div className="customer-bar" />;
}

/** A page of the purchase, where somebody must be ordered for. */
const isOfPurchase = (path: string): boolean => !leavesCheckout({ path, query: {} });

export function Bar({ path }: CustomerBarProps) {
  const { draft, standing } = useDesk();
  const { customer } = draft;
  if (customer === null) return isOfPurchase(path) && <NobodyChosen />;
  return (
    <>
      <Frame>
        <Chosen customer={customer} />
        <DraftState />
        <div className="customer-bar-acts">
          <StartOver />
          <LinkButton href="/salesman" variant="line" size="sm">
            <Trans>Change customer</Trans>
          </LinkButton>
        </div>
      </Frame>
      {standing === 'newerThere' && <TwoVersions />}
    </>
  );
}

function Frame({ children }: { readonly children: ReactNode }) {
  const { t } = useLingui();
  return (
    <section id="customer-bar" className="customer-bar" tabIndex={-1} aria-label={t`Customer of this order`}>
      <div className="o-page customer-bar-row">{children}</div>
    </section>
  );
}

function NobodyChosen() {
  return (
    <Frame>
      <strong className="customer-bar-nobody">
        <Trans>Please select customer list first</Trans>
      </strong>
      <div className="customer-bar-acts">
        <LinkButton href="/salesman" size="sm">
          <Trans>Choose a customer</Trans>
        </LinkButton>
      </div>
    </Frame>
  );
}

function Chosen({ customer: { name, contractLevel } }: { readonly customer: ListedCustomer }) {
  return (
    <div className="customer-bar-who">
      <Initials name={name} />
      <p>
        <span>
          <Trans>You order for</Trans>
        </span>
        <strong>
          <bdi>{name}</bdi>
        </strong>
      </p>
      {!mayAtLevel('business', 'buy', contractLevel) && <LevelTag level={contractLevel} />}
    </div>
  );
}

/** Empties the draft, here and on the server. Source: S4.121, S7.116. */
function StartOver() {
  const { t } = useLingui();
  const [isAsking, setAsking] = useState(false);
  const { isBusy, send } = useDesk();
  const cards = cartQuantity(useCart());
  if (cards === 0) return null;
  return (
    <>
      <Button variant="ghost" size="sm" isLoading={isBusy} onPress={() => setAsking(true)}>
        <Trans>Start over</Trans>
      </Button>
      <Question
        isOpen={isAsking}
        title={t`Empty this draft?`}
        go={{
          label: t`Empty it`,
          variant: 'danger',
          onPress: () => {
            setAsking(false);
            send({ type: 'reset' });
          },
        }}
        stay={{ label: t`Stay`, onPress: () => setAsking(false) }}
      >
        <p>
          <Trans>Its cards, their terms and the choice of the invoice go. The customer stays.</Trans>
        </p>
      </Question>
    </>
  );
}
