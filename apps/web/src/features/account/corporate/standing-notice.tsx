/** The status of the member's request to the employer. Source: S4.67, S4.68, docs/decisions/022. */
import { useLingui } from '@lingui/react/macro';
import type { MembershipStanding } from '@offrande/domain/member-validation';
import { Notice, type NoticeTone } from '@offrande/ui-kit/Notice';

interface StandingNoticeProps {
  readonly membership: MembershipStanding;
  readonly employer: string;
}

export function StandingNotice({ membership, employer }: StandingNoticeProps) {
  const { t } = useLingui();
  const said: Readonly<Record<MembershipStanding, readonly [tone: NoticeTone, title: string, text: string]>> = {
    none: [
      'warning',
      t`${employer} has not answered`,
      t`The request expires after 14 days. Save your account again to ask once more.`,
    ],
    asked: ['info', t`${employer} has been asked`, t`You are told in your inbox as soon as there is an answer.`],
    member: [
      'success',
      t`You are a member of ${employer}’s programme`,
      t`Your orders, cards and prices are as before.`,
    ],
    rejected: [
      'warning',
      t`${employer} has not confirmed you`,
      t`Check code and employee ID, or ask your employer. Saving asks once more.`,
    ],
  };
  const [tone, title, text] = said[membership];
  return (
    <Notice tone={tone} title={title} isLive>
      {text}
    </Notice>
  );
}
