/** Home layout "wall-and-grid": the promise next to a wall of cards, the catalogue below. */
import type { HomePage } from '@offrande/api-client/contract';
import { Catalogue } from './catalogue.tsx';
import { Hero } from './hero.tsx';

export function WallAndGrid({ home }: { readonly home: HomePage }) {
  return (
    <>
      <Hero home={home} />
      <Catalogue home={home} />
    </>
  );
}
