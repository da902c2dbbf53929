/** Sends a code or a mail again; while that is too early it says when. The seconds are not read out one by one. */
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@offrande/ui-kit/Button';

interface ResendButtonProps {
  /** Until it may be sent again; 0 when it may. */
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
