/** One section of the form with its heading. */
import { useId, type ReactNode } from 'react';

interface FormSectionProps {
  readonly title: string;
  /** A word after the heading of an optional section. */
  readonly mark?: string;
  readonly children: ReactNode;
}

export function FormSection({ title, mark, children }: FormSectionProps) {
  const id = useId();
  return (
    <section className="product-section" aria-labelledby={id}>
      <h2 id={id} className="product-section-title">
        {title}
        {mark !== undefined && <span className="product-section-mark"> {mark}</span>}
      </h2>
      {children}
    </section>
  );
}
