/** The page's only h1, with a lead sentence and actions. It can take the focus after navigation (`id`, tabIndex -1). */
import type { ReactNode, Ref } from 'react';
import { classNames } from '../class-names.ts';
import './PageHeading.css';

/** Properties of `PageHeading`. */
export interface PageHeadingProps {
  children: ReactNode;
  /** Sentence under the title. */
  lead?: ReactNode;
  /** Small line above the title. */
  over?: ReactNode;
  /** Buttons or a stepper at the end of the row. */
  actions?: ReactNode;
  /** Default `page-title`, target of the focus after navigation. */
  id?: string | undefined;
  headingRef?: Ref<HTMLHeadingElement> | undefined;
  className?: string | undefined;
}

export function PageHeading({
  children,
  lead,
  over,
  actions,
  id = 'page-title',
  headingRef,
  className,
}: PageHeadingProps) {
  return (
    <div className={classNames('o-page-heading', className)}>
      <div className="o-page-heading-text">
        {over !== undefined && <p className="o-page-heading-over">{over}</p>}
        <h1 id={id} ref={headingRef} tabIndex={-1}>
          {children}
        </h1>
        {lead !== undefined && <p className="o-page-heading-lead">{lead}</p>}
      </div>
      {actions !== undefined && <div className="o-page-heading-actions">{actions}</div>}
    </div>
  );
}
