/**
 * A guest whose order the unit no longer takes: signs in with the same cart, or cancels the order. Instead of the
 * checkout, so there is nothing to close. Source: S2.96, S8.72, A-48.
 */
import { Trans, useLingui } from '@lingui/react/macro';
import type { LoginNeeded } from '@offrande/domain/guest-gate';
import { type GuestPromptChoice, guestPromptSteps, type GuestPromptStep } from '@offrande/domain/leave-guard';
import { Button } from '@offrande/ui-kit/Button';
import { EmptyState } from '@offrande/ui-kit/EmptyState';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useAvailable } from '../../page/available.ts';
import { toHref } from '../../page/location-href.ts';
import { clearCheckout } from '../../shop/order-actor.ts';
import type { Shop } from '../../shop/shop.ts';
import { useShop } from '../../shop/shop-context.tsx';

interface GuestPromptProps {
  readonly reason: LoginNeeded;
  readonly choices: readonly GuestPromptChoice[];
}

export function GuestPrompt({ reason, choices }: GuestPromptProps) {
  const { t } = useLingui();
  const shop = useShop();
  const isAvailable = useAvailable();
  const [, navigate] = useLocation();
  const [chosen, setChosen] = useState<GuestPromptChoice | null>(null);
  const stepsOf = (choice: GuestPromptChoice) =>
    guestPromptSteps(choice, reason, { unconfirmedOrderNo: shop.visit.readOrder()?.notConfirmYetOrderNo ?? null });
  const choose = async (choice: GuestPromptChoice): Promise<void> => {
    setChosen(choice);
    for (const step of stepsOf(choice)) await takeStep(step, shop, navigate);
  };
  const canProceed = stepsOf('proceedToLogin').every(
    (step) => step.step !== 'signIn' || isAvailable(step.location.path),
  );
  const labels = { proceedToLogin: t`Proceed to login`, cancelOrder: t`Cancel your order` };
  return (
    <EmptyState
      level={1}
      icon="lock"
      title={t`Sign in to order`}
      actions={choices
        .filter((choice) => choice !== 'proceedToLogin' || canProceed)
        .map((choice) => (
          <Button
            key={choice}
            variant={choice === 'proceedToLogin' ? 'primary' : 'line'}
            isLoading={chosen === choice}
            isDisabled={chosen !== null}
            onPress={() => void choose(choice)}
          >
            {labels[choice]}
          </Button>
        ))}
    >
      <Trans>
        This shop takes no orders from guests at the moment. Once you have signed in, your cart is as you left it.
      </Trans>
    </EmptyState>
  );
}

const takeStep = async (step: GuestPromptStep, shop: Shop, goTo: (href: string) => void): Promise<void> => {
  switch (step.step) {
    case 'clearCheckoutCart':
      return clearCheckout(shop);
    case 'cancelPayment':
      return shop.visit.saveOrder(null);
    case 'cancelOrder':
      // An order that cannot be cancelled now ends by itself, unpaid; the buyer goes on meanwhile.
      return shop.gateways.orders.cancelOrder({ orderNo: step.orderNo }).then(() => undefined, shop.report);
    case 'endGuestSession':
      return shop.visit.endGuest();
    case 'signIn':
      return goTo(toHref(step.location));
    case 'goHome':
      return goTo('/');
    case 'deleteDraft':
      return undefined;
  }
};
