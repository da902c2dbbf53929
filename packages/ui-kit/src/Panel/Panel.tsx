/** A plain frame around one topic: rule, large radius, no shadow. */
import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import './Panel.css';

/** Properties of `Panel`. With a title it is a section with that name. */
export interface PanelProps {
  title?: ReactNode;
  /** At the end of the title's row. */
  actions?: ReactNode;
  children: ReactNode;
  /** `surface` (default), `nested` inside another panel, `danger` with a red frame, `accent` filled with the accent. */
  tone?: 'surface' | 'nested' | 'danger' | 'accent' | undefined;
  className?: string | undefined;
}

export function Panel({ title, actions, children, tone = 'surface', className }: PanelProps) {
  const titleId = useId();
  return (
    <section
      className={classNames('o-panel', className)}
      data-tone={tone}
      {...(title === undefined ? {} : { 'aria-labelledby': titleId })}
    >
      {(title !== undefined || actions !== undefined) && (
        <div className="o-panel-head">
          <h2 id={titleId} className="o-panel-title">
            {title}
          </h2>
          {actions}
        </div>
      )}
      {children}
    </section>
  );
}
