/**
 * Heads of an order's page where this browser may not see the order: its number is incomplete, it was placed in another
 * browser, or it is not the signed-in member's. Source: S2.37, A-58, decision 033.
 */
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { may } from '@offrande/domain/customer';
import { orderNumber } from '@offrande/domain/order';
import { withNextStep } from '@offrande/domain/sign-in';
import { LinkButton } from '@offrande/ui-kit/LinkButton';
import { toHref } from '../../page/location-href.ts';
import { useShop } from '../../shop/shop-context.tsx';
import type { SignedIn } from '../../shop/signed-in.ts';
import { OrderHero } from './order-hero.tsx';
import type { ViewProps } from './order-view-props.ts';
import { HomeButton, openHead } from './order-views-open.tsx';

const Misspelt = openHead({
  tone: 'warning',
  icon: 'search',
  status: msg`Not found`,
  title: msg`This order cannot be shown here.`,
  text: msg`Its number is not complete. Look for the email with the number, and open the order from there.`,
  hidesNumber: true,
  actions: () => <HomeButton variant="primary" />,
});

/** Alike for another browser's order and for none, so that nobody learns which orders there are. */
const Elsewhere = openHead({
  tone: 'info',
  icon: 'lock',
  status: msg`Not open in this browser`,
  title: msg`This order was placed in another browser.`,
  text: msg`Only the browser that placed it shows it at once. You can open it here with a code by email.`,
  actions: () => <HomeButton />,
});

/** For a member: another account's order, one that was placed without an account, or none. */
function NotInAccount({ orderNo, member: { name, kind } }: { readonly orderNo: string; readonly member: SignedIn }) {
  const { t } = useLingui();
  const otherAccount = toHref(withNextStep({ path: '/force-logout', query: {} }, { nextStep: 'order', orderNo }));
  return (
    <OrderHero
      tone="info"
      icon="lock"
      status={t`Not in this account`}
      title={t`This order is not in your account.`}
      orderNo={orderNo}
      actions={
        <>
          <LinkButton href={otherAccount}>
            <Trans>Sign in with another account</Trans>
          </LinkButton>
          {may(kind, 'haveAccountPages') && (
            <LinkButton href="/account/orders" variant="line">
              <Trans>My orders</Trans>
            </LinkButton>
          )}
        </>
      }
    >
      <p>
        <Trans>
          You are signed in as <bdi>{name}</bdi>. Sign in with the account that placed the order, or open it with a code
          by email if it was placed without one.
        </Trans>
      </p>
    </OrderHero>
  );
}

/** No order that this browser may see. */
export function Unknown(props: ViewProps) {
  const member = useShop().signedIn();
  if (orderNumber(props.orderNo) === null) return <Misspelt {...props} />;
  return member === null ? <Elsewhere {...props} /> : <NotInAccount orderNo={props.orderNo} member={member} />;
}
