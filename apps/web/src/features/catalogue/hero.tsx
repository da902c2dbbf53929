/** The shop's promise next to a sample card, in front of a wall of others. */
import { useLingui } from '@lingui/react/macro';
import type { HomePage } from '@offrande/api-client/contract';
import { GiftCard } from '@offrande/ui-kit/GiftCard';
import { LinkButton } from '@offrande/ui-kit/LinkButton';
import { useBoot } from '../../page/boot.tsx';
import { useMenuHref } from '../../shop/use-menu-href.ts';
import { CardArt } from './card-art.tsx';
import './hero.css';

const COLUMNS = 3;

/** Deals the cards of the wall to its columns in turn. */
const dealIntoColumns = (wall: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: COLUMNS }, (_, column) => wall.filter((_card, at) => at % COLUMNS === column));

function Wall({ wall }: { readonly wall: readonly string[] }) {
  return (
    <div className="hero-wall" aria-hidden="true">
      {dealIntoColumns(wall).map((cards) => (
        <div key={cards[0]} className="hero-column">
          {cards.map((url) => (
            <GiftCard key={url}>
              <CardArt url={url} />
            </GiftCard>
          ))}
        </div>
      ))}
    </div>
  );
}

/** The promise with its calls to action. */
export function HeroWords({ title, lead }: Pick<HomePage, 'title' | 'lead'>) {
  const { t } = useLingui();
  const query = useMenuHref()('cardQuery');
  return (
    <div className="hero-words">
      <h1 tabIndex={-1}>{title}</h1>
      <p className="hero-lead">{lead}</p>
      <div className="hero-acts">
        <LinkButton href="#catalogue" size="lg" iconEnd="arrow-forward">{t`Choose a card`}</LinkButton>
        {query !== null && <LinkButton href={query} size="lg" variant="line">{t`Check a balance`}</LinkButton>}
      </div>
    </div>
  );
}

export function Hero({ home }: { readonly home: HomePage }) {
  const { t } = useLingui();
  const { unit } = useBoot();
  const { title, lead, sampleLines, sampleAmount, samplePhotoUrl, wall } = home;
  return (
    <section className="hero">
      <div className="o-page hero-inside">
        <HeroWords title={title} lead={lead} />
        <div className="hero-cards">
          <Wall wall={wall} />
          <div className="hero-sample">
            <GiftCard
              emphasis="raised"
              label={t`A gift card of ${sampleAmount} that reads: ${sampleLines.join(', ')}`}
              lines={sampleLines}
              amount={sampleAmount}
              photoSrc={samplePhotoUrl}
            >
              <CardArt url={unit.cardImageUrl} isFirst />
            </GiftCard>
          </div>
        </div>
      </div>
    </section>
  );
}
