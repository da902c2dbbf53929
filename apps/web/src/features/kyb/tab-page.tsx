/** One part of the dossier: the way back, what it is about, what is asked for again, and its form. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { KybTab } from '@offrande/domain/dossier';
import { selectDraft, selectKybRecord } from '@offrande/domain/kyb';
import { focusField } from '@offrande/ui-kit/ErrorSummary';
import { Link } from '@offrande/ui-kit/Link';
import { PageHeading } from '@offrande/ui-kit/PageHeading';
import { type ComponentType, useEffect, useEffectEvent } from 'react';
import { AskedAgain } from './asked-again.tsx';
import { CompanyTab } from './company-tab.tsx';
import { EmbargoTab } from './embargo-tab.tsx';
import { KybExplained } from './kyb-explained.tsx';
import { PapersTab } from './papers-tab.tsx';
import { DossierRail } from './dossier-rail.tsx';
import { RepresentativesTab } from './representatives-tab.tsx';
import { ShareholdersTab } from './shareholders-tab.tsx';
import { TaxTab } from './tax-tab.tsx';
import { TransferTab } from './transfer-tab.tsx';
import type { KybProps } from './use-kyb.ts';
import { hrefOfView, useKybPlace } from './use-kyb-place.ts';
import { useLimits } from './use-limits.ts';
import { controlId } from './use-tab-form.ts';
import { useViewNames } from './use-view-names.ts';

const TABS: Readonly<Record<KybTab, ComponentType<KybProps>>> = {
  company: CompanyTab,
  representatives: RepresentativesTab,
  shareholders: ShareholdersTab,
  transferVerification: TransferTab,
  taxResidence: TaxTab,
  idDocuments: PapersTab,
  embargo: EmbargoTab,
};

interface TabPageProps extends KybProps {
  readonly tab: KybTab;
}

export function TabPage({ kyb, tab }: TabPageProps) {
  const Fields = TABS[tab];
  const title = useViewNames()[tab];
  const lead = useLeads()[tab];
  const { snapshot } = kyb;
  const { legalName } = selectDraft(snapshot).company.identity;
  const { reference } = selectKybRecord(snapshot);
  useFocusedField(tab);
  return (
    <div className="kyb-page kyb-tab o-page">
      <DossierRail kyb={kyb} tab={tab} />
      <div className="kyb-main">
        <p className="kyb-back">
          <Link href={hrefOfView(null)} icon="chevron-back">
            <Trans>All parts of the dossier</Trans>
          </Link>
        </p>
        <PageHeading over={<bdi>{legalName === '' ? reference : `${legalName} · ${reference}`}</bdi>} lead={lead}>
          {title}
        </PageHeading>
        <AskedAgain kyb={kyb} tab={tab} />
        <Fields kyb={kyb} />
      </div>
      <KybExplained />
    </div>
  );
}

/** Focuses the field that the address names, once; then the address names the part alone. */
const useFocusedField = (tab: KybTab): void => {
  const { field, go } = useKybPlace();
  const focus = useEffectEvent((path: string) => {
    focusField(controlId(path));
    go(tab, true);
  });
  useEffect(() => {
    if (field !== null) focus(field);
  }, [field]);
};

const useLeads = (): Readonly<Record<KybTab, string>> => {
  const { t } = useLingui();
  const { least } = useLimits();
  return {
    company: t`As in the commercial register. It may be saved with gaps and finished later.`,
    representatives: t`Everyone who may sign for the company.`,
    shareholders: t`List everyone who holds ${least} or more of the capital or of the votes. Others may be listed too.`,
    transferVerification: t`It shows that the account is the company’s own.`,
    taxResidence: t`Where each person, and each company with ${least} or more, pays taxes.`,
    idDocuments: t`Of each legal representative, and of each person with ${least} or more.`,
    embargo: t`About countries and persons with whom business is restricted by law.`,
  };
};
