/**
 * The unit's chat button, in the same place on every page. The provider is named, and nothing of it is loaded without
 * consent. Source: S1.48, S9.47, A-50, ux row 60.
 */
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@offrande/ui-kit/Button';
import { useBoot } from '../../page/boot.tsx';
import { Alert, Question } from '../../page/dialogs.tsx';
import { CHAT_ADAPTERS } from './chat-adapters.ts';
import './chat.css';
import { type ChatPlace, useChat } from './use-chat.ts';

export function ChatButton(place: ChatPlace) {
  const { t } = useLingui();
  const { phone, email } = useBoot().unit.contact;
  const { state, press, allow, dismiss } = useChat(place);
  const maker = CHAT_ADAPTERS[place.chat.provider].name;
  return (
    <aside className="chat-button" aria-label={t`Chat`}>
      <Button variant="ink" icon="mail" isLoading={state === 'loading'} onPress={press}>
        <Trans>Chat with us</Trans>
      </Button>
      <Question
        isOpen={state === 'asking'}
        title={t`Start the chat?`}
        go={{ label: t`Start the chat`, onPress: allow }}
        stay={{ label: t`Not now`, onPress: dismiss }}
      >
        <Trans>
          The chat is run by {maker}. It sets cookies of its own and sees what you write. Nothing of it has been loaded
          yet.
        </Trans>
      </Question>
      <Alert isOpen={state === 'failed'} title={t`The chat does not answer`} ok={{ label: t`OK`, onPress: dismiss }}>
        <Trans>
          Something may be blocking it. Call <span className="o-ltr">{phone}</span> or write to{' '}
          <span className="o-ltr">{email}</span>.
        </Trans>
      </Alert>
    </aside>
  );
}
