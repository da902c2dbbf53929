/** The verification as far as it has come: each state of its machine is a page. Source: S2.89, S2.90, S4.72 to S4.82, A-78. */
import { useLingui } from '@lingui/react/macro';
import { PageHeading } from '@offrande/ui-kit/PageHeading';
import { Spinner } from '@offrande/ui-kit/Spinner';
import { lazy } from 'react';
import { useKeptFocus } from '../../page/kept-focus.ts';
import { KybProof } from './kyb-proof.tsx';
import { KybStart } from './kyb-start.tsx';
import { KybTrouble } from './kyb-trouble.tsx';
import { type KybProps, useKyb } from './use-kyb.ts';

const KybDossier = lazy(() => import('./dossier.tsx').then((module) => ({ default: module.KybDossier })));
const KybSubmitted = lazy(() => import('./submitted.tsx').then((module) => ({ default: module.KybSubmitted })));

export interface VerificationProps {
  readonly isEnded: boolean;
  readonly onClose: (isEnded: boolean) => void;
}

export function Verification({ isEnded, onClose }: VerificationProps) {
  return <Stage kyb={useKyb(onClose)} isEnded={isEnded} />;
}

type StageName = 'start' | 'proof' | 'trouble' | 'opening' | 'dossier' | 'submitted';

/** What is shown in each state of the machine. */
const STAGES: Readonly<Record<KybProps['kyb']['snapshot']['value'], StageName>> = {
  deciding: 'start',
  choosing: 'start',
  verifyingEmail: 'proof',
  registering: 'opening',
  reading: 'opening',
  unregistered: 'trouble',
  unread: 'trouble',
  overview: 'dossier',
  loadingTab: 'dossier',
  loadingBank: 'dossier',
  editing: 'dossier',
  saving: 'dossier',
  comparing: 'dossier',
  submitting: 'dossier',
  submitted: 'submitted',
};

function Stage({ kyb, isEnded }: KybProps & Pick<VerificationProps, 'isEnded'>) {
  const stage = STAGES[kyb.snapshot.value];
  useKeptFocus(stage);
  switch (stage) {
    case 'start':
      return <KybStart kyb={kyb} isEnded={isEnded} />;
    case 'proof':
      return <KybProof kyb={kyb} />;
    case 'trouble':
      return <KybTrouble kyb={kyb} />;
    case 'opening':
      return <Opening />;
    case 'dossier':
      return <KybDossier kyb={kyb} />;
    case 'submitted':
      return <KybSubmitted kyb={kyb} />;
  }
}

function Opening() {
  const { t } = useLingui();
  return (
    <div className="kyb-narrow o-page">
      <PageHeading>{t`Company verification`}</PageHeading>
      <Spinner size="lg" label={t`Opening the dossier`} showLabel />
    </div>
  );
}
