/**
 * The member's request, the two answers, each with a confirmation, and failures. Source: S4.69, S4.71, S8.37, S8.38.
 */
import { Trans, useLingui } from '@lingui/react/macro';
import { type MemberInfo, selectValidationError } from '@offrande/domain/member-validation';
import { Button } from '@offrande/ui-kit/Button';
import { DefinitionList } from '@offrande/ui-kit/DefinitionList';
import { Notice } from '@offrande/ui-kit/Notice';
import { PageHeading } from '@offrande/ui-kit/PageHeading';
import { Panel } from '@offrande/ui-kit/Panel';
import { useState } from 'react';
import { Question } from '../../page/dialogs.tsx';
import { serverRefusalText } from '../../messages/server-refusal-text.ts';
import type { MemberValidation } from './use-member-validation.ts';

interface DecisionProps extends MemberValidation {
  readonly member: MemberInfo;
}

type Decision = 'approve' | 'reject';

export function DecisionForm(props: DecisionProps) {
  const { t } = useLingui();
  const { snapshot, send, member } = props;
  const [asked, setAsked] = useState<Decision | null>(null);
  const isOnItsWay = (isApproved: boolean) => snapshot.hasTag('loading') && snapshot.context.isApproved === isApproved;
  const isIdle = snapshot.hasTag('decidable');
  return (
    <div className="member-validation o-page">
      <PageHeading lead={<Trans>Somebody has given your corporate code and asks to join your programme.</Trans>}>
        <Trans>A new member?</Trans>
      </PageHeading>
      <Panel>
        <DefinitionList
          definitions={[
            { id: 'name', term: t`Name`, value: <bdi>{member.name}</bdi> },
            { id: 'email', term: t`Email`, value: <span className="o-ltr">{member.email}</span> },
          ]}
        />
        <ValidationFailure {...props} />
        <div className="member-validation-answers">
          <Button
            variant="line"
            size="lg"
            icon="check"
            isDisabled={!isIdle && !isOnItsWay(true)}
            isLoading={isOnItsWay(true)}
            onPress={() => setAsked('approve')}
          >
            <Trans>Approve</Trans>
          </Button>
          <Button
            variant="line"
            size="lg"
            icon="close"
            isDisabled={!isIdle && !isOnItsWay(false)}
            isLoading={isOnItsWay(false)}
            onPress={() => setAsked('reject')}
          >
            <Trans>Reject</Trans>
          </Button>
        </div>
      </Panel>
      <LastQuestion
        decision={asked}
        name={member.name}
        onAnswer={(isSure) => {
          setAsked(null);
          if (isSure && asked !== null) send({ type: asked });
        }}
      />
    </div>
  );
}

function ValidationFailure({ snapshot }: DecisionProps) {
  const { t } = useLingui();
  const error = selectValidationError(snapshot);
  if (error === null) return null;
  return (
    <Notice tone="danger" title={t`Error, please try again`} isLive>
      {error.code !== null && <p>{t(serverRefusalText(error.code))}</p>}
      <p>
        {error.code === null ? (
          <Trans>Please contact us if there are any questions.</Trans>
        ) : (
          <Trans>
            Please contact us if there are any questions. <span className="o-ltr">{error.code}</span>
          </Trans>
        )}
      </p>
    </Notice>
  );
}

interface LastQuestionProps {
  /** Null while nothing is asked. */
  readonly decision: Decision | null;
  readonly name: string;
  readonly onAnswer: (isSure: boolean) => void;
}

function LastQuestion({ decision, name, onAnswer }: LastQuestionProps) {
  const { t } = useLingui();
  const isApproval = decision === 'approve';
  return (
    <Question
      isOpen={decision !== null}
      title={isApproval ? t`Approve ${name}?` : t`Reject ${name}?`}
      go={{ label: isApproval ? t`Yes, approve` : t`Yes, reject`, onPress: () => onAnswer(true) }}
      stay={{ label: t`Cancel`, onPress: () => onAnswer(false) }}
    >
      {isApproval ? (
        <Trans>The account becomes a member’s at once. This cannot be taken back here.</Trans>
      ) : (
        <Trans>The account stays as it is. This cannot be taken back here.</Trans>
      )}
    </Question>
  );
}
