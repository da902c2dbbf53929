/** The warning in a session's last minute: what happens, when, and how to stay. Source: S4.105, A-67, WCAG 2.2.1. */
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Question } from '../../page/dialogs.tsx';
import { useShop } from '../../shop/shop-context.tsx';

interface InactivityWarningProps {
  /** When the user will be signed out; null while there is no warning. */
  readonly endsAt: number | null;
  readonly onStay: () => void;
  readonly onSignOut: () => void;
}

const SECOND_MS = 1000;

export function InactivityWarning({ endsAt, onStay, onSignOut }: InactivityWarningProps) {
  const { t } = useLingui();
  return (
    <Question
      isOpen={endsAt !== null}
      title={t`Are you still there?`}
      stay={{ label: t`Stay signed in`, onPress: onStay }}
      go={{ label: t`Sign out`, onPress: onSignOut }}
    >
      {endsAt !== null && <Countdown endsAt={endsAt} />}
    </Question>
  );
}

function Countdown({ endsAt }: { readonly endsAt: number }) {
  const { t } = useLingui();
  const { now } = useShop();
  const [at, setAt] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setAt(now()), SECOND_MS);
    return () => clearInterval(timer);
  }, [now]);
  const seconds = Math.max(0, Math.ceil((endsAt - at) / SECOND_MS));
  return (
    <p>{t`${plural(seconds, { one: 'You will be signed out in # second, for your security.', other: 'You will be signed out in # seconds, for your security.' })}`}</p>
  );
}
