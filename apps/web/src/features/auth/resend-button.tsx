/** Resends a code or email; while it is too early it shows the wait. The seconds are not read out one by one. */
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@offrande/ui-kit/Button';

interface ResendButtonProps {
  /** Seconds until it may be sent again; 0 if it may. */
  readonly seconds: number;
  readonly isWorking: boolean;
  readonly onPress: () => void;
}

export function ResendButton({ seconds, isWorking, onPress }: ResendButtonProps) {
  const { t } = useLingui();
  return (
    <Button variant="line" isDisabled={seconds > 0} isLoading={isWorking} onPress={onPress}>
      {seconds > 0 ? t`Send again in ${seconds} s` : <Trans>Send again</Trans>}
    </Button>
  );
}
