/** A stand-in for the giver's photo in previews: two people at sunset, drawn, 200 units square. */
import { circle, path, rect } from './shapes.ts';

/** The sample photo as SVG text, square. */
export function drawSamplePhoto(): string {
  const people =
    path('M38 206c-2-44 4-86 30-86s34 42 32 86z', '#1E2A6B') +
    path('M92 206c-2-40 4-74 27-74s31 34 29 74z', '#00604E') +
    circle(71, 98, 23, '#5B2E22') +
    path('M48 97a23 23 0 0 1 46-2c-12 1-19-3-24-8-5 6-12 10-22 10z', '#3A1A14') +
    circle(116, 111, 19, '#4A2219') +
    path('M97 112a19 19 0 0 1 38-2c0 8-2 16-4 20-1-9-5-17-10-21-6 4-14 5-24 3z', '#2B120D');
  const land =
    rect(0, 0, 200, 200, '#F7D9A6') +
    circle(138, 62, 28, '#FFF0CC') +
    path('M0 96c40-14 70-2 100 8s66 4 100-18v114H0z', '#EFB57E') +
    path('M0 128c50-26 90-8 126-2s52-8 74-22v96H0z', '#E2875B') +
    path('M0 162c46-18 100-14 200-4v42H0z', '#B85A43');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200" viewBox="0 0 200 200">${land}${people}</svg>`;
}
