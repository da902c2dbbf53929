/** The title of a page: from its screen, else from its data, else the unit's default. */
import type { I18n } from '@lingui/core';
import type { PageUnit } from '@offrande/api-client/contract';
import type { ShownPage } from './page-state.ts';

const pageName = ({ route, data }: ShownPage, i18n: I18n): string | null => {
  const title = route.title();
  if (title !== null) return i18n._(title);
  if (data.kind === 'product') return data.product.product.productName;
  if (data.kind === 'content') return data.content.title;
  return null;
};

export const pageTitle = (page: ShownPage, unit: PageUnit, i18n: I18n): string => {
  const name = pageName(page, i18n);
  return name === null ? unit.metaTitle : `${name} · ${unit.name}`;
};
