/** One section of the form with its heading. */
import { useId, type ReactNode } from 'react';

interface FormSectionProps {
  readonly title: string;
  /** A word after the heading of an optional section. */
  readonly mark?: string;
  /** Whether the server's page has it for the signed-in alone. */
  readonly isForSignedIn?: boolean;
  readonly children: ReactNode;
}

export function FormSection({ title, mark, isForSignedIn, children }: FormSectionProps) {
  const id = useId();
  return (
    <section className="product-section" data-for-signed-in={isForSignedIn || undefined} aria-labelledby={id}>
      <h2 id={id} className="product-section-title">
        {title}
        {mark !== undefined && <span className="product-section-mark"> {mark}</span>}
      </h2>
      {children}
    </section>
  );
}
