/**
 * The alert before a redirect: the domain's alerts as texts. Source: spec section 2 (S2.111, S2.113, S2.114), S8.71.
 */
import { Trans, useLingui } from '@lingui/react/macro';
import type { EntryAlert as DomainAlert } from '@offrande/domain/access';
import { type ReactNode, useState } from 'react';
import { Alert } from '../../page/dialogs.tsx';

interface Words {
  readonly title: string;
  readonly text: ReactNode;
}

const useWords = ({ _tag }: DomainAlert): Words => {
  const { t } = useLingui();
  switch (_tag) {
    case 'BusinessNotOnMobile':
      return {
        title: t`For larger screens`,
        text: <Trans>B2B module is not supported for mobile, please access it on laptop/desktop.</Trans>,
      };
    case 'TemplatesNotLoaded':
      return {
        title: t`The faces of this card cannot be loaded`,
        text: <Trans>Please try again later. You are taken to the home page.</Trans>,
      };
  }
};

interface EntryAlertProps {
  readonly alert: DomainAlert;
  readonly onAnswer: () => void;
}

export function EntryAlert({ alert, onAnswer }: EntryAlertProps) {
  const { t } = useLingui();
  const { title, text } = useWords(alert);
  const [isOpen, setOpen] = useState(true);
  const answer = (): void => {
    setOpen(false);
    onAnswer();
  };
  return (
    <Alert isOpen={isOpen} title={title} ok={{ label: t`OK`, onPress: answer }}>
      {text}
    </Alert>
  );
}
