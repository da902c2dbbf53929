/** A link to the field of an answer: it opens the tab and focuses the field. Says whose answer it is, and what is the matter. */
import type { KybTab } from '@offrande/domain/dossier';
import { Link } from '@offrande/ui-kit/Link';
import type { AnswerName } from './use-answer-names.ts';
import { hrefOfView } from './use-kyb-place.ts';

interface AnswerLinkProps {
  readonly tab: KybTab;
  readonly path: string;
  readonly name: AnswerName;
  readonly reason: string;
}

export function AnswerLink({ tab, path, name: { owner, field }, reason }: AnswerLinkProps) {
  return (
    <span className="kyb-answer">
      <Link href={hrefOfView(tab, path)}>
        {owner !== '' && (
          <>
            <bdi>{owner}</bdi>,{' '}
          </>
        )}
        {field}
      </Link>
      <span className="kyb-answer-reason">{reason}</span>
    </span>
  );
}
