/** A browser that runs no scripts: search and categories are answered by the server, and what needs scripts says so. */
import { expect, open, test } from './shop.ts';

test.use({ javaScriptEnabled: false });

test('without scripts the server answers the search, and pages that need scripts say so [S2.16][S2.17][S2.18]', async ({
  page,
  language,
  say,
}) => {
  await open(page, language, '/');
  const cards = page.getByRole('region', { name: say('Gift cards') });
  const found = cards.getByRole('listitem');
  const search = page.getByRole('searchbox');
  const send = page.getByRole('button', { name: say('Search'), exact: true });

  await search.fill('kino');
  await send.click();
  await expect(page).toHaveURL(/[?&]q=kino/);
  await expect(search).toHaveValue('kino');
  await expect(found).toHaveCount(1);
  await expect(found.getByRole('link')).toHaveAttribute('href', /\/product\/kino/);

  await search.fill('no such card at all');
  await send.click();
  await expect(found).toHaveCount(0);
  await search.fill('');
  await send.click();
  await expect(found).toHaveCount(12);

  const category = page.getByRole('radio').nth(1);
  await category.check({ force: true });
  await page.getByRole('switch').check({ force: true });
  await send.click();
  await expect(page).toHaveURL(/category=.+online=1/);
  await expect(category).toBeChecked();
  await expect(page.getByRole('switch')).toBeChecked();
  await expect(cards.getByRole('status')).toHaveText(new RegExp(`^${await found.count()} `));

  await open(page, language, '/');
  await page.getByRole('link', { name: say('Show all {0} gift cards').split('{0}')[0]!.trim() }).click();
  await expect(page).toHaveURL(/all=1/);
  expect(await found.count()).toBeGreaterThan(12);

  const [needed] = say('This needs JavaScript. Turn it on, or call us: {phone}.').split('{phone}');
  const said = page.getByRole('main').getByRole('paragraph').filter({ hasText: needed!.trim() });
  for (const path of ['/product/offrande', '/cart', '/query', '/account/cards']) {
    await open(page, language, path);
    await expect(said, path).toBeVisible();
  }
});
