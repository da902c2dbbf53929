/** The employer's page: a member is approved or rejected. Source: S1.35, S2.45, S4.67 to S4.71, S5.76, S8.37, S8.38, docs/decisions/022. */
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { selectMember } from '@offrande/domain/member-validation';
import { LinkButton } from '@offrande/ui-kit/LinkButton';
import { useSearch } from 'wouter';
import { useKeptFocus } from '../../page/kept-focus.ts';
import { PageShop } from '../../shop/shop-context.tsx';
import { Contact } from '../order/order-contact.tsx';
import { OrderHero } from '../order/order-hero.tsx';
import '../order/order.css';
import { DecisionForm } from './decision-form.tsx';
import './member-validation.css';
import { type MemberValidation, useMemberValidation } from './use-member-validation.ts';

export const title = msg`Approve a member`;

export function Screen() {
  return (
    <PageShop>
      <MemberValidationPage />
    </PageShop>
  );
}

export function MemberValidationPage() {
  const search = new URLSearchParams(useSearch());
  const validation = useMemberValidation({ token: search.get('token'), info: search.get('info') });
  const { snapshot } = validation;
  const member = selectMember(snapshot);
  const isDecided = snapshot.matches('approved') || snapshot.matches('rejected');
  useKeptFocus(isDecided);
  if (snapshot.status !== 'active' || member === null) return null;
  return (
    <>
      {isDecided ? (
        <Decided snapshot={snapshot} name={member.name} />
      ) : (
        <DecisionForm {...validation} member={member} />
      )}
      <div className="member-validation-contact o-page" data-narrow={!isDecided || undefined}>
        <Contact />
      </div>
    </>
  );
}

function Decided({ snapshot, name }: Pick<MemberValidation, 'snapshot'> & { readonly name: string }) {
  const { t } = useLingui();
  const isApproved = snapshot.matches('approved');
  return (
    <OrderHero
      tone={isApproved ? 'success' : 'info'}
      icon={isApproved ? 'check-circle' : 'info'}
      status={isApproved ? t`Approved` : t`Rejected`}
      title={isApproved ? t`${name} is a member now.` : t`${name} is not a member.`}
      orderNo={null}
      actions={
        <LinkButton href="/">
          <Trans>Back home</Trans>
        </LinkButton>
      }
    >
      <p>
        {isApproved ? (
          <Trans>We have told the member. There is nothing else to do.</Trans>
        ) : (
          <Trans>We have told whoever asked. The account stays as it was.</Trans>
        )}
      </p>
    </OrderHero>
  );
}
