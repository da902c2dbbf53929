import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { PageStage } from '../app/testing/page-stage.tsx';
import { notFoundBoot } from '../app/testing/sample-boot.ts';
import { Screen } from '../features/not-found/not-found.tsx';

afterEach(cleanup);

const show = (outside: Partial<typeof notFoundBoot.unit.outside> = {}) => {
  const { unit } = notFoundBoot;
  render(
    <PageStage
      boot={{ ...notFoundBoot, unit: { ...unit, outside: { ...unit.outside, ...outside } } }}
      Screen={Screen}
    />,
  );
  return within(screen.getByRole('contentinfo'));
};
const hrefOf = (footer: ReturnType<typeof show>, name: string) =>
  footer.queryByRole('link', { name })?.getAttribute('href') ?? null;

test('the footer leads to the unit’s own pages in social networks [S1.46][S1.70]', () => {
  expect(hrefOf(show(), 'Instagram')).toBe('https://social.example/offrande');
  cleanup();
  expect(hrefOf(show({ social: [] }), 'Instagram')).toBeNull();
});

test('the footer has a button for each store that has the unit’s app, and none where there is no app [S1.49][S1.78]', () => {
  const footer = show();
  expect(hrefOf(footer, 'Get the app in the App Store')).toBe('https://apps.example/ios');
  expect(hrefOf(footer, 'Get the app on Google Play')).toBeNull();
  cleanup();
  expect(hrefOf(show({ googlePlay: 'https://apps.example/a' }), 'Get the app on Google Play')).toBe(
    'https://apps.example/a',
  );
});
