/** Tartan cloth: bands crossing bands. */
import type { Motif } from '../motif.ts';
import { cardHeight, cardWidth, rect, repeat } from '../shapes.ts';

export const tartan: Motif = ({ first, second, third, pale }, chance) => {
  const set = chance.pick(74, 86, 98);
  const bands = [
    [0, 0.34, first],
    [0.42, 0.06, pale],
    [0.56, 0.2, second],
    [0.86, 0.04, third],
  ] as const;
  const band = (isDown: boolean): string =>
    repeat(Math.ceil((isDown ? cardWidth : cardHeight) / set), (place) =>
      bands
        .map(([at, share, fill]) =>
          isDown
            ? rect((place + at) * set, 0, share * set, cardHeight, fill)
            : rect(0, (place + at) * set, cardWidth, share * set, fill),
        )
        .join(''),
    );
  return `<g opacity=".62">${band(true)}</g><g opacity=".5">${band(false)}</g>`;
};
