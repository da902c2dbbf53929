/** A document among the answers that are read: its name opens it. */
import { useLingui } from '@lingui/react/macro';
import type { KybDocument } from '@offrande/domain/dossier-field';
import type { GatewayFailure } from '@offrande/domain/gateway';
import { Link } from '@offrande/ui-kit/Link';
import { useState } from 'react';
import { failureMessage } from '../auth/failure-message.ts';
import { useOpenDocument } from './use-open-document.ts';

interface AnsweredDocumentProps {
  readonly document: KybDocument;
  /** Its name and size. */
  readonly children: string;
}

export function AnsweredDocument({ document, children }: AnsweredDocumentProps) {
  const { t } = useLingui();
  const [failure, setFailure] = useState<GatewayFailure | null>(null);
  const open = useOpenDocument(setFailure);
  return (
    <>
      <Link
        onPress={() => {
          setFailure(null);
          open(document);
        }}
      >
        <bdi>{children}</bdi>
      </Link>
      {failure !== null && (
        <span role="alert" className="kyb-unread">
          {t(failureMessage(failure))}
        </span>
      )}
    </>
  );
}
