/** What every header that a unit may choose has in common: its menu leads companies in, wherever the unit is open to them. */
import type { PageUnit } from '@offrande/api-client/contract';
import { mainMenu } from '@offrande/domain/access';
import { everythingOn } from '@offrande/domain/access/testing';
import { byKind } from '@offrande/domain/customer';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PageStage } from '../app/testing/page-stage.tsx';
import { notFoundBoot } from '../app/testing/sample-boot.ts';
import { Screen } from '../features/not-found/not-found.tsx';
import { LAYOUT_NAMES } from '../page/layout-names.ts';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const withoutCompanies = { ...everythingOn, features: { ...everythingOn.features, business: false } };

const wayForCompanies = (header: string, unit: Partial<PageUnit> = {}): string | null | undefined => {
  const layout = { ...notFoundBoot.unit.layout, header };
  render(<PageStage boot={{ ...notFoundBoot, unit: { ...notFoundBoot.unit, layout, ...unit } }} Screen={Screen} />);
  const menu = within(screen.getByRole('banner')).getByRole('navigation', { name: 'Shop' });
  return within(menu).queryByRole('link', { name: 'For companies' })?.getAttribute('href');
};

test.each(LAYOUT_NAMES.header)(
  'the header %s leads a guest to the home of companies, and not where the unit is closed to them [S2.21]',
  (header) => {
    expect(wayForCompanies(header)).toBe('/b2b');
    cleanup();
    expect(wayForCompanies(header, { menus: byKind((kind) => mainMenu(kind, withoutCompanies)) })).toBeUndefined();
  },
);
