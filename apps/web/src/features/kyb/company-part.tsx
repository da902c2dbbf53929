/** One block of the company's tab, under its heading. */
import type { ReactNode } from 'react';

interface CompanyPartProps {
  readonly id: string;
  readonly title: ReactNode;
  readonly children: ReactNode;
}

export function CompanyPart({ id, title, children }: CompanyPartProps) {
  return (
    <section className="kyb-part" aria-labelledby={`kyb-part-${id}`}>
      <h2 id={`kyb-part-${id}`}>{title}</h2>
      {children}
    </section>
  );
}
