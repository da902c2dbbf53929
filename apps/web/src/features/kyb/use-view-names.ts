/** Names of the parts of the dossier and of their progress. Source: S2.90, S8.41. */
import { useLingui } from '@lingui/react/macro';
import type { TabProgress } from '@offrande/domain/kyb';
import type { KybView } from './use-kyb-place.ts';
import { useLimits } from './use-limits.ts';

export const useViewNames = (): Readonly<Record<KybView, string>> => {
  const { t } = useLingui();
  return {
    company: t`Company details`,
    representatives: t`Legal representatives`,
    shareholders: t`Shareholders`,
    transferVerification: t`Transfer verification`,
    taxResidence: t`Tax residence`,
    idDocuments: t`Identity documents`,
    embargo: t`Embargo questionnaire`,
    submit: t`Check and submit`,
  };
};

/** What each part asks, in a line. */
export const useViewNotes = (): Readonly<Record<KybView, string>> => {
  const { t } = useLingui();
  const { least, amount } = useLimits();
  return {
    company: t`Identity, profile, contact and addresses`,
    representatives: t`Everyone who signs for the company`,
    shareholders: t`Who holds ${least} or more of the capital or of the votes`,
    transferVerification: t`A transfer of ${amount} from the company’s account`,
    taxResidence: t`Country and tax number of each person`,
    idDocuments: t`A passport or identity card of each person`,
    embargo: t`4 questions; 3 of them only after a yes to the first`,
    submit: t`Nothing can be changed afterwards`,
  };
};

export const useProgressNames = (): Readonly<Record<TabProgress, string>> => {
  const { t } = useLingui();
  return {
    notStarted: t`Not yet started`,
    inProgress: t`In progress`,
    completed: t`Completed`,
    cannotStart: t`Cannot start yet`,
    problem: t`There is a problem`,
  };
};
