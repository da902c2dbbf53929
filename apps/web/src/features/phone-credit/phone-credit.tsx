/**
 * Mobile phone credit: how it works, and the operators, each linking to its page in the usual flow. Source: S1.27,
 * S2.35, A-91.
 */
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { PageTile } from '@offrande/api-client/contract';
import { EmptyState } from '@offrande/ui-kit/EmptyState';
import { LinkButton } from '@offrande/ui-kit/LinkButton';
import { PageHeading } from '@offrande/ui-kit/PageHeading';
import type { ScreenProps } from '../../page/screen.ts';
import { OperatorList } from './operator-list.tsx';
import './phone-credit.css';

export const title = msg`Phone credit`;

export function Screen({ data }: ScreenProps) {
  return data.kind === 'phoneCredit' ? <PhoneCreditPage tiles={data.tiles} /> : null;
}

export function PhoneCreditPage({ tiles }: { readonly tiles: readonly PageTile[] }) {
  return tiles.length === 0 ? <NoCredit /> : <Operators tiles={tiles} />;
}

function Operators({ tiles }: { readonly tiles: readonly PageTile[] }) {
  return (
    <div className="phone-credit o-page">
      <PageHeading lead={<Trans>For your own mobile or somebody else’s: no contract, no account.</Trans>}>
        <Trans>Phone credit</Trans>
      </PageHeading>
      <ol className="phone-credit-steps">
        <li>
          <Trans>Choose the operator and an amount.</Trans>
        </li>
        <li>
          <Trans>Give the mobile number that is to be credited.</Trans>
        </li>
        <li>
          <Trans>Once it is paid, the code arrives there by text message, within minutes.</Trans>
        </li>
      </ol>
      <h2>
        <Trans>Which operator?</Trans>
      </h2>
      <OperatorList tiles={tiles} />
    </div>
  );
}

function NoCredit() {
  const { t } = useLingui();
  return (
    <div className="phone-credit o-page">
      <EmptyState
        level={1}
        icon="mobile"
        title={t`There is no phone credit here`}
        actions={
          <LinkButton href="/">
            <Trans>See the gift cards</Trans>
          </LinkButton>
        }
      >
        <Trans>This shop sells none at the moment.</Trans>
      </EmptyState>
    </div>
  );
}
