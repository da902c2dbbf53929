/**
 * Imports a card, or its balance, into the account by its number. Source: S1.16, S1.17, S4.51, S4.52, S8.55, S8.56,
 *
 */
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ImportPolicy, type ImportType, offeredImports } from '@offrande/domain/card-import';
import { useQuery } from '@tanstack/react-query';
import { PageHeading } from '@offrande/ui-kit/PageHeading';
import { Panel } from '@offrande/ui-kit/Panel';
import { RadioList } from '@offrande/ui-kit/RadioList';
import { Skeleton } from '@offrande/ui-kit/Skeleton';
import { lazy, Suspense, useState } from 'react';
import { useBoot } from '../../../page/boot.tsx';
import { usePageQueries } from '../../../shop/queries.ts';
import { useShop } from '../../../shop/shop-context.tsx';
import { AccountPage } from '../account-frame.tsx';
import { LoadFailed } from '../../connection/load-failed.tsx';
import { ImportNotice } from './import-notice.tsx';
import { NumberStep } from './number-step.tsx';
import './import.css';
import { useImport } from './use-import.ts';

const DetailsStep = lazy(() => import('./later-steps.tsx').then((module) => ({ default: module.DetailsStep })));
const Imported = lazy(() => import('./later-steps.tsx').then((module) => ({ default: module.Imported })));

export const title = msg`Import a card`;

export function Screen() {
  return (
    <AccountPage>
      <ImportPage />
    </AccountPage>
  );
}

export function ImportPage() {
  const { t } = useLingui();
  const { unitId, importPolicy } = useShop();
  const {
    data: policy,
    isError,
    refetch,
  } = useQuery({ queryKey: ['importPolicy', unitId], queryFn: importPolicy }, usePageQueries());
  const offered = offeredImports(useBoot().unit.accessPolicy.features.wallet);
  const [type, setType] = useState<ImportType>('card');
  const ways: Readonly<Record<ImportType, { readonly title: string; readonly description: string }>> = {
    card: { title: t`The card`, description: t`It joins your cards and keeps its number.` },
    balance: { title: t`Its balance`, description: t`What is left on it goes to your wallet.` },
  };
  return (
    <>
      <PageHeading lead={<Trans>A card that you were given, or that you bought elsewhere.</Trans>}>
        <Trans>Import a card</Trans>
      </PageHeading>
      <Panel className="import">
        {offered.length > 1 && (
          <RadioList
            label={t`What do you want to import?`}
            options={offered.map((value) => ({ value, ...ways[value] }))}
            value={type}
            onChange={setType}
          />
        )}
        {isError && <LoadFailed onRetry={() => void refetch()} />}
        {policy === undefined ? (
          !isError && <Skeleton shape="block" />
        ) : (
          <Suspense fallback={<Skeleton shape="block" />}>
            <Importing key={type} type={type} policy={policy} />
          </Suspense>
        )}
      </Panel>
    </>
  );
}

function Importing({ type, policy }: { readonly type: ImportType; readonly policy: ImportPolicy }) {
  const bringing = useImport(type, policy);
  const { snapshot } = bringing;
  if (snapshot.matches('imported')) return <Imported type={type} bringing={bringing} />;
  const notice = <ImportNotice bringing={bringing} />;
  return snapshot.matches('enteringNumber') || snapshot.matches('validating') ? (
    <NumberStep bringing={bringing} notice={notice} />
  ) : (
    <DetailsStep type={type} bringing={bringing} notice={notice} />
  );
}
