/** A page with the unit's own content, such as the terms and conditions. Source: A-45. */
import { PageHeading } from '@offrande/ui-kit/PageHeading';
import type { ScreenProps } from '../../page/screen.ts';
import './content.css';
import { UnitText } from './unit-text.tsx';

export function Screen({ data }: ScreenProps) {
  if (data.kind !== 'content') return null;
  const { title, html } = data.content;
  return (
    <article className="o-page content">
      <PageHeading>{title}</PageHeading>
      <UnitText html={html} />
    </article>
  );
}
