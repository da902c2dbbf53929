/** A message: title and date, and the text once opened, which marks it as read. Source: A-90. */
import { useLingui } from '@lingui/react/macro';
import type { InboxMessage } from '@offrande/domain/inbox';
import { cleanMarkup } from '@offrande/domain/text';
import { Disclosure } from '@offrande/ui-kit/Disclosure';
import { Tag } from '@offrande/ui-kit/Tag';
import { useFormats } from '../../../shop/formats.ts';
import { UnitText } from '../../content/unit-text.tsx';

interface MessageRowProps {
  readonly message: InboxMessage;
  readonly isRead: boolean;
  readonly onOpen: () => void;
}

export function MessageRow({ message: { title, text, at }, isRead, onOpen }: MessageRowProps) {
  const { t } = useLingui();
  const { minute } = useFormats();
  const name = (
    <span className="inbox-title" data-read={isRead || undefined}>
      <span>
        {!isRead && (
          <Tag tone="info" icon={null}>
            {t`Unread`}
          </Tag>
        )}{' '}
        {title}
      </span>
      <time dateTime={new Date(at).toISOString()}>{minute(at)}</time>
    </span>
  );
  return (
    <Disclosure
      title={name}
      onToggle={(isOpen) => {
        if (isOpen) onOpen();
      }}
    >
      <UnitText html={cleanMarkup(text)} />
    </Disclosure>
  );
}
