import { expect, test } from 'vitest';
import { PLACES } from '../page/route-table.ts';
import { matchRoute, NOT_FOUND } from './routes.ts';

/** Their data names them, or the unit does. */
const NAMED_BY_DATA: readonly string[] = ['home', 'product', 'content'];

const routeOf = ({ name, pattern }: (typeof PLACES)[number]) =>
  name === 'notFound' ? NOT_FOUND.route : matchRoute(pattern.replaceAll(/:\w+\??/gu, 'x')).route;

test.each(PLACES.filter(({ name }) => !NAMED_BY_DATA.includes(name)).map((place) => [place.name, place] as const))(
  'the page %s has a title of its own',
  async (name, place) => {
    const route = routeOf(place);
    await route.preload();
    expect([route.name, route.title()]).toEqual([name, expect.anything()]);
  },
);
