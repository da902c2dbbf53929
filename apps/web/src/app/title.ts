/** The title of a page: what its data names, else what its route is called, else the unit's own. */
import type { I18n } from '@lingui/core';
import type { PageUnit } from '@offrande/api-client/contract';
import type { ShownPage } from './page-state.ts';

const nameOf = ({ route, data }: ShownPage, i18n: I18n): string | null => {
  if (data.kind === 'product') return data.product.product.productName;
  if (data.kind === 'content') return data.content.title;
  return route.title && i18n._(route.title);
};

export const titleOf = (page: ShownPage, unit: PageUnit, i18n: I18n): string => {
  const name = nameOf(page, i18n);
  return name === null ? unit.metaTitle : `${name} · ${unit.name}`;
};
