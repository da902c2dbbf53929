/** How far a company's registration is: email, dossier, reading, account. Source: S4.66. */
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { BUSINESS_VALIDATION_DAYS } from '@offrande/domain/registration';
import { Panel } from '@offrande/ui-kit/Panel';
import { Stepper } from '@offrande/ui-kit/Stepper';

const PLACES = ['email', 'dossier', 'reading', 'open'] as const;
type Place = (typeof PLACES)[number];

interface CompanyTrackProps {
  readonly reached: Place;
  /** Null before the email is confirmed. */
  readonly reference: string | null;
}

const useWords = ({ reference }: CompanyTrackProps) => {
  const { t } = useLingui();
  const days = BUSINESS_VALIDATION_DAYS;
  return {
    email: { title: t`Email address`, note: reference === null ? t`To be confirmed` : t`Confirmed` },
    dossier: {
      title: reference === null ? t`Application` : t`Application ${reference}`,
      note: reference === null ? t`Sent` : t`Registered`,
    },
    reading: {
      title: t`Read by our team`,
      note: t`${plural(days, { one: '# business day at most', other: '# business days at most' })}`,
    },
    open: { title: t`Account open`, note: t`You get an email` },
  };
};

export function CompanyTrack(props: CompanyTrackProps) {
  const { t } = useLingui();
  const words = useWords(props);
  const at = PLACES.indexOf(props.reached);
  return (
    <Panel className="company-track">
      <Stepper
        label={t`Where your registration is`}
        layout="track"
        stateLabels={{ done: t`(done)` }}
        steps={PLACES.map((id, place) => ({
          id,
          ...words[id],
          state: place < at ? 'done' : place === at ? 'current' : 'todo',
        }))}
      />
    </Panel>
  );
}
