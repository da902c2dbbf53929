/** A parcel from above, tied with a ribbon. */
import type { Motif } from '../motif.ts';
import { path, rect } from '../shapes.ts';

export const ribbon: Motif = ({ first, second, third, pale, deep }, chance) => {
  const x = chance.whole(218, 246);
  const y = chance.whole(112, 126);
  const band = chance.pick(first, second);
  const tone = band === first ? second : first;
  return (
    rect(x - 15, 0, 30, 216, band) +
    rect(0, y - 15, 342, 30, band) +
    rect(x - 15, 0, 8, 216, tone) +
    rect(0, y + 7, 342, 8, tone) +
    path(
      `M${x} ${y}C${x - 40} ${y - 76} ${x - 110} ${y - 52} ${x - 88} ${y - 14}S${x - 30} ${y + 8} ${x} ${y}z`,
      third,
    ) +
    path(
      `M${x} ${y}C${x + 40} ${y - 76} ${x + 110} ${y - 52} ${x + 88} ${y - 14}S${x + 30} ${y + 8} ${x} ${y}z`,
      third,
    ) +
    path(
      `M${x - 14} ${y - 8}C${x - 40} ${y - 46} ${x - 80} ${y - 44} ${x - 70} ${y - 22}S${x - 34} ${y - 2} ${x - 14} ${y - 8}zM${x + 14} ${y - 8}C${x + 40} ${y - 46} ${x + 80} ${y - 44} ${x + 70} ${y - 22}S${x + 34} ${y - 2} ${x + 14} ${y - 8}z`,
      deep,
    ) +
    path(`M${x} ${y}L${x - 66} ${y + 74}l30-4 8 24z`, third) +
    path(`M${x} ${y}L${x + 58} ${y + 78}l-30-6-10 26z`, third) +
    rect(x - 17, y - 15, 34, 30, pale, 8)
  );
};
