/** A brochure and its files: each says its language, its type and its size before it is pressed. Source: S2.25, ux row 123. */
import { useLingui } from '@lingui/react/macro';
import type { Brochures } from '@offrande/api-client/company';
import { languageOf } from '@offrande/domain/locale';
import { Icon } from '@offrande/ui-kit/Icon';
import { useFileSize } from '../form/use-file-size.ts';

type BrochureProps = Brochures['brochures'][number];

export function Brochure({ title, lead, pdf }: BrochureProps) {
  return (
    <li className="company-brochure">
      <Icon name="file" />
      <div>
        <h2>{title}</h2>
        <p>{lead}</p>
        <BrochureFiles title={title} kind="PDF" files={pdf} />
      </div>
    </li>
  );
}

interface BrochureFilesProps {
  readonly title: string;
  readonly kind: 'PDF' | 'ZIP';
  readonly files: Brochures['zip'];
}

export function BrochureFiles({ title, kind, files }: BrochureFilesProps) {
  const { t } = useLingui();
  const sizeOf = useFileSize();
  return (
    <ul className="company-brochure-files">
      {files.map(({ language, href, size }) => {
        const { ownName, tag } = languageOf(language);
        const facts = `${kind}, ${sizeOf(size)}`;
        return (
          <li key={language}>
            {/* Not a page of the shop: the router leaves it alone. */}
            <a className="o-link" href={href} download aria-label={t`${title}, ${ownName}, ${facts}`}>
              <span lang={tag}>{ownName}</span>
            </a>{' '}
            <span className="company-brochure-facts">{facts}</span>
          </li>
        );
      })}
    </ul>
  );
}
