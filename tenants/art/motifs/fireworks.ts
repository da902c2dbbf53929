/** Fireworks at midnight. */
import type { Motif } from '../motif.ts';
import { circle, line, n, repeat } from '../shapes.ts';

export const fireworks: Motif = ({ first, second, third, pale }, chance) => {
  const burst = (x: number, y: number, radius: number, fill: string, rays: number): string => {
    const turn = chance.between(0, 1);
    const at = (ray: number, reach: number): string =>
      `${n(x + Math.cos(turn + (ray * 2 * Math.PI) / rays) * radius * reach)} ${n(y + Math.sin(turn + (ray * 2 * Math.PI) / rays) * radius * reach)}`;
    const streaks = repeat(rays, (ray) => `M${at(ray, 0.35)}L${at(ray, 1)}`);
    const sparks = repeat(rays, (ray) => `M${at(ray, 1.2)}h.1`);
    return line(streaks, fill, 4) + line(sparks, fill, 6) + circle(x, y, radius * 0.14, fill);
  };
  return (
    burst(236, 92, 66, first, 14) +
    burst(118, 138, 46, third, 12) +
    burst(292, 178, 34, second, 10) +
    burst(44, 178, 22, pale, 8) +
    burst(188, 186, 22, pale, 8)
  );
};
