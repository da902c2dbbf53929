/** Fireworks at midnight. */
import type { Motif } from '../motif.ts';
import { circle, group, line, repeat } from '../shapes.ts';

export const fireworks: Motif = ({ first, second, third, pale }, chance) => {
  const burst = (x: number, y: number, radius: number, fill: string, rays: number): string =>
    group(`translate(${x} ${y}) rotate(${chance.whole(0, 20)})`, repeat(rays, (ray) => group(`rotate(${(360 / rays) * ray})`, line(`M0 ${-radius * 0.35}V${-radius}`, fill, 4) + circle(0, -radius * 1.18, 3, fill))) + circle(0, 0, radius * 0.14, fill));
  return burst(236, 92, 66, first, 14) + burst(118, 138, 46, third, 12) + burst(292, 178, 34, second, 10) + burst(44, 178, 22, pale, 8) + burst(188, 186, 22, pale, 8);
};
