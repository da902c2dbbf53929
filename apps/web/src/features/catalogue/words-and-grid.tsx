/** Home layout "words-and-grid": the promise as text only, the catalogue right below. */
import type { HomePage } from '@offrande/api-client/contract';
import { Catalogue } from './catalogue.tsx';
import { HeroWords } from './hero.tsx';

export function WordsAndGrid({ home }: { readonly home: HomePage }) {
  return (
    <>
      <section className="hero">
        <div className="o-page hero-alone">
          <HeroWords title={home.title} lead={home.lead} />
        </div>
      </section>
      <Catalogue home={home} />
    </>
  );
}
