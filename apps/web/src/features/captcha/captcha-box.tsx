/**
 * The place for a third party's widget, and the traditional captcha, shown once the standard one has been refused. It
 * is no puzzle: one press, and the browser computes. Source: S8.7 to S8.11, A-75.
 */
import { Trans, useLingui } from '@lingui/react/macro';
import { selectCaptchaNotice } from '@offrande/domain/captcha';
import { Button } from '@offrande/ui-kit/Button';
import { Notice } from '@offrande/ui-kit/Notice';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { Alert } from '../../page/dialogs.tsx';
import { LoadFailed } from '../connection/load-failed.tsx';
import './captcha.css';
import type { Captcha } from './captcha.ts';

interface CaptchaBoxProps {
  readonly captcha: Captcha;
  /** The form was submitted before the press. */
  readonly isMissed?: boolean;
}

export function CaptchaBox({ captcha, isMissed = false }: CaptchaBoxProps) {
  const { t } = useLingui();
  const isShown = useSelector(captcha.actor, (snapshot) => snapshot.hasTag('traditional'));
  const isSolved = useSelector(captcha.actor, (snapshot) => snapshot.hasTag('ready'));
  const isUnanswered = useSelector(captcha.actor, (snapshot) => snapshot.hasTag('unanswered'));
  const notice = useSelector(captcha.actor, selectCaptchaNotice);
  const { action } = captcha.actor.getSnapshot().context;
  const [isWorking, setWorking] = useState(false);
  const press = async () => {
    setWorking(true);
    await captcha.press();
    setWorking(false);
  };
  return (
    <>
      <div className="captcha-place" data-captcha={action} />
      {isUnanswered && <LoadFailed onRetry={() => void (isShown ? press() : captcha.prepare())} />}
      {isShown && !isSolved && !isUnanswered && (
        <Notice
          tone={isMissed ? 'danger' : 'info'}
          title={t`Please confirm that you are a human.`}
          isLive
          actions={
            <Button variant="line" size="sm" onPress={press} isLoading={isWorking}>
              <Trans>I am a human</Trans>
            </Button>
          }
        >
          <Trans>No puzzle: your browser computes for a few seconds.</Trans>
        </Notice>
      )}
      {isShown && isSolved && (
        <Notice tone="success" isLive>
          <Trans>Confirmed. You can go on.</Trans>
        </Notice>
      )}
      <Alert
        isOpen={notice !== null}
        title={t`Cloudflare captcha error`}
        ok={{ label: t`OK`, onPress: () => captcha.actor.send({ type: 'closeNotice' }) }}
      >
        {notice !== null && notice.code !== '' && (
          <Trans>
            Code <span className="o-ltr">{notice.code}</span>
          </Trans>
        )}
      </Alert>
    </>
  );
}
