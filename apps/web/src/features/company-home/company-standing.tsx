/** How far a company has come: registered, verified, ordering; and what the step before it means. Source. */
import { Trans, useLingui } from '@lingui/react/macro';
import {
  type ContractLevel,
  DEFAULT_CONTRACT_LEVEL,
  levelProgress,
  type LevelStep,
  mayAtLevel,
} from '@offrande/domain/customer';
import { LinkButton } from '@offrande/ui-kit/LinkButton';
import { Notice } from '@offrande/ui-kit/Notice';
import { Panel } from '@offrande/ui-kit/Panel';
import { Stepper } from '@offrande/ui-kit/Stepper';
import { useAvailable } from '../../page/available.ts';
import { VerificationWay } from '../company-buying/verification-way.tsx';

const CONTACT = '/contact';

export function CompanyStanding({ level: known }: { readonly level: ContractLevel | null }) {
  const { t } = useLingui();
  const hasContact = useAvailable()(CONTACT);
  const level = known ?? DEFAULT_CONTRACT_LEVEL;
  const titleOf = ({ level: step, state }: LevelStep): string => {
    if (step === 'light') return t`Account open`;
    if (step === 'registered') return t`Verified`;
    return state === 'done' ? t`Verification papers received` : t`Verification papers`;
  };
  const says: Readonly<Record<ContractLevel, { readonly tone: 'info' | 'success'; readonly text: string }>> = {
    light: {
      tone: 'info',
      text: t`You see the prices and keep your profile. Before your company can order, our business team has to verify it: its questions are answered in as many sittings as you like.`,
    },
    enCompte: {
      tone: 'info',
      text: t`Our team is checking your papers, and writes to you if an answer is needed again. You see the prices and keep your profile; orders open once your company is verified.`,
    },
    registered: { tone: 'success', text: t`Your company is verified: it can order and ask for quotations.` },
  };
  return (
    <Panel title={t`Where your company stands`} className="company-standing">
      <Stepper
        label={t`Steps to the first order`}
        layout="track"
        steps={levelProgress(level).map((step) => ({ id: step.level, title: titleOf(step), state: step.state }))}
        stateLabels={{ done: t`(done)` }}
      />
      <Notice
        tone={says[level].tone}
        actions={
          mayAtLevel('business', 'buy', level) ? undefined : (
            <>
              <VerificationWay level={level} />
              {hasContact && (
                <LinkButton href={CONTACT} variant="line" size="sm" icon="mail">
                  <Trans>Contact us</Trans>
                </LinkButton>
              )}
            </>
          )
        }
      >
        {says[level].text}
      </Notice>
    </Panel>
  );
}
